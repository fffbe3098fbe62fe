import { boardOf, type EmployeeId, type Ruleset, type DrinkSource, type Square, type State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { incomeWith } from "../drinks/purchase-wish.ts";
import type { MissedSource } from "../drinks/purchases.ts";
import { choiceOf, type Trip, tripsOf } from "../drinks/trips.ts";
import { type Shortfall, shortfallAmong } from "../drinks/shortfall.ts";

/** The drink source that is meant by a square: the one on it, or else the only one round about. */
export const sourceAt = (ruleset: Ruleset, state: State, [x, y]: Square): DrinkSource | null => {
  const { sources } = boardOf(ruleset, state.town.tiles);
  const near = sources.filter(({ at }) => Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y)) <= 1);
  const here = near.find(({ at }) => at[0] === x && at[1] === y);
  return here ?? (near.length === 1 ? (near[0] ?? null) : null);
};

/** What a buyer can do for sources that are demanded: a trip, and the sources that it does not pass. */
export interface SourceTrip {
  readonly trip: Trip | null;
  readonly unreached: readonly MissedSource[];
}

const passes = ({ sources }: Trip, at: Square): boolean => sources.some(([x, y]) => x === at[0] && y === at[1]);

/**
 * The trip of a buyer past demanded sources (R11.4 to R11.9): past as many of them as can be, the last one named among them, and
 * of such trips the one that sells most tonight. Why it leaves out the others: they lie too far, or apart from those it passes.
 */
export const tripPast = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  buyer: EmployeeId,
  demanded: readonly Square[],
): SourceTrip => {
  const trips = tripsOf(ruleset, state, seat, buyer);
  const last = demanded.at(-1);
  const worth = (trip: Trip): number => {
    const count = demanded.filter((at) => passes(trip, at)).length;
    return last && passes(trip, last) ? count + 0.5 : count;
  };
  const most = Math.max(0, ...trips.map(worth));
  const [first, ...others] = most > 0 ? choiceOf(trips.filter((trip) => worth(trip) === most)).best : [];
  const income = (trip: Trip): number => incomeWith(ruleset, state, seat, trip.drinks);
  const trip = first ? others.reduce((best, each) => (income(each) > income(best) ? each : best), first) : null;
  const why = (at: Square): Shortfall =>
    trips.some((each) => passes(each, at)) ? { _tag: "apart" } : shortfallAmong(ruleset, state, seat, [buyer], [at]);
  const unreached = demanded.filter((at) => !(trip && passes(trip, at))).map((at) => ({ at, why: why(at) }));
  return { trip, unreached };
};
