import { loadRules } from "@blueplate/variants";
import { type Event } from "@blueplate/engine";
import {
  figureComparisons,
  changesBy,
  dinnerPayments,
  dinnersOf,
  figureAt,
  historyOf,
  knownAt,
  lastDinnerOf,
  roundComparisons,
  sameMoment,
  takingsOf,
} from "../../src/index.ts";
import { type Entry, seatOf } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { factsOf, replayed } from "./games.ts";

const game = replayed("standard", 3, "known");
const { history, ruleset, states } = game;
const rules = Result.getOrThrow(loadRules({ modules: [], seats: 3, options: {} }));
const last = history.steps - 1;
const line = game.entries.filter(
  (entry): entry is Exclude<Entry<Event>, { _tag: "Undone" | "ControllerChanged" }> => "events" in entry,
);
/** Steps of all parts of the game. */
const some = [0, 1, 7, ...[0.2, 0.4, 0.6, 0.8].map((part) => Math.floor(last * part)), last];

describe("a history as it was known at a step", () => {
  it.each(some)("is the history of the log up to step %i", (at) => {
    const then = historyOf(ruleset, rules, line.slice(0, at + 1));
    const known = knownAt(history, at);
    expect(known.chains).toEqual(then.chains);
    expect(known.bank).toEqual(then.bank);
    expect(known.rounds).toEqual(then.rounds);
    expect(known.phases).toEqual(then.phases);
    expect(known.steps).toBe(then.steps);
  });

  it("has in the changes of all rounds what the whole game brought", () => {
    for (const { cash } of history.chains) {
      const changes = changesBy(cash, history.rounds);
      expect(changes.reduce((sum, change) => sum + change, 0)).toBe(cash.at(-1)?.value);
    }
  });
});

describe("dinners looked back upon", () => {
  const factsTo = (at: number): readonly Event[] =>
    factsOf(game).flatMap((fact) => (fact.at <= at ? [fact.event] : []));
  const dinners = dinnersOf(history);

  it("R14.4, R15 pays for each house that was served, and the payments are what the chains have more afterwards", () => {
    expect(dinners.length).toBeGreaterThan(2);
    for (const { to } of dinners) {
      const facts = factsTo(to);
      const begins = facts.findLastIndex((fact) => fact._tag === "PhaseBegan" && fact.stage._tag === "dinnertime");
      const payments = dinnerPayments(facts);
      const paid = facts.slice(begins).flatMap((f) => (f._tag === "MoneyPaid" && f.reason !== "salaries" ? [f] : []));
      for (const reason of ["sale", "waitresses", "cfo"] as const) {
        const all = (list: readonly { readonly reason: string; readonly amount: number }[]): number =>
          list.reduce((sum, each) => sum + (each.reason === reason ? each.amount : 0), 0);
        expect([reason, all(payments)]).toEqual([reason, all(paid)]);
      }
      const services = lastDinnerOf(ruleset, rules, facts)?.services ?? [];
      const incomes = services.flatMap(({ house, income, offers }) => (offers.length > 0 ? [{ house, income }] : []));
      const sales = payments.flatMap(({ house, amount }) => (house === null ? [] : [{ house, income: amount }]));
      expect(sales).toEqual(incomes);
    }
    const breaks = dinners.flatMap(({ to }) => dinnerPayments(factsTo(to))).reduce((sum, each) => sum + each.breaks, 0);
    expect(breaks).toBe(history.bank.breaks.length);
  });

  it("R14.4, R15.2 takes a sale that was paid in parts as one, and tells it from what waitresses and a CFO bring", () => {
    const seat = seatOf(1);
    const stage = { _tag: "dinnertime", step: "houses", lastHouse: 0, earned: [0, 0] } as const;
    const paid = (reason: "sale" | "waitresses" | "cfo", amount: number, bank: number): Event => {
      return { _tag: "MoneyPaid", seat, reason, amount, owed: 0, cash: 0, bank };
    };
    const ate: Event = {
      _tag: "HouseServed",
      house: 7,
      seat,
      goods: { burger: 2 },
      garden: false,
      unitPrice: 10,
      distance: 0,
      bonus: 0,
      income: 20,
      offers: [],
    };
    const broke: Event = { _tag: "BankBroke", breaks: 1, reserves: [100, 200], added: 300, bank: 300, ceoSlots: 3 };
    const day: readonly Event[] = [{ _tag: "PhaseBegan", round: 4, stage }, ate, paid("sale", 12, 0), broke];
    const payments = dinnerPayments([...day, paid("sale", 8, 292), paid("waitresses", 3, 289), paid("cfo", 12, 277)]);
    expect([takingsOf(payments, seat), takingsOf(payments, seat + 1)]).toEqual([35, 0]);
    expect(payments).toEqual([
      { seat, reason: "sale", house: 7, amount: 20, owed: 0, bank: 292, breaks: 1 },
      { seat, reason: "waitresses", house: null, amount: 3, owed: 0, bank: 289, breaks: 0 },
      { seat, reason: "cfo", house: null, amount: 12, owed: 0, bank: 277, breaks: 0 },
    ]);
    expect(dinnerPayments([])).toEqual([]);
  });
});

describe("two lines side by side", () => {
  const other = replayed("standard", 3, "known", 40).history;
  const fork = Math.floor(other.steps / 2);

  it("compares every chain in every figure, and says by how much the second line is above the first", () => {
    const at = { a: last, b: other.steps - 1 };
    const rows = figureComparisons(history, other, at);
    const cash = rows.filter(({ figure }) => figure === "cash");
    expect(cash.map(({ a }) => a)).toEqual(states.at(-1)?.chains.map((chain) => chain.cash));
    for (const { a, b, difference } of rows) expect(a + difference).toBe(b);
    expect(figureComparisons(history, history, { a: last, b: last }).every(({ difference }) => difference === 0)).toBe(
      true,
    );
  });

  it("R14, R17 has income less salaries as cash, but for debts that were let go", () => {
    for (const chain of history.chains) {
      const debts = chain.income.debts.at(-1)?.value ?? 0;
      expect(figureAt(chain, "income", last) - figureAt(chain, "salaries", last) + debts).toBe(
        figureAt(chain, "cash", last),
      );
    }
  });

  it("has a row for each round of the longer line; where one stops within a round both are at the same moment", () => {
    const rows = roundComparisons(history, other, fork);
    expect(rows.map(({ round }) => round)).toEqual(history.rounds.map(({ round }) => round));
    expect(rows.at(-1)).toEqual({ round: history.rounds.length, a: last, b: null });
    const stop = rows[other.rounds.length - 1];
    expect([stop?.a, stop?.b]).toEqual([other.steps - 1, other.steps - 1]);
    expect(history.rounds[other.rounds.length - 1]?.to).toBeGreaterThan(other.steps - 1);
    const swapped = roundComparisons(other, history, fork);
    expect(swapped).toEqual(rows.map(({ round, a, b }) => ({ round, a: b, b: a })));
  });

  it("finds the same moment on the other line: the same step before they part, then the same turn", () => {
    expect(sameMoment(history, other, fork, fork - 1)).toBe(fork - 1);
    for (let at = fork; at <= last; at++) {
      const there = sameMoment(history, other, fork, at);
      expect(there).toBeLessThan(other.steps);
      expect(there).toBe(Math.min(at, other.steps - 1));
    }
    expect(sameMoment(other, history, fork, other.steps - 1)).toBe(other.steps - 1);
  });
});
