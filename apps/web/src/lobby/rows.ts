import type { TableLine } from "@blueplate/api";
import { freeSeats, reservedAt } from "../rematch/next-seat.ts";
import type { Lists } from "./lists.ts";

/** Tables of others: those where one sits or that one opened stand among one's own. */
const others = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter((line) => line.mySeat === null && !line.host);

/** The kinds of rows between which a visitor chooses. */
export const FILTERS = ["all", "mine", "open", "running"] as const;
/** One of them. */
export type RowFilter = (typeof FILTERS)[number];

/** A table as it is now: seats that were kept for somebody are free once their time is over. */
export const lineAt = (line: TableLine, now: number): TableLine => ({
  ...line,
  reserved: reservedAt(line.reserved, now),
});

/**
 * The rows of the lobby by kind: those that wait for one come first, then one's own, then free seats, then tables that keep all their seats
 * for others, then games to watch.
 */
export const rowsOf = (
  { mine, open, running }: Lists,
  now: number,
): Readonly<Record<RowFilter, readonly TableLine[]>> => {
  const own = mine.lines.toSorted((one, other) => Number(other.waitsForMe) - Number(one.waitsForMe));
  const gathering = others(open.lines);
  const free = gathering.filter((line) => freeSeats(lineAt(line, now)) > 0);
  const kept = gathering.filter((line) => !free.includes(line));
  const played = others(running.lines);
  return { all: [...own, ...free, ...kept, ...played], mine: own, open: free, running: played };
};
