import type { Entry, Seat } from "@blueplate/kernel";

/** When a seat asked for ideas: who, and how many entries the table had. */
export interface IdeasAsked {
  readonly seat: Seat;
  readonly entries: number;
}

/**
 * Whether a seat still stands before what it asked ideas for: it is asked, and has neither done nor taken back anything since. What
 * others decide meanwhile, as where all restructure at once, ends nothing.
 */
export const isStillAsked = (asked: IdeasAsked, now: Seat | null, entries: readonly Pick<Entry, "_tag">[]): boolean =>
  asked.seat === now && !entries.slice(asked.entries).some((entry) => "seat" in entry && entry.seat === asked.seat);
