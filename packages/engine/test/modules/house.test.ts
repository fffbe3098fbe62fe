import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { assemble, type FoodChainMagnateRules, type FormulaWraps, type Ruleset } from "../../src/index.ts";
import { evening, only, runOn } from "@blueplate/variants/testing/evening";

const withFormulas = (rules: FoodChainMagnateRules, wraps: FormulaWraps): FoodChainMagnateRules => {
  const { formulas } = rules.ruleset;
  const ruleset: Ruleset = {
    ...rules.ruleset,
    formulas: {
      ...formulas,
      ...(wraps.roomOf ? { roomOf: wraps.roomOf(formulas.roomOf) } : {}),
      ...(wraps.tokensOf ? { tokensOf: wraps.tokensOf(formulas.tokensOf) } : {}),
      ...(wraps.priceFactor ? { priceFactor: wraps.priceFactor(formulas.priceFactor) } : {}),
    },
  };
  return assemble(ruleset, rules.config);
};

describe("what a house counts as is asked of the rules", () => {
  const LARGE = 4;
  const scene = evening("marketing", [{}, {}], {
    campaigns: [{ campaign: 1, owner: "p0", good: "burger", left: 2, at: [3, 3] }],
  });

  it("how many tokens come by the house, how many find room by the state as well (E1.6)", () => {
    const usual = only(runOn(scene).events, "CampaignRan")[0]?.houses ?? [];
    expect(usual.map(({ added }) => added)).toEqual(usual.map(() => 1));
    const rules = withFormulas(scene.rules, {
      tokensOf: (base) => (ruleset, state, campaign, house) =>
        base(ruleset, state, campaign, house) * (house.house === usual[0]?.house ? LARGE : 1),
      roomOf: (base) => (ruleset, state, house) => base(ruleset, state, house) + (state.round === 5 ? 1 : 0),
    });
    const [first, ...others] = only(runOn({ rules, state: scene.state }).events, "CampaignRan")[0]?.houses ?? [];
    expect(first).toMatchObject({ added: LARGE, lost: 0 });
    expect(others.map(({ added }) => added)).toEqual(others.map(() => 1));
  });

  it("what everything costs a multiple of stands in the fact where the garden does not say so (E2.10)", () => {
    const dinner = evening("dinnertime", [{ stock: { burger: 3 } }, {}], {
      houses: { 2: { demand: ["burger"], garden: "S" }, 4: { demand: ["burger"] } },
    });
    const served = (rules: FoodChainMagnateRules) => only(runOn({ rules, state: dinner.state }).events, "HouseServed");
    expect(served(dinner.rules).map((event) => "factor" in event)).toEqual([false, false]);
    const parks = withFormulas(dinner.rules, {
      priceFactor: (base) => (ruleset, state, house) => base(ruleset, state, house) + (house.house === 2 ? 1 : 0),
    });
    const [first, second] = served(parks);
    expect(first).toMatchObject({ house: 2, garden: true, factor: 3, income: 30 });
    expect(second && "factor" in second).toBe(false);
    expect(parks.validateEvent?.(dinner.state, { ...first, factor: 2 } as never)?.field).toBe("factor");
    // Facts of before have no factor: what they say is read as it was meant.
    const { factor: _, ...older } = first ?? {};
    expect(Result.isSuccess(dinner.rules.codecs.event.decode(older))).toBe(true);
  });
});
