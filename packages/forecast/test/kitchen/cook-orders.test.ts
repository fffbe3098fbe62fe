import { rulesetWith } from "@blueplate/engine/testing/position";
import { evening, type GameMoment, give, seat } from "@blueplate/variants/testing/evening";
import { describe, expect, it } from "vitest";
import { afterCooking, cookingPlanOf, salesOf } from "../../src/index.ts";

const ruleset = rulesetWith();
const ME = seat(0);

/** The working day of a company beside a town in which these houses want something. */
const day = (atWork: readonly string[], wants: Readonly<Record<number, readonly string[]>>): GameMoment =>
  evening("working", [{ atWork }, {}], {
    turnOrder: ["p0", "p1"],
    houses: Object.fromEntries(Object.entries(wants).map(([house, demand]) => [house, { demand }])),
  });

const planIn = ({ rules, state }: GameMoment) => cookingPlanOf(ruleset, rules, state, ME);
const goodsIn = (scene: GameMoment) => planIn(scene).orders.map(({ good }) => good);

describe("R11 what cooks make by default", () => {
  it("is what sells best tonight, one cook after the other", () => {
    expect(goodsIn(day(["kitchen-trainee", "kitchen-trainee"], { 2: ["pizza", "burger"] }))).toEqual(
      expect.arrayContaining(["burger", "pizza"]),
    );
    expect(goodsIn(day(["kitchen-trainee"], { 2: ["pizza"], 12: [] }))).toEqual(["pizza"]);
  });

  it("R7.1 is the same before drinks are fetched as after it", () => {
    const before = day(["kitchen-trainee", "errand-boy"], {
      2: ["pizza", "lemonade"],
      12: ["burger", "beer", "beer"],
      13: ["burger", "beer", "beer"],
    });
    const fetched = give(before, 0, { _tag: "work.fetchDrink", good: "lemonade" }).scene;
    expect(planIn(before)).toEqual({ orders: [{ cook: "kitchen-trainee", good: "pizza" }], drinks: { lemonade: 1 } });
    expect(goodsIn(before)).toEqual(goodsIn(fetched));
    const { rules, state } = fetched;
    expect(salesOf(ruleset, afterCooking(rules, state, ME, planIn(before).orders), ME).income).toBe(20);
  });

  it("is all of a meal, even where one dish alone sells nothing", () => {
    const scene = day(["kitchen-trainee", "kitchen-trainee"], {
      2: ["pizza", "pizza"],
      12: ["burger", "beer"],
      13: ["burger", "beer"],
    });
    expect(goodsIn(scene)).toEqual(["pizza", "pizza"]);
  });
});
