import type { EventOf, PaymentReason, Stage } from "@blueplate/engine";
import type { Tagged } from "@blueplate/kernel";

/** What chains were paid and have paid, by seat, in dollars, but for what was paid for these reasons. */
const paidIn = (events: readonly Tagged[], seats: number, without: readonly PaymentReason[]): readonly number[] => {
  const paid = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (event._tag !== "MoneyPaid") continue;
    // cast: the events of this tag have this schema.
    const { seat, reason, amount } = event as unknown as EventOf<"MoneyPaid">;
    if (!without.includes(reason)) paid[seat] = (paid[seat] ?? 0) + amount;
  }
  return paid;
};

const begins =
  (stage: Stage["_tag"]) =>
  (event: Tagged): boolean =>
    event._tag === "PhaseBegan" && "stage" in event && isStage(event.stage, stage);

const isStage = (stage: unknown, tag: Stage["_tag"]): boolean =>
  typeof stage === "object" && stage !== null && "_tag" in stage && stage._tag === tag;

/** What a chain was paid at the last dinner, by seat, in dollars; null before the first dinner has begun. */
export const lastIncome = (events: readonly Tagged[], seats: number): readonly number[] | null => {
  const dinner = events.findLastIndex(begins("dinnertime"));
  return dinner < 0 ? null : paidIn(events.slice(dinner), seats, ["salaries"]);
};

/**
 * What the round of the last dinner has changed in the cash of a chain, by seat, in dollars: what the report of the round says of it,
 * salaries and all. Null before the first dinner has begun.
 */
export const lastChange = (events: readonly Tagged[], seats: number): readonly number[] | null => {
  const dinner = events.findLastIndex(begins("dinnertime"));
  if (dinner < 0) return null;
  const from = events.slice(0, dinner).findLastIndex(begins("restructuring"));
  const until = events.slice(dinner).findIndex(begins("restructuring"));
  return paidIn(events.slice(Math.max(0, from), until < 0 ? undefined : dinner + until), seats, []);
};
