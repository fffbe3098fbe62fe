import { cardId, type EventOf, fullSupply, rulesetOf } from "@blueplate/engine";
import { evening, give, only, runOn, type GameMoment } from "@blueplate/variants/testing/evening";
import { forecastOf, servicesOf } from "@blueplate/forecast";
import type { Rules } from "@blueplate/kernel";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

const at = (phase: string, chains: readonly object[], more: object = {}, modules = ["kimchi"]): GameMoment =>
  evening(
    phase,
    chains.map((chain) => ({ ...chain })),
    { ...more },
    {},
    modules,
  );
const served = (scene: GameMoment): readonly EventOf<"HouseServed">[] => only(runOn(scene).events, "HouseServed");
const rulesFor = (seats: number, ...more: readonly string[]): Rules =>
  Result.getOrThrow(loadRules({ modules: ["kimchi", ...more].map((id) => ({ id, version: 1 })), options: {}, seats }));

const MASTER = { atWork: ["kimchi-master"] };
const FREEZER = { milestones: ["first-throw-away"] };
const EARLIER = { milestonesGone: ["first-throw-away"] };
const BURGER = { houses: { 2: { demand: ["burger"] } } };

describe("E0 what kimchi brings", () => {
  it("E0.4, E0.3 one more luxuries manager, whatever the number of players; masters as other 1x cards", () => {
    const piles = [2, 4].map((seats) => fullSupply(rulesetOf(rulesFor(seats)).content, seats).employees);
    expect(piles.map((pile) => [pile["luxuries-manager"], pile[cardId("kimchi-master")]])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it("E0.5 no campaign advertises it", () => {
    const scene = at("working", [{ atWork: ["marketing-trainee"] }, {}]);
    const slot = scene.rules.forms["work.launchCampaign"]?.slots.find(({ name }) => name === "good");
    const offered =
      slot?.shape === "choice" ? slot.candidates(scene.state, scene.state.turnOrder[0] ?? (0 as never), {}) : [];
    expect(offered).toContain("burger");
    expect(offered).not.toContain("kimchi");
  });

  it("E0.6 a master is hired, and draws a salary", () => {
    const { scene, refused } = give(at("working", [{}, {}]), 0, {
      _tag: "work.hire",
      employee: cardId("kimchi-master"),
    });
    expect(refused).toBeNull();
    expect(scene.state.chains[0]?.beach).toEqual({ "kimchi-master": 1 });
    const { rules, state } = at("payday", [{ ...MASTER, cash: 20 }, {}]);
    const [chain] = state.chains;
    const ruleset = rulesetOf(rules);
    expect(chain && ruleset.formulas.billOf(ruleset, state, chain.seat, chain).due).toBe(5);
  });
});

describe("E5.1, E5.2 kimchi over night", () => {
  it("is made by who was at work, after everything else was thrown away", () => {
    const stock = { kimchi: 1, burger: 2 };
    const { state, events } = runOn(
      at("cleanup", [
        { ...MASTER, stock },
        { beach: ["waitress"], stock },
      ]),
    );
    expect(only(events, "StockCleared").map(({ thrown }) => thrown)).toEqual([stock, stock]);
    expect(state.chains.map((chain) => chain.stock)).toEqual([{ kimchi: 1 }, {}]);
    const idle = at("cleanup", [{ beach: ["kimchi-master"] }, { beach: ["waitress"] }]);
    expect(runOn(idle).state.chains[0]?.stock).toEqual({});
  });

  it("is food: what is thrown away counts for the milestone", () => {
    const { events } = runOn(at("cleanup", [{ stock: { kimchi: 1 } }, { beach: ["waitress"] }]));
    expect(only(events, "MilestoneGained")).toMatchObject([{ seat: 0, milestone: "first-throw-away" }]);
  });

  it("is made neither in the kitchen nor at a bankrupt chain", () => {
    const scene = at("working", [MASTER, {}]);
    const command = { _tag: "work.produce", cook: cardId("kimchi-master"), good: "burger" } as const;
    expect(give(scene, 0, command).refused).not.toBeNull();
    const gone = at("cleanup", [MASTER, { beach: ["waitress"] }, { beach: ["waitress"] }]);
    const chains = gone.state.chains.map((chain) => (chain.seat === 0 ? { ...chain, bankrupt: true } : chain));
    expect(runOn({ ...gone, state: { ...gone.state, chains } }).state.chains[0]?.stock).toEqual({});
  });
});

describe("E5.3, E5.4 dinner", () => {
  const near = { stock: { burger: 1 }, atWork: ["discount-manager"] };
  const withKimchi = { stock: { burger: 1, kimchi: 2 } };
  const low = { milestonesGone: ["first-lower-prices"] };

  it("whoever has kimchi comes first, whatever price and distance, and sells exactly one with the order", () => {
    const [sale] = served(at("dinnertime", [near, withKimchi], { ...BURGER, ...low }));
    expect(sale).toMatchObject({ seat: 1, goods: { burger: 1, kimchi: 1 }, income: 20 });
    expect(sale?.offers.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it("is paid as any piece: twice with a garden, and bonuses of the others stay theirs", () => {
    const chain = { ...withKimchi, milestones: ["first-burger-marketed"] };
    const houses = { 2: { demand: ["burger"], garden: "S" } };
    const [sale] = served(at("dinnertime", [chain, {}], { houses, milestonesGone: ["first-burger-marketed"] }));
    expect(sale).toMatchObject({ bonus: 5, income: 45 });
  });

  it("has a bonus like any piece, where a rule gives one", () => {
    const { rules, state } = at("dinnertime", [withKimchi, {}], BURGER);
    const ruleset = rulesetOf(rules);
    const formulas = { ...ruleset.formulas, bonusFor: () => 5 };
    const [house] = state.town.houses.filter(({ demand }) => demand.length > 0);
    const [chain] = state.chains;
    if (!house || !chain) throw new Error("a house and a chain expected");
    const sale = formulas.saleTo({ ...ruleset, formulas }, state, house, chain.seat);
    expect(sale).toMatchObject({ bonus: 10, income: 30 });
  });

  it("among those with kimchi the usual competition decides; without the goods it helps nobody", () => {
    const both = at("dinnertime", [{ ...withKimchi, atWork: ["discount-manager"] }, withKimchi], { ...BURGER, ...low });
    expect(served(both)[0]?.seat).toBe(0);
    const lacking = at("dinnertime", [near, { stock: { kimchi: 1 } }], { ...BURGER, ...low });
    expect(served(lacking)).toMatchObject([{ seat: 0, goods: { burger: 1 } }]);
  });

  it("goes out: the next house sees what is left, and a house without demand takes none", () => {
    const scene = at("dinnertime", [near, { stock: { burger: 2, kimchi: 1 } }], {
      houses: { 2: { demand: ["burger"] }, 4: { demand: ["burger"] } },
      ...low,
    });
    expect(served(scene).map(({ seat, goods }) => [seat, goods])).toEqual([
      [1, { burger: 1, kimchi: 1 }],
      [0, { burger: 1 }],
    ]);
  });

  it("is foreseen: the forecast names who sells kimchi, that a rule puts it first, and its money", () => {
    const { rules, state } = at("working", [near, withKimchi], { ...BURGER, ...low });
    const ruleset = rulesetOf(rules);
    expect(servicesOf(ruleset, state)[0]).toMatchObject({ income: 20, reason: { _tag: "before", by: "rule" } });
    expect(forecastOf(ruleset, state)[0]?.offers[0]?.seat).toBe(1);
  });
});

describe("E5.5 the freezer", () => {
  const full = { ...FREEZER, ...MASTER, stock: { kimchi: 3, burger: 4 } };
  const scene = at("cleanup", [full, { beach: ["waitress"] }], EARLIER);
  const keep = (stock: object) => give(scene, 0, { _tag: "cleanup.keep", stock: { ...stock } });

  it("asks whose stock does not lie together, though there were room", () => {
    expect(scene.rules.waitsFor(scene.state)).toEqual([0]);
    expect(scene.rules.waitsFor(at("cleanup", [{ ...full, stock: { kimchi: 3 } }, {}], EARLIER).state)).toEqual([]);
  });

  it("takes kimchi alone or no kimchi; what the master makes comes on top", () => {
    expect(keep({ kimchi: 1, burger: 1 }).refused).toMatchObject({ _tag: "KimchiAlone", rule: "E5.5" });
    expect(keep({ burger: 4 }).scene.state.chains[0]?.stock).toEqual({ burger: 4, kimchi: 1 });
    expect(keep({ kimchi: 3 }).scene.state.chains[0]?.stock).toEqual({ kimchi: 4 });
  });
});
