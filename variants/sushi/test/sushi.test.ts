import { cardId, countList, type EventOf, freezerWish, fullSupply, goodId, rulesetOf } from "@blueplate/engine";
import { coverage } from "@blueplate/engine/testing/coverage";
import { evening, type GameMoment, give, only, runOn, seat } from "@blueplate/variants/testing/evening";
import { counterfactualsOf, forecastOf, servicesOf } from "@blueplate/forecast";
import type { Rules } from "@blueplate/kernel";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { variant } from "../variant.ts";

const at = (phase: string, chains: readonly object[], more: object = {}, modules = ["sushi"]): GameMoment =>
  evening(
    phase,
    chains.map((chain) => ({ ...chain })),
    { ...more },
    {},
    modules,
  );
const served = (moment: GameMoment): readonly EventOf<"HouseServed">[] => only(runOn(moment).events, "HouseServed");
const rulesFor = (seats: number, ...more: readonly string[]): Rules =>
  Result.getOrThrow(loadRules({ modules: ["sushi", ...more].map((id) => ({ id, version: 1 })), options: {}, seats }));

const GARDEN = { houses: { 2: { demand: ["burger", "beer"], garden: "S" } } };
const CHEAP = { atWork: ["discount-manager"] };
const LOW = { milestonesGone: ["first-lower-prices"] };
const exact = { stock: { burger: 1, beer: 1 } };
const cheapExact = { ...exact, atWork: CHEAP.atWork };

describe("E0 what sushi brings", () => {
  it("E0.4, E0.6 the piles, and one more luxuries manager", () => {
    const { employees } = fullSupply(rulesetOf(rulesFor(3)).content, 3);
    expect([employees[cardId("sushi-cook")], employees[cardId("sushi-chef")], employees["luxuries-manager"]]).toEqual([
      6, 1, 2,
    ]);
  });

  it("E0.2, E0.6 a kitchen trainee becomes a sushi cook, a cook a chef; nobody is hired as either", () => {
    const day = at("working", [{ atWork: ["coach"], beach: ["kitchen-trainee", "sushi-cook"] }, {}]);
    const train = (employee: string, to: string) =>
      give(day, 0, { _tag: "work.train", employee: cardId(employee), to: cardId(to) }).refused;
    expect([train("kitchen-trainee", "sushi-cook"), train("sushi-cook", "sushi-chef")]).toEqual([null, null]);
    expect(
      give(at("working", [{}, {}]), 0, { _tag: "work.hire", employee: cardId("sushi-cook") }).refused,
    ).not.toBeNull();
  });

  it("E0.6 a cook makes two, a chef five", () => {
    const made = (cook: string) => {
      const day = at("working", [{ atWork: [cook] }, {}]);
      const command = { _tag: "work.produce", cook: cardId(cook), good: goodId("sushi") } as const;
      return give(day, 0, command).scene.state.chains[0]?.stock;
    };
    expect([made("sushi-cook"), made("sushi-chef")]).toEqual([{ sushi: 2 }, { sushi: 5 }]);
  });

  it("E0.5 no campaign advertises it, and it is thrown away as food is", () => {
    const day = at("working", [{ atWork: ["marketing-trainee"] }, {}]);
    const slot = day.rules.forms["work.launchCampaign"]?.slots.find(({ name }) => name === "good");
    const seat = day.state.turnOrder[0] ?? (0 as never);
    expect(slot?.shape === "choice" ? slot.candidates(day.state, seat, {}) : []).not.toContain("sushi");
    const night = runOn(at("cleanup", [{ stock: { sushi: 1 } }, { beach: ["waitress"] }]));
    expect(only(night.events, "MilestoneGained")).toMatchObject([{ seat: 0, milestone: "first-throw-away" }]);
  });
});

describe("E6.1 a house with a garden", () => {
  it("takes as many sushi as it has tokens from whoever has them, before the very goods; all tokens go", () => {
    const dinner = at("dinnertime", [cheapExact, { stock: { sushi: 3 } }], { ...GARDEN, ...LOW });
    const [sale] = served(dinner);
    expect(sale).toMatchObject({ seat: 1, goods: { sushi: 2 }, unitPrice: 10, bonus: 0, income: 40 });
    expect(sale?.offers.map(({ seat }) => seat)).toEqual([1, 0]);
    const { state } = runOn(dinner);
    expect(state.town.houses.find(({ house }) => house === 2)?.demand).toEqual([]);
    expect(state.chains.map(({ stock }) => stock)).toEqual([exact.stock, { sushi: 1 }]);
  });

  it("ignores sushi where nobody has enough of it", () => {
    expect(served(at("dinnertime", [exact, { stock: { sushi: 1 } }], GARDEN))).toMatchObject([
      { seat: 0, goods: exact.stock, income: 40 },
    ]);
    expect(served(at("dinnertime", [{}, { stock: { sushi: 1 } }], GARDEN))).toEqual([]);
  });

  it("lets the usual competition decide among those with enough sushi", () => {
    const chains = [{ stock: { sushi: 2 }, atWork: CHEAP.atWork }, { stock: { sushi: 2, ...exact.stock } }];
    expect(served(at("dinnertime", chains, { ...GARDEN, ...LOW }))).toMatchObject([
      { seat: 0, goods: { sushi: 2 }, unitPrice: 7, income: 28 },
    ]);
  });

  it("eats sushi also of a chain that has the very goods as well", () => {
    expect(served(at("dinnertime", [{ stock: { sushi: 2, ...exact.stock } }, {}], GARDEN))).toMatchObject([
      { goods: { sushi: 2 } },
    ]);
  });

  it("is one with a garden of its own: without one, sushi is no answer", () => {
    const houses = { 2: { demand: ["burger"] } };
    expect(served(at("dinnertime", [{ stock: { sushi: 5 } }, {}], { houses }))).toEqual([]);
    expect(served(at("dinnertime", [{ stock: { sushi: 5, burger: 1 } }, {}], { houses }))).toMatchObject([
      { goods: { burger: 1 } },
    ]);
  });

  it("without demand takes none", () => {
    const houses = { 2: { demand: [], garden: "S" } };
    expect(served(at("dinnertime", [{ stock: { sushi: 5 } }, {}], { houses }))).toEqual([]);
  });
});

describe("E6.2 never mixed", () => {
  it("tokens that sushi cannot answer all are not answered in part", () => {
    const chain = { stock: { sushi: 1, burger: 1 } };
    expect(served(at("dinnertime", [chain, {}], GARDEN))).toEqual([]);
  });

  it("has no bonus of what was advertised, and the price of any good", () => {
    const chain = { stock: { sushi: 2 }, milestones: ["first-burger-marketed"], atWork: ["luxuries-manager"] };
    const more = { ...GARDEN, milestonesGone: ["first-burger-marketed"] };
    expect(served(at("dinnertime", [chain, {}], more))).toMatchObject([{ unitPrice: 20, bonus: 0, income: 80 }]);
  });
});

describe("E0.11 with kimchi", () => {
  const both = ["kimchi", "sushi"];
  const winner = (chains: readonly object[]) => served(at("dinnertime", chains, { ...GARDEN, ...LOW }, both))[0];

  it("sushi with kimchi comes before the very goods with kimchi, those before sushi alone, that before the goods", () => {
    const kimchi = (stock: object) => ({ stock: { ...stock, kimchi: 1 }, atWork: [] });
    const dear = { atWork: ["luxuries-manager"] };
    expect(winner([kimchi(exact.stock), { ...dear, stock: { sushi: 2, kimchi: 1 } }])).toMatchObject({
      seat: 1,
      goods: { sushi: 2, kimchi: 1 },
      income: 120,
    });
    expect(winner([{ stock: { sushi: 2 } }, { ...kimchi(exact.stock), ...dear }])).toMatchObject({
      seat: 1,
      goods: { ...exact.stock, kimchi: 1 },
    });
    expect(winner([exact, { ...dear, stock: { sushi: 2 } }])).toMatchObject({ seat: 1, goods: { sushi: 2 } });
  });
});

describe("forecasts", () => {
  it("name who sells sushi, that a rule puts it first, that it lacks nothing, and its money", () => {
    const { rules, state } = at("working", [cheapExact, { stock: { sushi: 2 } }], { ...GARDEN, ...LOW });
    const ruleset = rulesetOf(rules);
    const [service] = servicesOf(ruleset, state);
    expect(service).toMatchObject({ sold: { sushi: 2 }, income: 40, reason: { _tag: "before", by: "rule" } });
    expect(service?.contenders.map(({ missing }) => missing)).toEqual([{}, {}]);
    expect(forecastOf(ruleset, state)[0]?.offers[0]?.seat).toBe(1);
  });

  it("name sushi among the goods with which a chain would serve a garden, where that is less than what is asked for", () => {
    const { rules, state } = at("working", [cheapExact, { stock: { sushi: 1 } }], { ...GARDEN, ...LOW });
    const [service] = servicesOf(rulesetOf(rules), state);
    expect(service && counterfactualsOf(rulesetOf(rules), state, service, seat(1)).map(({ change }) => change)).toEqual(
      [{ goods: { sushi: 1 }, adjustment: null }],
    );
  });

  it("name it also to who has the goods and is dearer", () => {
    const { rules, state } = at("working", [cheapExact, exact], { ...GARDEN, ...LOW });
    const [service] = servicesOf(rulesetOf(rules), state);
    const changes = service ? counterfactualsOf(rulesetOf(rules), state, service, seat(1)) : [];
    expect(changes.map(({ change }) => change)).toContainEqual({ goods: { sushi: 2 }, adjustment: null });
  });
});

describe("R19.1 a freezer", () => {
  it("keeps for tomorrow what a garden would buy, before what somebody else would sell", () => {
    const chain = { milestones: ["first-throw-away"], stock: { burger: 9, sushi: 2 } };
    const houses = { 2: { demand: ["burger", "beer"], garden: "S" }, 4: { demand: ["burger"] } };
    const night = at("cleanup", [chain, {}], { houses, milestonesGone: ["first-throw-away"] });
    const kept = freezerWish(rulesetOf(night.rules), night.state, seat(0));
    expect(countList(kept)).toEqual({ burger: 8, sushi: 2 });
  });
});

coverage(variant, { rules: rulesFor(2) });
