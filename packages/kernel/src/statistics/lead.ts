import type { Seat } from "../seat.ts";

/** By seat, in the unit in which a game ranks. */
type Standing = readonly number[];

/** How much more a seat has than the best of the others; all that it has where there are none. */
export const leadOf = (standing: Standing, seat: Seat): number => {
  const others = standing.filter((_, at) => at !== seat);
  return (standing[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
};

/** The part of a game in which a lead grew most. */
export interface GreatestGain {
  /** Which part, from 0. */
  readonly part: number;
  readonly gained: number;
  readonly before: Standing;
  readonly after: Standing;
}

/**
 * In which part of a game the lead of a seat grew most, from how everybody stood at its beginning and after every part; of two that were
 * alike in the later one, for after it less could still be turned. Null where it never grew.
 */
export const greatestGainOf = (standings: readonly Standing[], seat: Seat): GreatestGain | null =>
  standings.slice(1).reduce<GreatestGain | null>((best, after, part) => {
    const before = standings[part] ?? [];
    const gained = leadOf(after, seat) - leadOf(before, seat);
    return gained > 0 && gained >= (best?.gained ?? 0) ? { part, gained, before, after } : best;
  }, null);
