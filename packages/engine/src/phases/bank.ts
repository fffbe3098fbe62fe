import type { Seat } from "@blueplate/kernel";
import type { Ruleset } from "../formulas/index.ts";
import type { Event, EventOf, State } from "../model/index.ts";

/** A payment to come: positive from the bank to the chain, negative the other way. */
export interface Payment {
  readonly seat: Seat;
  readonly reason: EventOf<"MoneyPaid">["reason"];
  readonly amount: number;
}

/** Balances while several payments are made one after the other, and what they came to. */
interface Ledger {
  readonly cash: number[];
  readonly bankrupt: boolean[];
  bank: number;
  breaks: number;
  ceoSlots: number;
  readonly events: Event[];
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
const breakBank = (ruleset: Ruleset, state: State, ledger: Ledger): void => {
  const { constants, reserves: rows } = ruleset.content;
  ledger.breaks++;
  const last = ledger.breaks >= constants.breaksToEnd;
  const reserves = state.chains.map((chain) => (last ? null : (chain.reserve?.content ?? null)));
  let added = 0;
  for (const amount of reserves) added += amount ?? 0;
  const slots = reserves.flatMap((amount) => rows.filter((row) => row.amount === amount).map((row) => row.ceoSlots));
  ledger.bank += added;
  ledger.ceoSlots = slotsVoted(slots) ?? ledger.ceoSlots;
  const { breaks, bank, ceoSlots } = ledger;
  ledger.events.push({ _tag: "BankBroke", breaks, reserves, added, bank, ceoSlots });
};

/**
 * Enters a payment. Below $0 nothing changes hands: a debt is money that the bank never got, and what is set against it is no
 * money that the bank pays (R16.3). `credited`: the bank stays owing what it would have to pay (R15.5).
 */
const enter = (ledger: Ledger, { seat, reason }: Payment, amount: number, credited = false): void => {
  if (amount === 0) return;
  const before = ledger.cash[seat] ?? 0;
  const cash = before + amount;
  const moved = Math.max(0, cash) - Math.max(0, before);
  const owed = credited ? moved : 0;
  ledger.cash[seat] = cash;
  ledger.bank -= moved - owed;
  ledger.events.push({ _tag: "MoneyPaid", seat, reason, amount, owed, cash, bank: ledger.bank });
};

/** R15: a debt first, then what the bank has, a break when that is not enough, then the rest; after the last break it stays owing. */
const payOut = (ruleset: Ruleset, state: State, ledger: Ledger, payment: Payment): void => {
  let rest = payment.amount;
  while (rest > 0) {
    if (ledger.breaks >= ruleset.content.constants.breaksToEnd) {
      enter(ledger, payment, rest, true);
      return;
    }
    const held = Math.max(0, ledger.bank);
    const debt = Math.max(0, -(ledger.cash[payment.seat] ?? 0));
    const part = Math.min(rest, debt + held);
    enter(ledger, payment, part);
    rest -= part;
    const emptied = held > 0 && ledger.bank === 0 && ruleset.options["bank-break"] === "empty";
    if (rest > 0 || emptied) breakBank(ruleset, state, ledger);
  }
};

/** R16.3: who cannot pay pays what he has and is bankrupt, unless the debt may run to the end of dinner. */
const payIn = (ruleset: Ruleset, ledger: Ledger, payment: Payment): void => {
  const cash = ledger.cash[payment.seat] ?? 0;
  const owed = -payment.amount;
  if (owed <= cash || ruleset.options["bankruptcy-check"] === "end-of-dinnertime") {
    enter(ledger, payment, -owed);
    return;
  }
  enter(ledger, payment, -cash);
  ledger.bankrupt[payment.seat] = true;
  ledger.events.push({ _tag: "WentBankrupt", seat: payment.seat, unpaid: owed - cash });
};

/** The facts of payments made one after the other: money, breaks of the bank, bankruptcies (R15, R16.3, R16.4). */
export const payAll = (ruleset: Ruleset, state: State, payments: readonly Payment[]): readonly Event[] => {
  if (payments.every(({ amount }) => amount === 0)) return [];
  const ledger: Ledger = {
    cash: state.chains.map((chain) => chain.cash),
    bankrupt: state.chains.map((chain) => chain.bankrupt),
    bank: state.bank.stock,
    breaks: state.bank.breaks,
    ceoSlots: state.ceoSlots,
    events: [],
  };
  for (const payment of payments) {
    if (ledger.bankrupt[payment.seat]) continue;
    if (payment.amount > 0) payOut(ruleset, state, ledger, payment);
    else payIn(ruleset, ledger, payment);
  }
  return ledger.events;
};
