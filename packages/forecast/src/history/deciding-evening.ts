import type { Event } from "@blueplate/engine";
import { type Entry, leadOf, mainline, type Seat, seatsOf } from "@blueplate/kernel";

/** The dinner that decided a game. Money in dollars. */
export interface DecidingEvening {
  readonly round: number;
  /** The step of the line in which the dinner begins, and the one right after which it is over. */
  readonly from: number;
  readonly to: number;
  readonly winner: Seat;
  /** By how much the winner's lead over the best of the others grew. */
  readonly gained: number;
  /** The lead before the dinner, and after it; below zero where somebody else led. */
  readonly before: number;
  readonly after: number;
}

type Evening = Omit<DecidingEvening, "winner" | "gained">;

/** Every dinner with the winner's lead before and after it, from what was paid. */
const eveningsOf = (entries: readonly Entry<Event>[], seats: number, winner: Seat): readonly Evening[] => {
  const cash = seatsOf(seats).map(() => 0);
  const evenings: Evening[] = [];
  let round = 0;
  let began: { readonly from: number; readonly before: number } | null = null;
  const line = mainline(entries);
  for (const [at, { events }] of line.entries()) {
    for (const event of events) {
      if (event._tag === "MoneyPaid") cash[event.seat] = (cash[event.seat] ?? 0) + event.amount;
      if (event._tag !== "PhaseBegan") continue;
      if (began) evenings.push({ round, to: at, after: leadOf(cash, winner), ...began });
      began = event.stage._tag === "dinnertime" ? { from: at, before: leadOf(cash, winner) } : null;
      if ("round" in event && typeof event.round === "number") round = event.round;
    }
  }
  // The game may end with its last dinner.
  if (began) evenings.push({ round, to: line.length - 1, after: leadOf(cash, winner), ...began });
  return evenings;
};

/**
 * The evening that decided a game: the dinner at which the winner's lead over the best of the others grew most; of two that were
 * alike the later one, for after it less could still be turned. What counts is cash before and after, so whoever the winner
 * overtook is measured against whoever was best then. Null where nobody won, or no dinner brought the winner anything. From public
 * facts alone.
 */
export const decidingEveningOf = (
  entries: readonly Entry<Event>[],
  seats: number,
  winners: readonly Seat[],
): DecidingEvening | null => {
  const [winner] = winners;
  if (winner === undefined) return null;
  return eveningsOf(entries, seats, winner).reduce<DecidingEvening | null>((best, evening) => {
    const gained = evening.after - evening.before;
    return gained > 0 && gained >= (best?.gained ?? 0) ? { ...evening, winner, gained } : best;
  }, null);
};
