import { loadRules } from "@blueplate/variants";
import { applyEvents, diceFor } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import type { Event, State } from "../../src/model/index.ts";
import { payAll, type PendingPayment, slotsVoted } from "../../src/phases/bank.ts";
import { reducerOf } from "../../src/rules/index.ts";
import type { Ruleset } from "../../src/ruleset/index.ts";
import { evening, only, runOn, seat } from "@blueplate/variants/testing/evening";

const load = (options: Record<string, string> = {}) =>
  Result.getOrThrow(loadRules({ modules: [], options, seats: 2 })).ruleset;
const bankOf = (bank: number, breaks = 0, reserves: object = { p0: 100, p1: 100 }): State =>
  evening("dinnertime", [{}, {}], { bank, breaks, reserves }).state;
/** The events of payments, none of which brings anything else about. */
const paid = (ruleset: Ruleset, state: State, payments: readonly PendingPayment[]) =>
  applyEvents({ ...reducerOf(ruleset), react: () => [] }, state, payAll(ruleset, payments), diceFor("bank", 0)).events;
const sale = (amount: number, to = 0): PendingPayment => ({ seat: seat(to), reason: "sale", amount });

describe("R15 the bank", () => {
  it("R15.1 a payment that empties it does not break it; the next dollar does", () => {
    expect(paid(load(), bankOf(30), [sale(30)]).map((event) => event._tag)).toEqual(["MoneyPaid"]);
    expect(paid(load(), bankOf(30), [sale(30), sale(1)]).map((event) => event._tag)).toEqual([
      "MoneyPaid",
      "BankBroke",
      "MoneyPaid",
    ]);
  });

  it("R15.1 with bank-break: empty it breaks as soon as nothing is left", () => {
    const events = paid(load({ "bank-break": "empty" }), bankOf(30), [sale(30)]);
    expect(events.map((event) => event._tag)).toEqual(["MoneyPaid", "BankBroke"]);
  });

  it("R15.2 pays what it has, turns up the cards, pays the rest", () => {
    const events = paid(load(), bankOf(30, 0, { p0: 100, p1: 300 }), [sale(45)]);
    expect(events).toMatchObject([
      { amount: 30, owed: 0, cash: 30, bank: 0 },
      { breaks: 1, reserves: [100, 300], added: 400, bank: 400, ceoSlots: 4 },
      { amount: 15, owed: 0, cash: 45, bank: 385 },
    ]);
  });

  it("R15.3, R15.5, R15.7 both breaks in one payment: the rest stays owing and is credited", () => {
    const events = paid(load(), bankOf(10), [sale(225)]);
    expect(events).toMatchObject([
      { amount: 10, bank: 0 },
      { breaks: 1, added: 200, bank: 200 },
      { amount: 200, bank: 0 },
      { breaks: 2, added: 0, reserves: [null, null] },
      { amount: 15, owed: 15, cash: 225, bank: 0 },
    ]);
  });

  it.each([
    [[2, 2, 3, 4], 2],
    [[2, 2, 4, 4], 4],
    [[2, 3, 4], 4],
    [[2, 3], 3],
    [[2, 2, 3, 3, 4], 3],
    [[3, 3, 2, 4], 3],
    [[], null],
  ])("R15.4 of the slots %j the most frequent, then the highest: %s", (slots, voted) => {
    expect(slotsVoted(slots)).toBe(voted);
  });

  it("R15.4 at the break everybody sees the cards, and the slots hold from then on", () => {
    const { state } = runOn(
      evening("dinnertime", [{ atWork: ["waitress"] }, {}], { bank: 0, reserves: { p0: 100, p1: 100 } }),
    );
    expect(state.chains.map((chain) => chain.reserve?.readers)).toEqual(["everybody", "everybody"]);
    expect(state.ceoSlots).toBe(2);
  });

  it("R15.5 after the last break what a chain pays is taken as usual", () => {
    expect(paid(load(), bankOf(0, 1), [sale(10), { ...sale(-4) }])).toMatchObject([
      { breaks: 2 },
      { amount: 10, owed: 10, cash: 10, bank: 0 },
      { amount: -4, owed: 0, cash: 6, bank: 4 },
    ]);
  });

  it("R15.6 salaries go back into the bank and never break it", () => {
    const scene = evening("payday", [{ cash: 5, busy: [] }, {}], { bank: 0 });
    const { state, events } = runOn(scene);
    expect(only(events, "BankBroke")).toEqual([]);
    expect(state.bank.breaks).toBe(0);
  });

  it("no dollar is made or lost, whatever is paid: as if each dollar were paid by itself", () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const seen = { breaks: 0, debts: 0, bankrupt: 0 };
    for (const options of OPTIONS) {
      for (let round = 0; round < 200; round++) {
        const bank = random(60);
        const payments = Array.from({ length: 12 }, () => sale(random(120) - 50, random(2)));
        const expected = byDollars(options, bank, payments);
        const found = balancesAfter(bank, paid(load(options), bankOf(bank), payments));
        expect(found, JSON.stringify({ options, bank, payments })).toEqual(expected);
        const money = found.bank - found.owes + found.cash.reduce((sum, each) => sum + Math.max(0, each), 0);
        expect(money).toBe(bank + (found.breaks > 0 ? 200 : 0));
        if (found.breaks > 0) seen.breaks++;
        if (found.cash.some((each) => each < 0)) seen.debts++;
        if (found.out.includes(true)) seen.bankrupt++;
      }
    }
    expect(Object.values(seen).every((count) => count > 20)).toBe(true);
  });
});

/** Balances, and who is out. */
interface Balances {
  readonly cash: number[];
  readonly out: boolean[];
  bank: number;
  owes: number;
  breaks: number;
}

const OPTIONS = ["insufficient", "empty"].flatMap((bankBreak) =>
  ["at-payment", "end-of-dinnertime"].map((check) => ({ "bank-break": bankBreak, "bankruptcy-check": check })),
);

/** What the facts of payments say; at each of them the bank has $0 at least. */
const balancesAfter = (bank: number, events: readonly Event[]): Balances => {
  const found: Balances = { cash: [0, 0], out: [false, false], bank, owes: 0, breaks: 0 };
  for (const event of events) {
    if (event._tag === "WentBankrupt") found.out[event.seat] = true;
    if (event._tag === "BankBroke") found.breaks = event.breaks;
    if (event._tag !== "MoneyPaid" && event._tag !== "BankBroke") continue;
    found.bank = event.bank;
    expect(event.bank).toBeGreaterThanOrEqual(0);
    if (event._tag !== "MoneyPaid") continue;
    found.cash[event.seat] = event.cash;
    found.owes += event.owed;
  }
  return found;
};

/** The rules of R15 and R16.3 dollar by dollar, two reserve cards of $100 beside them. */
const byDollars = (
  options: Readonly<Record<string, string>>,
  bank: number,
  payments: readonly PendingPayment[],
): Balances => {
  const now: Balances = { cash: [0, 0], out: [false, false], bank, owes: 0, breaks: 0 };
  const breaks = (): void => {
    now.breaks++;
    if (now.breaks === 1) now.bank += 200;
  };
  const give = (to: number): void => {
    const cash = now.cash[to] ?? 0;
    now.cash[to] = cash + 1;
    // What a debtor gets is less of a debt, and no dollar of the bank.
    if (cash < 0) return;
    while (now.bank === 0 && now.breaks < 2) breaks();
    if (now.breaks >= 2) now.owes++;
    else now.bank--;
    if (options["bank-break"] === "empty" && now.bank === 0 && now.breaks < 2) breaks();
  };
  const take = (from: number): void => {
    const cash = now.cash[from] ?? 0;
    if (cash <= 0 && options["bankruptcy-check"] === "at-payment") now.out[from] = true;
    if (now.out[from]) return;
    now.cash[from] = cash - 1;
    if (cash > 0) now.bank++;
  };
  for (const { seat: who, amount } of payments) {
    for (let dollar = 0; dollar < Math.abs(amount) && !now.out[who]; dollar++) (amount > 0 ? give : take)(who);
  }
  return now;
};
