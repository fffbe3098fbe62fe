import {
  addCounts,
  countOf,
  type EmployeeId,
  type Event,
  type Goods,
  holds,
  type Ruleset,
  type State,
  totalOf,
  turnOf,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { purchaseWishOf, incomeWith } from "./purchase-wish.ts";
import { fetchersOf } from "./purchases.ts";
import type { TripChoice, Trip } from "./trips.ts";

/** What a card brought. */
export interface PurchaseHistory {
  readonly employee: EmployeeId;
  readonly drinks: Goods;
}

const begins = (fact: Event): boolean => fact._tag === "PhaseBegan" && fact.stage._tag === "restructuring";

/** What a seat's cards brought in the round before this one, in order; a round begins with its restructuring (R4). */
export const purchaseHistoryOf = (facts: readonly Event[], seat: Seat): readonly PurchaseHistory[] => {
  const to = facts.findLastIndex(begins);
  const from = facts.slice(0, Math.max(0, to)).findLastIndex(begins);
  return facts.slice(Math.max(0, from), Math.max(0, to)).flatMap((fact): readonly PurchaseHistory[] => {
    if (fact._tag === "DrinksBought" && fact.seat === seat) return [{ employee: fact.buyer, drinks: fact.drinks }];
    if (fact._tag !== "DrinkFetched" || fact.seat !== seat) return [];
    return [{ employee: fact.employee, drinks: { [fact.good]: fact.count } }];
  });
};

/** All drinks of the round before, together. */
export const lastWishOf = (last: readonly PurchaseHistory[]): Goods =>
  last.reduce<Goods>((sum, { drinks }) => addCounts(sum, drinks), {});

/**
 * What to wish for first: what was brought in the round before, if all of it can be brought again and it sells tonight as much as
 * anything would; else what sells most.
 */
export const usualWishOf = (ruleset: Ruleset, state: State, seat: Seat, last: readonly PurchaseHistory[]): Goods => {
  const best = purchaseWishOf(ruleset, state, seat);
  const before = lastWishOf(last);
  if (totalOf(before) === 0 || fetchersOf(ruleset, state, seat).assign(before).missing.length > 0) return best;
  const income = (goods: Goods): number => incomeWith(ruleset, state, seat, goods);
  return income(before) > income({}) && income(before) >= income(best) ? before : best;
};

/** What a copy of a card brought when its kind acted for the `nth` time in the round before, from 0. */
const nthOf = (last: readonly PurchaseHistory[], employee: EmployeeId, nth: number): Goods | null =>
  last.filter((each) => each.employee === employee)[nth]?.drinks ?? null;

/**
 * The trip that a buyer would take by himself: as his like did in the round before, if that sells tonight as much as any other;
 * else the one that sells most. Null without any.
 */
export const usualTripOf = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  buyer: EmployeeId,
  { best, dominated }: TripChoice,
  last: readonly PurchaseHistory[],
): Trip | null => {
  const income = (trip: Trip): number => incomeWith(ruleset, state, seat, trip.drinks);
  const [first, ...others] = best;
  if (!first) return null;
  const most = others.reduce((top, trip) => (income(trip) > income(top) ? trip : top), first);
  const before = nthOf(last, buyer, countOf(turnOf(state, seat)?.acted ?? {}, buyer));
  const again = before && [...best, ...dominated].find(({ drinks }) => holds(drinks, before) && holds(before, drinks));
  return again && income(again) > incomeWith(ruleset, state, seat, {}) && income(again) >= income(most) ? again : most;
};
