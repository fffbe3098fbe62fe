import type { Seat } from "@blueplate/kernel";
import type { Event, EventOf, Phase } from "../../model/index.ts";
import type { Change, Flip } from "../change.ts";
import type { History } from "./history.ts";
import type { PhaseSpan } from "./turns.ts";
import { nextTime } from "./when.ts";

/** Every dinner of a game, in order, by the steps in which it was held. */
export const dinnersOf = ({ phases }: Pick<History, "phases">): readonly PhaseSpan[] =>
  phases.filter(({ phase }) => phase === "dinnertime");

/** What was paid at a dinner for one reason, in dollars. */
export interface Payment {
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
export const dinnerPayments = (facts: readonly Event[]): readonly Payment[] => {
  const begins = facts.findLastIndex((fact) => fact._tag === "PhaseBegan" && fact.stage._tag === "dinnertime");
  if (begins < 0) return [];
  const payments: Payment[] = [];
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

/** Where a chain could have decided otherwise: the phase, and the step after which it decides. */
export interface Chance {
  readonly phase: Phase;
  readonly at: number;
}

/**
 * Where a change of a chain is decided on: prices and waitresses by who goes to work (R5), the order by the place that is chosen
 * (R6), goods and ways in the working day (R7).
 */
const phaseOf = ({ nudge }: Change): Phase => {
  switch (nudge?._tag) {
    case "cheaper":
    case "waitresses":
      return "restructuring";
    case "earlier":
      return "order-of-business";
    case "nearer":
    case undefined:
      return "working";
  }
};

/**
 * The last decision before the dinner of a round with which the chain could have brought the flip about: in that round, or in an
 * earlier one where the phase passed without a choice of its own; null when it never had one.
 */
export const chanceOf = (
  history: Pick<History, "phases" | "calendar">,
  round: number,
  { seat, change }: Pick<Flip, "seat" | "change">,
): Chance | null => {
  const phase = phaseOf(change);
  const spans = history.phases.filter((each) => each.round <= round && each.phase === phase).toReversed();
  for (const { from, to } of spans) {
    const decision = nextTime(history, from, 1, { _tag: "decision", seat });
    if (decision !== null && decision <= to) return { phase, at: decision - 1 };
  }
  return null;
};
