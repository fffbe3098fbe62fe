import { loadRules, modulesOf } from "@blueplate/variants";
import type { GameConfig, Rules, Tagged } from "@blueplate/kernel";
import type { ScenarioHead } from "@blueplate/kernel/scenario";
import { randomGame } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/model/index.ts";
import { positionOf } from "../../src/position/index.ts";
import { type GivenPosition, impossibleInPlay, settledIn } from "../../src/scenario/index.ts";
import { foodChainMagnateScenarios as host } from "@blueplate/variants/scenario";
import { setup } from "@blueplate/variants/testing/law-setup";

const NAMES = ["ann", "bob", "cleo", "dan", "eve"];

const headOf = (config: GameConfig): ScenarioHead => ({
  scenario: "P-1",
  title: "In play",
  rules: ["R4.1"],
  config,
  players: NAMES.slice(0, config.seats),
});

type Fields = Readonly<Record<string, unknown>>;

/** Why such a position cannot be, and in which field; null when it can. */
const faultOf = (config: GameConfig, fields: Fields) => {
  const ruleset = Result.getOrThrow(loadRules(config)).ruleset;
  const head = headOf(config);
  const opened = positionOf(ruleset, head, fields);
  if (Result.isFailure(opened)) return opened.failure;
  const { given, state } = opened.success;
  return impossibleInPlay({ ruleset, head, given, state });
};

/** The fields of a state as if it stood at the start of its phase. */
const fieldsOf = (config: GameConfig, rules: Rules, state: State): Fields | null =>
  host.write(headOf(config), { rules: rules as never, state });

/** One phase in so many is looked at: a round has another number of them, so that each comes up. */
const PHASES_ONE_IN = 5;

/** The faults found at the starts of phases that these facts begin, after which the state was `from`; `isLooked` counts them. */
const faultsIn = (
  rules: Rules,
  from: unknown,
  events: readonly Tagged[],
  isLooked: () => boolean,
): readonly unknown[] => {
  let state = from;
  return events.flatMap((event) => {
    state = rules.evolve(state, event);
    const fields =
      // cast: the tables are of this game.
      event._tag === "PhaseBegan" && isLooked() ? fieldsOf(rules.config, rules, state as State) : null;
    const found = fields && faultOf(rules.config, fields);
    return found ? [found] : [];
  });
};

// Chance lets marketeers go, throws goods away and goes bankrupt more often than anybody who plays to win.
it.each(Object.entries(setup.rules))("every position of a real game can be, also of one by chance: %s", (_, rules) => {
  let [last, phases] = [0, 0];
  for (const { before, entry, after } of randomGame(rules, "in play", 600)) {
    const events = "events" in entry ? entry.events : [];
    expect(faultsIn(rules, before.state, events, () => phases++ % PHASES_ONE_IN === 0)).toEqual([]);
    // cast: as above.
    last = (after.state as State).round;
  }
  expect(last).toBeGreaterThan(5);
});

const MAP = ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"];
type Part = Readonly<Record<string, unknown>>;

/** The fault of a position of ann and bob in round 11, after the break unless `given` says otherwise; the money is made to add up. */
const fault = (given: Part = {}, ann: Part = {}, config: Partial<GameConfig> = {}) => {
  const table = { modules: [], options: {}, seats: 2, ...config };
  const chains = {
    ann: { restaurants: [{ at: [0, 0], entrance: "SE" }], ...ann },
    bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
  };
  const after = table.modules.length === 0 ? { breaks: 1, reserves: { ann: 200, bob: 300 } } : {};
  const whole = { round: 11, phase: "working", ...after, ...given, chains };
  const ruleset = Result.getOrThrow(loadRules(table)).ruleset;
  // cast: what it needs of a file is there.
  const settled = settledIn({ ruleset, head: headOf(table), given: whole as unknown as GivenPosition });
  return faultOf(table, { map: MAP, given: { ...settled, ...whole } });
};

const tagOf = (...of: Parameters<typeof fault>): string | null => fault(...of)?.reason?._tag ?? null;
const many = (employee: string, count: number): readonly string[] => Array.from({ length: count }, () => employee);
const BILLBOARD = { campaign: 14, owner: "ann", good: "beer", left: 1, at: [3, 5] };
const RADIO = { campaign: 1, owner: "ann", good: "beer", left: 1, at: [3, 5] };
const AWAY = { busy: [{ employee: "marketing-trainee", campaign: 14 }] };
const FREEZER = { milestones: ["first-throw-away"] };
const INTRODUCTORY = { modules: modulesOf("introductory") };

describe("R15 money and CEO slots follow from the break and its reserve cards", () => {
  it("what the bank began with and what the cards added is in the bank or with the companies", () => {
    expect([fault(), fault({ bank: 550 }, { cash: 50 }), fault({}, {}, INTRODUCTORY)]).toEqual([null, null, null]);
    expect(fault({ bank: 601 })).toMatchObject({
      field: "given.bank",
      rule: "R15.2",
      reason: { _tag: "MoneyAstray", there: 601, due: 600, breaks: 1 },
    });
    expect(fault({ bank: 600 }, { cash: 1 })?.reason).toMatchObject({ there: 601, due: 600 });
    expect(fault({ bank: 600, breaks: 0 })?.reason).toMatchObject({ there: 600, due: 100, breaks: 0 });
    expect(fault({ bank: 100 }, {}, INTRODUCTORY)?.reason).toMatchObject({ there: 100, due: 150 });
  });

  it("the slots are those of most cards, of several as frequent ones the highest; three before the break", () => {
    expect(fault({ ceoSlots: 4 })).toBeNull();
    expect(fault({ ceoSlots: 3 })).toMatchObject({
      field: "given.ceoSlots",
      rule: "R5.3",
      reason: { _tag: "OtherCeoSlots", slots: 4, breaks: 1 },
    });
    expect(fault({ ceoSlots: 4, breaks: 0 })?.reason).toMatchObject({ slots: 3, breaks: 0 });
    const five = { ann: 200, bob: 200, cleo: 300, dan: 300, eve: 200 };
    const table = { modules: [], options: {}, seats: 5 };
    const here = { ruleset: Result.getOrThrow(loadRules(table)).ruleset, head: headOf(table) };
    expect(settledIn({ ...here, given: { phase: "working", breaks: 1, reserves: five } as GivenPosition })).toEqual({
      bank: 1450,
      ceoSlots: 3,
    });
  });

  it("after the break all cards lie open; a game that ends with it does not go on", () => {
    expect(fault({ reserves: { ann: 200 } })).toMatchObject({
      field: "given.reserves",
      reason: { _tag: "ReserveMissing", player: "bob" },
    });
    expect(tagOf({ breaks: 0, reserves: {} })).toBeNull();
    expect(fault({ breaks: 1 }, {}, INTRODUCTORY)).toMatchObject({ field: "given.breaks", rule: "R21.1" });
  });

  it("R15.4 a structure made before the break stays until the round is over; R17.2 its managers may be let go", () => {
    const two = { reserves: { ann: 100, bob: 100 } };
    const three = { atWork: many("waitress", 3) };
    expect(["payday", "marketing", "cleanup"].map((phase) => tagOf({ ...two, phase }, three))).toEqual([
      null,
      null,
      null,
    ]);
    expect(["working", "dinnertime"].map((phase) => tagOf({ ...two, phase }, three))).toEqual([
      "TooManyAtWork",
      "TooManyAtWork",
    ]);
    const four = { atWork: many("waitress", 4) };
    expect(["payday", "marketing"].map((phase) => tagOf({ ...two, phase }, four))).toEqual(["TooManyAtWork", null]);
    expect(tagOf({ ...two, phase: "marketing" }, { atWork: many("management-trainee", 4) })).toBe("TooManyAtWork");
  });
});

describe("goods are there only until clean-up, and only those that somebody can have got", () => {
  it("R19.1 before the working day none but what a freezer keeps that was gained in an earlier round", () => {
    for (const phase of ["restructuring", "order-of-business", "working"]) {
      expect(fault({ phase }, { stock: { burger: 4 } })).toMatchObject({
        field: "given.chains.ann.stock",
        rule: "R19.1",
        reason: { _tag: "GoodsLeftOver", most: 0 },
      });
    }
    const gone = { milestonesGone: FREEZER.milestones };
    expect(tagOf(gone, { ...FREEZER, stock: { burger: 4, beer: 6 } })).toBeNull();
    expect(fault(gone, { ...FREEZER, stock: { burger: 5, beer: 6 } })?.reason).toMatchObject({ most: 10 });
    expect(tagOf({}, { ...FREEZER, stock: { beer: 1 } })).toBe("GoodsLeftOver");
  });

  it("R11 later no more than cooks make and buyers fetch", () => {
    const at = (ann: Part, phase = "dinnertime") => fault({ phase }, ann)?.reason ?? null;
    const cooks = { atWork: ["burger-cook", "kitchen-trainee"] };
    expect(at({ ...cooks, stock: { burger: 4 } })).toBeNull();
    expect(at({ ...cooks, stock: { burger: 3, pizza: 1 } }, "payday")).toBeNull();
    expect(at({ ...cooks, stock: { burger: 5 } })).toEqual({ _tag: "MoreThanMade", most: 4 });
    expect(at({ ...cooks, stock: { burger: 4, pizza: 1 } })).toEqual({ _tag: "MoreThanMade", most: 4 });
    expect(at({ ...cooks, stock: { beer: 1 } })).toEqual({ _tag: "MoreThanMade", most: 0 });
    // Two sources of beer on the map, from each of which a cart takes two.
    const carts = { atWork: ["cart-operator", "errand-boy"] };
    expect(at({ ...carts, stock: { beer: 5 } })).toBeNull();
    expect(at({ ...carts, stock: { beer: 6 } })).toEqual({ _tag: "MoreThanMade", most: 5 });
    expect(at({ ...carts, milestones: ["first-errand-boy"], stock: { beer: 8 } })).toBeNull();
  });

  it("R17.2 after payday the cooks may be gone, but no more of them than there are cards", () => {
    for (const phase of ["marketing", "cleanup"]) {
      expect(tagOf({ phase }, { stock: { burger: 38 } })).toBeNull();
      expect(fault({ phase }, { stock: { burger: 5000 } })).toMatchObject({
        field: "given.chains.ann.stock.burger",
        rule: "R11.1",
        reason: { _tag: "MoreThanMade", most: 38 },
      });
    }
  });
});

it("R5.2 in the first round the CEO works alone: nothing is earned, gained, launched or laid out", () => {
  const early = (given: Part = {}, ann: Part = {}) => tagOf({ round: 1, breaks: 0, ...given }, ann);
  expect([early(), early({ phase: "dinnertime" }, { beach: ["trainer"] })]).toEqual([null, null]);
  const refused = [
    early({ breaks: 1 }),
    early({}, { cash: 1 }),
    early({}, { beach: ["trainer"] }),
    early({ phase: "restructuring" }, { hand: ["trainer"] }),
    early({ phase: "dinnertime" }, { atWork: ["trainer"] }),
    early({ phase: "dinnertime" }, { beach: ["trainer", "trainer"] }),
    early({}, { milestones: ["first-train"] }),
    early({ houses: { 2: { demand: ["beer"] } } }),
    early({ campaigns: [BILLBOARD], phase: "dinnertime" }, AWAY),
  ];
  expect(new Set(refused)).toEqual(new Set(["FirstRound"]));
});

describe("campaigns and their marketeers", () => {
  const running = (campaign: Part, given: Part = {}, ann: Part = {}, config: Partial<GameConfig> = {}) =>
    fault({ campaigns: [campaign], ...given }, ann, config);

  it("R10.12 who has an endless campaign holds the milestone, and its marketeer never comes back", () => {
    const endless = { ...BILLBOARD, left: "endless" };
    expect(running(endless, {}, { ...AWAY, milestones: ["first-billboard"] })).toBeNull();
    expect(running(endless, {}, AWAY)).toMatchObject({
      field: "given.campaigns[0].left",
      reason: { _tag: "NotEndless" },
    });
    expect(running(endless, {}, { milestones: ["first-billboard"] })).toMatchObject({
      field: "given.chains.ann.busy",
      rule: "R10.11",
      reason: { _tag: "MarketeerMissing", campaign: 14 },
    });
  });

  it("R17.10 only payday lets a marketeer go, one with a salary, of somebody who has less than that left", () => {
    const missing = (...of: Parameters<typeof running>): boolean => running(...of)?.reason?._tag === "MarketeerMissing";
    expect(missing(BILLBOARD)).toBe(false);
    expect(missing(BILLBOARD, {}, {}, INTRODUCTORY)).toBe(true);
    expect(missing(BILLBOARD, {}, {}, { modules: modulesOf("second-game") })).toBe(true);
    expect(missing(BILLBOARD, {}, AWAY, INTRODUCTORY)).toBe(false);
    expect(missing(BILLBOARD, { round: 3 })).toBe(true);
    expect(missing(BILLBOARD, { round: 3, phase: "marketing" })).toBe(false);
    expect(missing(BILLBOARD, { round: 2, phase: "marketing" })).toBe(true);
    expect(missing({ ...RADIO, left: 4 }, {}, { cash: 4 })).toBe(false);
    expect(missing({ ...RADIO, left: 4 }, {}, { cash: 5 })).toBe(true);
    expect(missing({ ...RADIO, left: 4 }, { phase: "payday" }, { cash: 5 })).toBe(false);
    expect(missing({ ...RADIO, left: 5 }, { phase: "dinnertime" })).toBe(true);
    expect(missing({ ...RADIO, left: 5 }, { phase: "marketing" })).toBe(false);
    expect(missing({ ...RADIO, left: 5 }, { phase: "marketing" }, { cash: 5 })).toBe(true);
  });

  it("R10.10, R18.5 no more rounds are left than the marketeer may name, less those that it ran", () => {
    const left = (rounds: number, phase: string) =>
      running({ ...BILLBOARD, left: rounds }, { phase }, AWAY)?.reason ?? null;
    expect([left(1, "working"), left(2, "dinnertime"), left(2, "marketing"), left(1, "cleanup")]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(left(3, "dinnertime")).toEqual({ _tag: "WrongRoundsLeft", most: 2 });
    expect([left(2, "working"), left(2, "cleanup")]).toEqual([
      { _tag: "WrongRoundsLeft", most: 1 },
      { _tag: "WrongRoundsLeft", most: 1 },
    ]);
  });
});
