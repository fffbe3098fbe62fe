import type { Rules } from "../rules.ts";
import type { Tagged } from "../json.ts";
import { type Entry, foldMainline } from "../log.ts";
import { type Seat, seatOf, seatsOf } from "../seat.ts";

/** How long each seat has been waited for. Times are milliseconds. */
export interface ClockStats {
  /** What each seat's person took for decisions so far, those taken back included; a program's time is nobody's. */
  readonly thought: readonly number[];
  /** Since when, in milliseconds since 1970, each seat has been waited for; null where it is not. */
  readonly since: readonly (number | null)[];
}

/** The state after each entry, undone ones followed back. */
const statesOf = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  entries: readonly Entry<E>[],
): readonly S[] => {
  const after: S[] = [];
  for (const entry of entries) {
    const before = after.at(-1) ?? rules.initialState;
    if (entry._tag === "Undone") after.push(after[entry.to] ?? before);
    else after.push("events" in entry ? foldMainline(rules, [entry], before) : before);
  }
  return after;
};

/** The seat whose decision an entry is. */
const actor = (entry: Entry<unknown>): Seat | null => ("seat" in entry ? entry.seat : null);

/** The time each seat has taken and since when it is waited for, read from a log, open or closed. */
export const clockStatsOf = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  entries: readonly Entry<E>[],
): ClockStats => {
  const seats = seatsOf(rules.config.seats);
  const thought = seats.map(() => 0);
  const since: (number | null)[] = seats.map(() => null);
  const played: boolean[] = seats.map(() => false);
  for (const [index, state] of statesOf(rules, entries).entries()) {
    const entry = entries[index];
    if (!entry) continue;
    const waited = rules.waitsFor(state);
    for (const seat of seats) {
      const from = since[seat] ?? null;
      // Until the rules changed nobody could decide anything.
      const wasHeld = entry._tag === "RulesChanged";
      const goesOn = waited.includes(seat) && from !== null && actor(entry) !== seat && !wasHeld;
      if (goesOn) continue;
      if (from !== null && played[seat] !== true && !wasHeld) thought[seat] = (thought[seat] ?? 0) + entry.at - from;
      since[seat] = waited.includes(seat) ? entry.at : null;
    }
    if (entry._tag === "ControllerChanged") played[entry.seat] = entry.bot !== null;
  }
  return { thought, since };
};

/** How long a seat has been waited for at `now`, in milliseconds; 0 when it is not. */
export const waitedFor = (pace: ClockStats, seat: number, now: number): number => {
  const from = pace.since[seatOf(seat)] ?? null;
  return from === null ? 0 : Math.max(0, now - from);
};
