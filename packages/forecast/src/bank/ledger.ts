import type { Event } from "@blueplate/engine";
import { mainline, type Entry, eventsOf, type Seat } from "@blueplate/kernel";

/** A step of the working day that is under way. */
export interface LedgerStep {
  /** The entry that tells of it, and the one that the table goes back to so that it never happened. */
  readonly seq: number;
  readonly before: number;
  readonly events: readonly Event[];
}

/** Whose working day begins with this fact, or null. */
const whoBegins = (event: Event): Seat | null => {
  if (event._tag === "TurnBegan") return event.turn.seat;
  return event._tag === "PhaseBegan" && event.stage._tag === "working" ? event.stage.turn.seat : null;
};

/**
 * The steps of the seat's working day so far, in order, without those that were taken back; nothing outside its turn (R7.4). A
 * working day reveals nothing, so that each of them can be gone back to.
 */
export const ledgerOf = (entries: readonly Entry<Event>[], seat: Seat): readonly LedgerStep[] => {
  const line = mainline(entries);
  const steps: LedgerStep[] = [];
  for (let at = line.length - 1; at > 0; at--) {
    const entry = line[at];
    const before = line[at - 1];
    if (!entry || !before) break;
    const events = eventsOf(entry);
    const began = events.findLast((event) => whoBegins(event) !== null);
    if (began) return whoBegins(began) === seat ? steps.toReversed() : [];
    const isOver = events.some((event) => event._tag === "TurnEnded" || event._tag === "PhaseBegan");
    if (isOver || entry._tag !== "Played" || entry.seat !== seat) break;
    steps.push({ seq: entry.seq, before: before.seq, events });
  }
  return [];
};
