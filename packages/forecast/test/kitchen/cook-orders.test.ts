import { rulesetWith } from "@blueplate/engine/testing/position";
import { evening, type GameMoment, give, seat } from "@blueplate/variants/testing/evening";
import { describe, expect, it } from "vitest";
import { afterCooking, cookingPlanOf, cooksIn, salesOf } from "../../src/index.ts";

const ruleset = rulesetWith();
const ME = seat(0);

/** The working day of a company beside a town in which these houses want something. */
const day = (
  atWork: readonly string[],
  wants: Readonly<Record<number, readonly string[]>>,
  { chain = {}, ...more }: { readonly chain?: object; readonly milestonesGone?: readonly string[] } = {},
): GameMoment =>
  evening("working", [{ atWork, ...chain }, {}], {
    turnOrder: ["p0", "p1"],
    ...more,
    houses: Object.fromEntries(Object.entries(wants).map(([house, demand]) => [house, { demand }])),
  });

const planIn = ({ rules, state }: GameMoment) => cookingPlanOf(ruleset, rules, state, ME);
const goodsIn = (scene: GameMoment) => planIn(scene).orders.map(({ good }) => good);

/** The milestones of who cooks first. */
const PRODUCED = ["first-burger-produced", "first-pizza-produced"];

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

  it("is the meal that sells most, even where one dish of another sells more at first", () => {
    const twice = { 2: ["pizza", "pizza"], 12: ["burger"] };
    expect(goodsIn(day(["kitchen-trainee", "kitchen-trainee"], twice))).toEqual(["pizza", "pizza"]);
    const three = day(["kitchen-trainee", "kitchen-trainee", "kitchen-trainee"], twice);
    expect(goodsIn(three)).toEqual(expect.arrayContaining(["burger", "pizza"]));
    expect(salesOf(ruleset, afterCooking(three.rules, three.state, ME, planIn(three).orders), ME).income).toBe(30);
  });

  it("is first what no rival who is still to act can sell in its place", () => {
    // House 13 is nearer to this chain, house 12 to its rival, who may still cook.
    const cooked = (near: string, far: string) =>
      goodsIn(
        evening("working", [{ atWork: ["kitchen-trainee"] }, { atWork: ["kitchen-trainee"] }], {
          turnOrder: ["p0", "p1"],
          houses: { 12: { demand: [far] }, 13: { demand: [near] } },
        }),
      );
    expect(cooked("burger", "pizza")).toEqual(["burger"]);
    expect(cooked("pizza", "burger")).toEqual(["pizza"]);
  });

  const none = { milestonesGone: ["first-throw-away", ...PRODUCED] };

  it("is nothing that nobody buys: whoever is left over rests", () => {
    expect(goodsIn(day(["kitchen-trainee", "burger-cook"], {}, none))).toEqual([null, null]);
    expect(goodsIn(day(["kitchen-trainee", "kitchen-trainee"], { 2: ["burger"] }, none))).toEqual(["burger", null]);
    expect(goodsIn(day(["kitchen-trainee"], { 2: ["burger", "beer"] }, none))).toEqual([null]);
    expect(cooksIn(planIn(day(["kitchen-trainee", "kitchen-trainee"], { 2: ["burger"] }, none)))).toEqual({
      busy: 1,
      resting: 1,
    });
  });

  it("R19.1 is one good to throw away while that still brings a freezer, and whatever a freezer has room for", () => {
    const thrown = day(["kitchen-trainee", "kitchen-trainee"], {}, { milestonesGone: PRODUCED });
    expect(goodsIn(thrown)).toEqual(["burger", null]);
    const atWork = ["burger-cook", "burger-cook", "burger-cook"];
    const chain = { milestones: ["first-throw-away"], stock: { beer: 6 } };
    const { rules, state } = day(atWork, {}, { ...none, chain });
    // A freezer is there from the round after its milestone on.
    expect(goodsIn({ rules, state: { ...state, round: state.round + 1 } })).toEqual(["burger", "burger", null]);
  });

  it("R7.1 is what houses ask for that the chain may still win by what it opens after its cooks have cooked", () => {
    const wants = { 2: ["burger", "beer"] };
    expect(goodsIn(day(["burger-cook"], wants, none))).toEqual([null]);
    expect(goodsIn(day(["burger-cook", "regional-manager"], wants, none))).toEqual(["burger"]);
    expect(goodsIn(day(["burger-cook", "regional-manager"], { 2: ["pizza"] }, none))).toEqual([null]);
  });
});
