import type { Seat } from "@blueplate/kernel";
import type { Event, EventOf, State } from "../model/index.ts";
import type { Events, Ruleset } from "../ruleset/index.ts";

/** A payment to come: positive from the bank to the chain, negative the other way. Dollars. */
export interface PendingPayment {
  readonly seat: Seat;
  readonly reason: EventOf<"MoneyPaid">["reason"];
  readonly amount: number;
}

/** R15.4: the slot number on most of the cards; of several equally frequent ones the highest. */
export const slotsVoted = (slots: readonly number[]): number | null => {
  const votes = new Map<number, number>();
  for (const each of slots) votes.set(each, (votes.get(each) ?? 0) + 1);
  let best: number | null = null;
  for (const [each, count] of votes) {
    const most = best === null ? 0 : (votes.get(best) ?? 0);
    if (count > most || (count === most && each > (best ?? 0))) best = each;
  }
  return best;
};

/** R15.2, R15.5: a break turns up the reserve cards and refills the bank, unless it is the one that ends the game. */
const bankBroken = ({ content }: Ruleset, { chains, bank: before, ceoSlots: slotsNow }: State): Event => {
  const breaks = before.breaks + 1;
  const last = breaks >= content.constants.breaksToEnd;
  const reserves = chains.map((chain) => (last ? null : (chain.reserve?.content ?? null)));
  const cards = reserves.flatMap((face) => content.reserves.filter((row) => row.face === face));
  const added = cards.reduce((sum, { amount }) => sum + amount, 0);
  const votes = cards.flatMap(({ ceoSlots }) => (ceoSlots === null ? [] : [ceoSlots]));
  const ceoSlots = slotsVoted(votes) ?? slotsNow;
  return { _tag: "BankBroke", breaks, reserves, added, bank: before.stock + added, ceoSlots };
};

/**
 * A payment. Below $0 nothing changes hands: a debt is money that the bank never got, and what is set against it is no money that
 * the bank pays (R16.3). `credited`: the bank stays owing what it would have to pay (R15.5).
 */
const paid = (state: State, { seat, reason }: PendingPayment, amount: number, credited = false): readonly Event[] => {
  if (amount === 0) return [];
  const before = state.chains[seat]?.cash ?? 0;
  const cash = before + amount;
  const moved = Math.max(0, cash) - Math.max(0, before);
  const owed = credited ? moved : 0;
  return [{ _tag: "MoneyPaid", seat, reason, amount, owed, cash, bank: state.bank.stock - (moved - owed) }];
};

/** R15: a debt first, then what the bank has, a break when that is not enough, then the rest; after the last break it stays owing. */
const payOut = (ruleset: Ruleset, state: State, payment: PendingPayment): Events => {
  const { amount, seat } = payment;
  if (amount <= 0) return [];
  if (state.bank.breaks >= ruleset.content.constants.breaksToEnd) return paid(state, payment, amount, true);
  const held = Math.max(0, state.bank.stock);
  const debt = Math.max(0, -(state.chains[seat]?.cash ?? 0));
  const part = Math.min(amount, debt + held);
  const first = paid(state, payment, part);
  const emptied = held > 0 && part - debt >= held && ruleset.options["bank-break"] === "empty";
  if (part === amount && !emptied) return first;
  return [
    ...first,
    (now) => [bankBroken(ruleset, now)],
    (now) => payOut(ruleset, now, { ...payment, amount: amount - part }),
  ];
};

/** R16.3: who cannot pay pays what he has and is bankrupt, unless the debt may run to the end of dinner. */
const payIn = (ruleset: Ruleset, state: State, payment: PendingPayment): Events => {
  const cash = state.chains[payment.seat]?.cash ?? 0;
  const owed = -payment.amount;
  if (owed <= cash || ruleset.options["bankruptcy-check"] === "end-of-dinnertime") return paid(state, payment, -owed);
  return [...paid(state, payment, -cash), { _tag: "WentBankrupt", seat: payment.seat, unpaid: owed - cash }];
};

/** The events of one payment: money, breaks of the bank, a bankruptcy (R15, R16.3, R16.4). Nothing for who is bankrupt already. */
export const pay = (ruleset: Ruleset, state: State, payment: PendingPayment): Events => {
  if (payment.amount === 0) return [];
  if (state.chains[payment.seat]?.bankrupt !== false) return [];
  return payment.amount > 0 ? payOut(ruleset, state, payment) : payIn(ruleset, state, payment);
};

/** Payments one after the other, each from what the one before has left in bank and till. */
export const payAll = (ruleset: Ruleset, payments: readonly PendingPayment[]): Events =>
  payments.flatMap((payment) => (payment.amount === 0 ? [] : [(now: State) => pay(ruleset, now, payment)]));
