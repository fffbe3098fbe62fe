import type { Tagged } from "../json.ts";
import { type MatchEnd, type MatchLimits, playOn, type SeatDecider, type TablePly } from "./match.ts";
import type { Outcome } from "../rules.ts";
import type { Table } from "../table.ts";

/** Runs plies to where they stop. */
export const endOf = <R, End>(plies: Generator<R, End, void>, onPly?: (ply: R) => void): End => {
  for (;;) {
    const next = plies.next();
    if (next.done) return next.value;
    onPly?.(next.value);
  }
};

/** Why a match stopped, in words for a report. */
export const stopText = <P, C>(end: MatchEnd<P, C>): string => {
  if (end._tag === "Refused") {
    return `${JSON.stringify(end.command)} of seat ${end.seat} is refused: ${JSON.stringify(end.refusal)}`;
  }
  if (end._tag === "Undecided") return `seat ${end.seat} has nothing to choose from`;
  if (end._tag === "Idle") return "nobody is waited for, and the game is not over";
  return end._tag === "Over" ? "the game is over" : `no end after ${end.decisions} decisions`;
};

/** More decisions than any real game takes. */
const DECISIONS_AT_MOST = 20_000;

/** A game that was played to its end. */
export interface FinishedGame<S = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly table: Table<S, C, E>;
  readonly outcome: Outcome;
}

/** Plays a table to its end, or throws what stopped it, with seed and entry. `onPly` hears of every decision. */
export const playToEnd = <S, C extends Tagged, E extends Tagged>(
  from: Table<S, C, E>,
  decide: SeatDecider<S, C, E>,
  {
    onPly,
    ...limits
  }: Omit<MatchLimits<S, C, E>, "until"> & { readonly onPly?: (ply: TablePly<S, C, E>) => void } = {},
): FinishedGame<S, C, E> => {
  const end = endOf(playOn(from, decide, { most: DECISIONS_AT_MOST, ...limits }), onPly);
  if (end._tag === "Over") return { table: end.last, outcome: end.outcome };
  throw new Error(`seed ${from.seed}, entry ${end.last.entries.length}: ${stopText(end)}`);
};
