import { cardId, milestoneId, type Event, type State } from "@blueplate/engine";
import { type GameStarted, type Played, type Rules, seatOf, type Table, type Tagged } from "@blueplate/kernel";
import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { addQuality, botsWith, noQuality, type PlayQuality, qualityOf } from "../src/index.ts";
import { playOut } from "./arena.ts";

const rulesFor = (seats: number): Rules =>
  Result.getOrThrow(foodChainMagnate.load({ modules: modulesOf("standard"), options: {}, seats }));
const rules = rulesFor(2);

/** The quality of a line that tells these facts, the first seat being the winner. */
const told = (...events: readonly Event[]): PlayQuality => toldOf(undefined, ...events);
const toldOf = (seats: readonly number[] | undefined, ...events: readonly Event[]): PlayQuality => {
  // cast: what is read of an entry are its facts, of a state its outcome.
  const line = [{ events }] as unknown as readonly (GameStarted<Tagged> | Played<Tagged>)[];
  const state = { stage: { _tag: "over", winner: 0, ranking: [] } };
  return qualityOf({ rules, line, state }, seats);
};

const [one, two] = [seatOf(0), seatOf(1)];
const cards = { waitress: cardId("waitress"), cook: cardId("kitchen-trainee"), burgers: cardId("burger-cook") };
const hired = (seat: typeof one, employee: typeof cards.cook): Event => ({
  _tag: "Hired",
  seat,
  employee,
  using: null,
  byManager: false,
  phantom: false,
});
// cast: the stage is not read.
const round = (number: number): Event => ({ _tag: "PhaseBegan", round: number, stage: {} }) as unknown as Event;
const gone = (seat: typeof one, beach: State["chains"][number]["beach"]): Event => ({
  _tag: "Dismissed",
  seat,
  atWork: {},
  beach,
  busy: [],
});
const served = (seat: typeof one, unitPrice: number): Event => ({
  _tag: "HouseServed",
  house: 1,
  seat,
  goods: { burger: 2 },
  garden: false,
  unitPrice,
  distance: 0,
  bonus: 0,
  income: 2 * unitPrice,
  offers: [],
});

describe("how a game was played", () => {
  it("counts every good that is made, sold and thrown away, and every dollar", () => {
    const steady = botsWith({}).filter(({ id }) => id === "steady");
    for (const [seats, seed] of [
      [2, "quality-1"],
      [3, "quality-2"],
    ] as const) {
      const table: Table = playOut(rulesFor(seats), steady, seed);
      // cast: the table is of this game.
      const { chains } = table.state as State;
      const { counts } = qualityOf(table);
      const left = chains.reduce((sum, { stock }) => sum + (stock.burger ?? 0), 0);
      expect(counts.made["burger"]).toBeGreaterThan(0);
      expect(counts.made["burger"]).toBe((counts.sold["burger"] ?? 0) + (counts.thrown["burger"] ?? 0) + left);
      const cash = chains.reduce((sum, chain) => sum + chain.cash, 0);
      expect(Object.values(counts.income).reduce((sum, amount) => sum + amount, 0)).toBe(cash);
    }
  });

  it("tells prices below and above that of the rules", () => {
    const { counts, winsWith } = told(served(one, 10), served(one, 9), served(two, 20));
    expect(counts.prices).toEqual({ usual: 1, cut: 1, luxury: 1 });
    expect(winsWith.prices).toEqual({ usual: 1, cut: 1 });
    expect(counts.sold).toEqual({ burger: 6 });
  });

  it("counts cards without a salary that go on the day they came, and no others", () => {
    const day = [round(1), hired(one, cards.waitress), hired(one, cards.waitress)];
    expect(told(...day, gone(one, { waitress: 1 })).counts.firedOnArrival).toEqual({ waitress: 1 });
    expect(told(...day, round(2), gone(one, { waitress: 1 })).counts.firedOnArrival).toEqual({});
    expect(told(...day, gone(two, { waitress: 1 })).counts.firedOnArrival).toEqual({});
    const trained: Event = {
      _tag: "Trained",
      seat: one,
      employee: cards.cook,
      to: cards.burgers,
      teachers: [],
      phantom: false,
      copy: null,
    };
    const paid = told(round(1), hired(one, cards.cook), trained, gone(one, { "burger-cook": 1 }));
    expect(paid.counts.firedOnArrival).toEqual({});
    const { burgers: employee } = cards;
    const given: Event = {
      _tag: "CardsGained",
      seat: one,
      employee,
      count: 1,
      milestone: milestoneId("first-burger-produced"),
    };
    expect(told(round(1), given, gone(one, { "burger-cook": 2 })).counts.firedOnArrival).toEqual({ "burger-cook": 1 });
    expect(paid.counts.trained).toEqual({ "burger-cook": 1 });
  });

  it("sees seats that open alike, whatever they do later", () => {
    const alike = [round(1), hired(one, cards.cook), hired(two, cards.cook)];
    expect(told(...alike, round(4), hired(one, cards.waitress)).sameOpenings).toBe(1);
    expect(told(...alike, round(3), hired(one, cards.waitress)).sameOpenings).toBe(0);
  });

  it("is told of some seats alone", () => {
    const { counts, winsWith, sameOpenings } = toldOf([1], hired(one, cards.cook), hired(two, cards.waitress));
    expect(counts.hired).toEqual({ waitress: 1 });
    expect(winsWith.hired).toEqual({});
    expect(sameOpenings).toBe(0);
  });

  it("adds up", () => {
    const both = addQuality(addQuality(noQuality, told(hired(one, cards.cook))), told(hired(two, cards.cook)));
    expect(both.games).toBe(2);
    expect(both.counts.hired).toEqual({ "kitchen-trainee": 2 });
    expect(both.gamesWith.hired).toEqual({ "kitchen-trainee": 2 });
    expect(both.winsWith.hired).toEqual({ "kitchen-trainee": 1 });
    expect(noQuality.counts.hired).toEqual({});
  });
});
