import { pricePartsOf } from "../../src/index.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

describe("R14.3 the parts of a price", () => {
  const parts = (atWork: readonly string[], milestones: readonly unknown[] = [], ruleset = rulesetWith()) =>
    pricePartsOf(ruleset, evening("working", [{ atWork, milestones }, {}]).state, seat(0));
  const sum = ({ base, cards, milestones }: ReturnType<typeof parts>): number =>
    [...cards, ...milestones].reduce((total, { delta }) => total + delta, base);

  it("are the cards at work, all copies together, and the milestones: they come to the price", () => {
    expect(parts([])).toEqual({ base: 10, cards: [], milestones: [], price: 10 });
    const cheap = parts(["pricing-manager", "pricing-manager", "discount-manager"], ["first-lower-prices"]);
    expect(cheap.cards).toContainEqual({ employee: "pricing-manager", count: 2, delta: -2 });
    expect(cheap.cards).toContainEqual({ employee: "discount-manager", count: 1, delta: -3 });
    expect(cheap.milestones).toEqual([{ milestone: "first-lower-prices", delta: -1 }]);
    expect([cheap.price, sum(cheap)]).toEqual([4, 4]);
    expect(parts(["luxuries-manager"]).price).toBe(20);
  });

  it("may come to less than a price that stops at 0", () => {
    const atWork = ["management-trainee", ...Array.from({ length: 4 }, () => "discount-manager")];
    const stopped = parts(atWork, [], rulesetWith({ "negative-prices": "floor-zero" }));
    expect([stopped.price, sum(stopped)]).toEqual([0, -2]);
  });
});
