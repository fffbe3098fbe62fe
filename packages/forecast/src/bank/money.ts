import type { EventOf } from "@blueplate/engine";
import type { Tagged } from "@blueplate/kernel";

/** What a chain was paid at the last dinner, by seat, in dollars; null before the first dinner has begun. */
export const lastIncome = (events: readonly Tagged[], seats: number): readonly number[] | null => {
  const begins = events.findLastIndex(
    (event) => event._tag === "PhaseBegan" && "stage" in event && isDinner(event.stage),
  );
  if (begins < 0) return null;
  const income = Array.from({ length: seats }, () => 0);
  for (const event of events.slice(begins)) {
    if (event._tag !== "MoneyPaid") continue;
    // cast: the events of this tag have this schema.
    const { seat, reason, amount } = event as unknown as EventOf<"MoneyPaid">;
    if (reason !== "salaries") income[seat] = (income[seat] ?? 0) + amount;
  }
  return income;
};

const isDinner = (stage: unknown): boolean =>
  typeof stage === "object" && stage !== null && "_tag" in stage && stage._tag === "dinnertime";
