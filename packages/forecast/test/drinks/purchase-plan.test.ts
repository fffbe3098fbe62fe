import { describe, expect, it } from "vitest";
import { type TripLoad, PLANS_AT_MOST, planPurchases } from "../../src/drinks/purchase-plan.ts";

/** Sources demanded on the largest of maps, and a card a source: 2^16 sets of sources that could be passed. */
const MANY = 16;
const ALL = 2 ** MANY - 1;

/** A card that can drive past any one of the sources, or past two that lie side by side. Each look at what it passes is counted. */
const handOf = (look: () => void): readonly TripLoad[] =>
  Array.from({ length: MANY }, (_, bit) => [1 << bit, (1 << bit) | (1 << ((bit + 1) % MANY))])
    .flat()
    .map((passes) => ({
      purchase: { employee: "cart-operator", drinks: { beer: 1 }, trip: null },
      counts: [1],
      get passes() {
        look();
        return passes;
      },
    }));

const LOADS = 2 * MANY;
/** What is looked at where only so many plans are carried on; one look more for each load when the answer is read. */
const stepsAtMost = (cards: number): number => cards * PLANS_AT_MOST * LOADS + cards * LOADS;

const planned = (cards: number) => {
  let steps = 0;
  const hand = handOf(() => {
    steps++;
    if (steps > stepsAtMost(cards)) throw new Error(`more than ${stepsAtMost(cards)} steps`);
  });
  const hands = Array.from({ length: cards }, () => hand);
  const { purchases } = planPurchases([3], ALL, hands);
  let passed = 0;
  for (const purchase of purchases) passed |= hand.find((load) => load.purchase === purchase)?.passes ?? 0;
  return { purchases: purchases.length, passed };
};

describe("many demanded sources", () => {
  it("passes all of them where there are cards enough, with no card too many, in a bounded number of steps", () => {
    // Each set of sources would be a plan of its own.
    expect(2 ** MANY).toBeGreaterThan(10 * PLANS_AT_MOST);
    expect(planned(MANY)).toEqual({ purchases: MANY / 2, passed: ALL });
  });

  it("passes as many as the cards can where they are too few", () => {
    const { purchases, passed } = planned(4);
    expect(purchases).toBe(4);
    expect(passed.toString(2).replaceAll("0", "")).toHaveLength(8);
  });
});
