import type { Event, EventOf } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { History } from "./history.ts";
import type { PhaseRecord } from "./turns.ts";

/** Every dinner of a game, in order, by the steps in which it was held. */
export const dinnersOf = ({ phases }: Pick<History, "phases">): readonly PhaseRecord[] =>
  phases.filter(({ phase }) => phase === "dinnertime");

/** What was paid at a dinner for one reason, in dollars. */
export interface DinnerPayment {
  readonly seat: Seat;
  readonly reason: EventOf<"MoneyPaid">["reason"];
  /** The house of a sale, null for everything else. */
  readonly house: number | null;
  readonly amount: number;
  /** What of it the bank stays owing (R15.5). */
  readonly owed: number;
  /** What is left in the bank afterwards. */
  readonly bank: number;
  /** Times that the bank broke while it paid. */
  readonly breaks: number;
}

/** The payments of the last dinner of these facts: a sale that was paid in parts, because the bank broke, is one payment. */
export const dinnerPayments = (facts: readonly Event[]): readonly DinnerPayment[] => {
  const begins = facts.findLastIndex((fact) => fact._tag === "PhaseBegan" && fact.stage._tag === "dinnertime");
  if (begins < 0) return [];
  const payments: DinnerPayment[] = [];
  let [house, breaks]: [number | null, number] = [null, 0];
  for (const fact of facts.slice(begins + 1)) {
    if (fact._tag === "PhaseBegan") break;
    if (fact._tag === "HouseServed") house = fact.house;
    if (fact._tag === "BankBroke") breaks++;
    if (fact._tag !== "MoneyPaid") continue;
    const { seat, reason, amount, owed, bank } = fact;
    const of = reason === "sale" ? house : null;
    const last = payments.at(-1);
    const isSame = last?.seat === seat && last.reason === reason && last.house === of;
    const sum = { amount: amount + (isSame ? last.amount : 0), owed: owed + (isSame ? last.owed : 0) };
    payments.splice(payments.length - (isSame ? 1 : 0), isSame ? 1 : 0, {
      seat,
      reason,
      house: of,
      ...sum,
      bank,
      breaks: breaks + (isSame ? last.breaks : 0),
    });
    breaks = 0;
  }
  return payments;
};

/** What a chain takes of some payments, in dollars; what the bank stays owing included. */
export const takingsOf = (payments: readonly DinnerPayment[], seat: number): number =>
  payments.reduce((sum, payment) => sum + (payment.seat === seat ? payment.amount : 0), 0);
