import { cardId, milestoneId, type Event, rulesetOf, type State } from "@blueplate/engine";
import { type GameStarted, type Played, type Rules, seatOf, type Table, type Tagged } from "@blueplate/kernel";
import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import {
  addQuality,
  botsWith,
  expectedKinds,
  noQuality,
  type PlayQuality,
  qualityFigures,
  qualityOf,
} from "../../src/index.ts";
import { playOut } from "../arena.ts";

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

  it("numbers the restaurants that a chain opens", () => {
    const opened = (seat: typeof one): Event => ({
      _tag: "RestaurantPlaced",
      seat,
      manager: cardId("regional-manager"),
      at: [0, 0],
      entrance: "SE",
      open: true,
    });
    const { counts, gamesWith, winsWith } = told(opened(one), opened(two), opened(two));
    expect(counts.built).toEqual({ "restaurant-2": 2, "restaurant-3": 1 });
    expect(gamesWith.built).toEqual({ "restaurant-2": 1, "restaurant-3": 1 });
    expect(winsWith.built).toEqual({ "restaurant-2": 1 });
  });

  it("tells which companies sat there and which has won, where that is known", () => {
    const table = { rules, line: [], state: { stage: { _tag: "over", winner: 1, ranking: [] } } };
    const { counts, winsWith } = qualityOf(table, undefined, ["pizza", "drinks"]);
    expect(counts.archetypes).toEqual({ pizza: 1, drinks: 1 });
    expect(winsWith.archetypes).toEqual({ drinks: 1 });
    const first = qualityOf(table, [0], ["pizza", "drinks"]);
    expect([first.counts.archetypes, first.winsWith.archetypes]).toEqual([{ pizza: 1 }, {}]);
    expect(qualityOf(table, undefined, [undefined, "drinks"]).counts.archetypes).toEqual({ drinks: 1 });
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

describe("the figures", () => {
  const advertised = (seat: typeof one, campaign: number, good: "burger" | "beer"): Event => ({
    _tag: "CampaignLaunched",
    seat,
    marketer: cardId("marketing-trainee"),
    campaign,
    good,
    left: 1,
    place: { at: [3, 3], turned: false },
  });
  const produced: Event = { _tag: "Produced", seat: one, cook: cards.cook, good: "burger", count: 4 };
  const cleared: Event = { _tag: "StockCleared", seat: one, kept: {}, thrown: { burger: 1 } };
  const [radio, billboard] = [1, 11];

  it("are shares of what was made, of the campaigns and of the games", () => {
    const games = [
      told(produced, cleared, advertised(one, radio, "burger"), advertised(two, billboard, "burger")),
      told(round(1), hired(one, cards.cook), hired(two, cards.waitress), advertised(one, billboard, "burger")),
      told(advertised(one, billboard, "beer")),
      told(round(1), hired(one, cards.cook), hired(two, cards.cook)),
    ];
    const figures = qualityFigures(games.reduce(addQuality, noQuality), { campaignGoods: ["burger", "beer", "pizza"] });
    expect(figures).toMatchObject({ thrown: 0.25, cards: 2, campaignsInVain: 0 });
    expect(Object.entries(figures.campaignGoods)).toEqual([
      ["pizza", 0],
      ["beer", 0.25],
      ["burger", 0.75],
    ]);
    expect(Object.entries(figures.campaignKinds)).toEqual([
      ["radio", 0.25],
      ["billboard", 0.75],
    ]);
    // Alike are the last one, and none of the others: who advertised in round 0 did so alone.
    expect(figures.sameOpenings).toBe(0.25);
  });

  it("name what no game has, and what has won none", () => {
    const quality = told(served(one, 10), served(two, 20), hired(two, cards.cook));
    const { neverSeen, neverWon } = qualityFigures(quality, { prices: ["cut", "usual", "luxury"], sold: ["burger"] });
    expect(neverSeen).toEqual({ prices: ["cut"] });
    expect(neverWon).toEqual({ prices: ["luxury"] });
    // Nobody says what his company means to become: none is missed.
    expect(qualityFigures(quality, { archetypes: ["pizza"] }).neverSeen).toEqual({});
    const table = { rules, line: [], state: { stage: { _tag: "over", winner: 1, ranking: [] } } };
    const known = qualityFigures(qualityOf(table, undefined, ["drinks", "drinks"]), {
      archetypes: ["pizza", "drinks"],
    });
    expect([known.neverSeen, known.neverWon]).toEqual([{ archetypes: ["pizza"] }, {}]);
  });

  it("expect of a game what its rules have", () => {
    const standard = expectedKinds(rulesetOf(rulesFor(4)), 4);
    expect(standard.campaignKinds?.toSorted()).toEqual(["airplane", "billboard", "mailbox", "radio"]);
    expect(standard.built).toEqual(["house", "garden", "restaurant-2", "restaurant-3"]);
    expect(standard.prices).toEqual(["cut", "usual", "luxury"]);
    expect(standard.milestones).toHaveLength(18);
    expect(standard.sold).toHaveLength(5);
    expect(standard.archetypes).toHaveLength(8);
    expect(expectedKinds(rulesetOf(rules), 2).archetypes).toHaveLength(6);
    const introductory = Result.getOrThrow(
      foodChainMagnate.load({ modules: modulesOf("introductory"), options: {}, seats: 4 }),
    );
    expect(expectedKinds(rulesetOf(introductory), 4).milestones).toEqual([]);
  });
});
