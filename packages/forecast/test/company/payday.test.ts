import { dismissalOrder, paydayOutlook, salariesNeeded, savedBy, shortAtPayday } from "../../src/index.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
const payday = (chain: Readonly<Record<string, unknown>>, more: object = {}) =>
  evening("payday", [{ cash: 50, ...chain }, {}], { turnOrder: ["p0", "p1"], ...more }).state;

describe("what lies behind a payday's bill", () => {
  it("R17.5 the next bill is without what today's unused hires take off", () => {
    const state = payday({ atWork: ["recruiting-manager", "burger-cook"] });
    expect(paydayOutlook(ruleset, state, seat(0), []).next).toBe(10);
    expect(paydayOutlook(ruleset, state, seat(0), ["burger-cook"]).next).toBe(5);
  });

  it("R17.13 the milestone for salaries is as far away as what is really paid", () => {
    const three = payday({ atWork: ["burger-cook", "pizza-cook"], beach: ["coach"] });
    const missing = (state: typeof three, dismissed: readonly "coach"[] = []) =>
      paydayOutlook(ruleset, state, seat(0), dismissed).milestone;
    expect(missing(three)).toEqual({ milestone: "first-pay-20", missing: 5 });
    expect(missing(three, ["coach"])).toEqual({ milestone: "first-pay-20", missing: 10 });
    const four = payday({ atWork: ["burger-cook", "pizza-cook", "vice-president"], beach: ["coach"] });
    expect(missing(four)?.missing).toBe(0);
    const discounted = payday({ atWork: ["burger-cook"], milestones: ["first-train"] });
    expect(missing(discounted)?.missing).toBe(20);
    expect(missing(payday({ atWork: ["burger-cook"], milestones: ["first-pay-20"] }))).toBeNull();
    expect(missing(payday({ atWork: ["burger-cook"] }, { milestonesGone: ["first-pay-20"] }))).toBeNull();
  });

  it("R17.5, R17.13 tells how many salaries the milestone asks for, more of them with a discount for ever", () => {
    const needed = (chain: object, more: object = {}) => salariesNeeded(ruleset, payday({ ...chain }, more), seat(0));
    expect(needed({})).toEqual({ dollars: 20, cards: 4 });
    expect(needed({ milestones: ["first-train"] })).toEqual({ dollars: 20, cards: 7 });
    expect(needed({}, { milestonesGone: ["first-pay-20"] })).toBeNull();
  });

  it("R17.8 what dinner brings pays the bill, too", () => {
    const short = (chain: Readonly<Record<string, unknown>>): number => {
      const { state } = evening("working", [chain, {}], {
        turnOrder: ["p0", "p1"],
        houses: { 2: { demand: ["burger"] } },
      });
      return shortAtPayday(ruleset, state, seat(0));
    };
    expect(short({ cash: 3, beach: ["burger-cook"] })).toBe(2);
    expect(short({ cash: 3, beach: ["burger-cook"], atWork: ["waitress"] })).toBe(-1);
    expect(short({ beach: ["burger-cook"], stock: { burger: 1 } })).toBe(-5);
  });

  it("R17.7 tells who saves more than he costs", () => {
    const state = payday({ atWork: ["recruiting-manager", "burger-cook"], beach: ["pizza-cook", "waitress"] });
    expect(savedBy(ruleset, state, seat(0), [], "recruiting-manager")).toBe(-5);
    expect(savedBy(ruleset, state, seat(0), [], "burger-cook")).toBe(5);
    expect(savedBy(ruleset, state, seat(0), [], "waitress")).toBe(0);
  });

  it("R17.9 lists first who goes most lightly: who costs, is not planned, and is hired again soonest", () => {
    const beach = ["waitress", "burger-chef", "pizza-cook"];
    const state = payday({ atWork: ["recruiting-manager", "burger-cook"], beach, cash: 0 });
    expect(dismissalOrder(ruleset, state, seat(0), [], ["pizza-cook"])).toEqual([
      "burger-cook",
      "burger-chef",
      "pizza-cook",
      "waitress",
      "recruiting-manager",
    ]);
    expect(dismissalOrder(ruleset, state, seat(0), ["burger-cook"])).not.toContain("burger-cook");
  });
});
