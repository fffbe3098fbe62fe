import { type EmployeeId, type Goods, totalOf } from "@blueplate/engine";
import type { Trip } from "./trips.ts";

/** What one card does for a wish: a buyer drives or flies a trip, an errand boy (no trip) fetches one kind. */
export interface PurchaseTrip {
  readonly employee: EmployeeId;
  readonly drinks: Goods;
  readonly trip: Trip | null;
}

/** Some purchases, the last one first, and how much of each kind they leave of the wish. */
interface Plan {
  /** The demanded sources that none of them passes, as bits. */
  readonly apart: number;
  readonly rest: readonly number[];
  /** How much that is together. */
  readonly unmet: number;
  readonly spare: number;
  readonly people: number;
  readonly borders: number;
  readonly squares: number;
  readonly last: { readonly purchase: PurchaseTrip; readonly before: Plan } | null;
}

const bits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
};

/** Fewer sources left out is better, then less missing, then less that nobody asked for, fewer people, fewer borders, fewer squares. */
const isBetter = (plan: Plan, than: Plan): boolean => {
  const [left, more] = [bits(plan.apart), bits(than.apart)];
  if (left !== more) return left < more;
  if (plan.unmet !== than.unmet) return plan.unmet < than.unmet;
  if (plan.spare !== than.spare) return plan.spare < than.spare;
  if (plan.people !== than.people) return plan.people < than.people;
  if (plan.borders !== than.borders) return plan.borders < than.borders;
  return plan.squares < than.squares;
};

/** What a purchase brings, kind by kind, and the demanded sources it passes, as bits. */
export interface TripLoad {
  readonly purchase: PurchaseTrip;
  readonly counts: readonly number[];
  readonly passes: number;
}

/** The plan with one purchase more, or null where that brings nothing that is still missing, and passes no source that is. */
const withLoad = (plan: Plan, { purchase, counts, passes }: TripLoad): Plan | null => {
  const rest = plan.rest.map((count, kind) => Math.max(0, count - (counts[kind] ?? 0)));
  const unmet = rest.reduce((sum, count) => sum + count, 0);
  const apart = plan.apart & ~passes;
  if (unmet === plan.unmet && apart === plan.apart) return null;
  return {
    apart,
    rest,
    unmet,
    spare: plan.spare + totalOf(purchase.drinks) - (plan.unmet - unmet),
    people: plan.people + 1,
    borders: plan.borders + (purchase.trip?.distance ?? 0),
    squares: plan.squares + (purchase.trip?.route.length ?? 0),
    last: { purchase, before: plan },
  };
};

/**
 * How many plans are carried from one card to the next. Wishes that streets can have leave fewer rests; what grows without end
 * are the sets of demanded sources, 2^n of them.
 */
export const PLANS_AT_MOST = 4096;

/** The plans that are best so far, no more than are carried on. */
const bestOf = (plans: ReadonlyMap<number, Plan>): Map<number, Plan> => {
  const ranked = [...plans].toSorted(([, a], [, b]) => (isBetter(a, b) ? -1 : Number(isBetter(b, a))));
  return new Map(ranked.slice(0, PLANS_AT_MOST));
};

/**
 * The best plan. Card by card, and of all plans that leave the same rest only the best: the costs of what comes later depend on
 * nothing else. So the work is at most cards × errands × rests, whatever the number of combinations. Where there are more rests
 * than are carried on, those that are furthest from the wish are given up: the plan is a good one then, not surely the best.
 */
const bestPlan = (wished: readonly number[], apart: number, hands: readonly (readonly TripLoad[])[]): Plan => {
  const unmet = wished.reduce((sum, count) => sum + count, 0);
  const none: Plan = { apart, rest: wished, unmet, spare: 0, people: 0, borders: 0, squares: 0, last: null };
  // A number for each rest, as in a clock whose wheels have so many teeth.
  const keyOf = (plan: Plan): number =>
    plan.rest.reduce((key, count, kind) => key * ((wished[kind] ?? 0) + 1) + count, plan.apart);
  let plans = new Map([[keyOf(none), none]]);
  for (const loads of hands) {
    let next = new Map(plans);
    for (const plan of plans.values()) {
      for (const load of loads) {
        const more = withLoad(plan, load);
        const known = more && next.get(keyOf(more));
        if (more && (!known || isBetter(more, known))) next.set(keyOf(more), more);
      }
      // Twice as many may gather before it is worth ranking them.
      if (next.size > 2 * PLANS_AT_MOST) next = bestOf(next);
    }
    plans = next.size > PLANS_AT_MOST ? bestOf(next) : next;
  }
  return [...plans.values()].reduce((best, plan) => (isBetter(plan, best) ? plan : best), none);
};

/** The errands that pass the demanded sources (as bits) and serve a wish best, and how much of each kind they leave. */
export const planPurchases = (
  wished: readonly number[],
  demanded: number,
  hands: readonly (readonly TripLoad[])[],
): { readonly purchases: readonly PurchaseTrip[]; readonly rest: readonly number[] } => {
  const plan = bestPlan(wished, demanded, hands);
  const purchases: PurchaseTrip[] = [];
  for (let { last } = plan; last; last = last.before.last) purchases.unshift(last.purchase);
  return { purchases, rest: plan.rest };
};
