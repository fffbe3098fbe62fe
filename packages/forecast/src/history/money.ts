import { type Event, factorOf, type PaymentReason } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { HistoryAccumulator, RecordedEvent } from "./recorded-event.ts";
import { type SeriesBuilder, seriesBuilder, type Series } from "./series.ts";

/**
 * Where the money of a chain comes from and goes to: sales at the unit price, what a garden (or whatever else multiplies
 * the price) pays above it, the bonus of marketing milestones (R14.4.1), waitresses, CFOs, salaries (below zero), and a debt that is let
 * go at bankruptcy (R16.4).
 */
export const SOURCES = ["sales", "gardens", "bonuses", "waitresses", "cfo", "salaries", "debts"] as const;
export type IncomeSource = (typeof SOURCES)[number];

/** The salary bill of a round, in dollars (R17.4, R17.5). */
export interface PaydayBill {
  readonly at: number;
  readonly round: number;
  readonly gross: number;
  readonly recruitingDiscount: number;
  readonly milestoneDiscount: number;
  readonly due: number;
}

/** The money of a chain over a game, in dollars. The sources add up to the cash at every step. */
export interface MoneyHistory {
  readonly cash: Series;
  /** By source what it has brought up to a step; what was paid counts below zero. */
  readonly income: Readonly<Record<IncomeSource, Series>>;
  readonly bills: readonly PaydayBill[];
}

interface Purse {
  readonly cash: SeriesBuilder;
  readonly income: Readonly<Record<IncomeSource, SeriesBuilder>>;
  readonly bills: PaydayBill[];
}

const newPurse = (): Purse => ({
  cash: seriesBuilder(),
  income: {
    sales: seriesBuilder(),
    gardens: seriesBuilder(),
    bonuses: seriesBuilder(),
    waitresses: seriesBuilder(),
    cfo: seriesBuilder(),
    salaries: seriesBuilder(),
    debts: seriesBuilder(),
  },
  bills: [],
});

const SOURCE_OF: ReadonlyMap<PaymentReason, IncomeSource> = new Map([
  ["sale", "sales"],
  ["waitresses", "waitresses"],
  ["cfo", "cfo"],
  ["salaries", "salaries"],
]);

/** Where money comes from; what a module pays counts with the bonuses. */
const sourceOf = (reason: PaymentReason): IncomeSource => SOURCE_OF.get(reason) ?? "bonuses";

/** A sale is paid as one sum, in parts when the bank breaks: what garden and bonus are of it is taken out of the sales. */
const divide = ({ income }: Purse, at: number, event: Extract<Event, { readonly _tag: "HouseServed" }>): void => {
  const factor = factorOf(event);
  const garden = ((event.income - event.bonus) * (factor - 1)) / factor;
  income.gardens.add(at, garden);
  income.bonuses.add(at, event.bonus);
  income.sales.add(at, -garden - event.bonus);
};

const noteIn = (purse: Purse, { at, event, before, after }: RecordedEvent, seat: Seat): void => {
  if (event._tag === "HouseServed") divide(purse, at, event);
  if (event._tag === "MoneyPaid") purse.income[sourceOf(event.reason)].add(at, event.amount);
  if (event._tag === "SalariesDue") {
    const { gross, recruitingDiscount, milestoneDiscount, due } = event;
    purse.bills.push({ at, round: after.round, gross, recruitingDiscount, milestoneDiscount, due });
  }
  const [was, is] = [before.chains[seat]?.cash ?? 0, after.chains[seat]?.cash ?? 0];
  if (event._tag === "WentBankrupt") purse.income.debts.add(at, is - was);
  purse.cash.set(at, is);
};

/** Writes down the money of every seat. */
export const moneyAccumulator = (seats: readonly Seat[]): HistoryAccumulator<readonly MoneyHistory[]> => {
  const purses = seats.map(newPurse);
  return {
    open: ({ chains }) => {
      for (const { seat, cash } of chains) purses[seat]?.cash.set(0, cash);
    },
    note: (fact) => {
      const { event } = fact;
      if (!("seat" in event)) return;
      const purse = purses[event.seat];
      if (purse) noteIn(purse, fact, event.seat);
    },
    close: () =>
      purses.map(({ cash, income, bills }): MoneyHistory => ({
        cash: cash.data,
        income: {
          sales: income.sales.data,
          gardens: income.gardens.data,
          bonuses: income.bonuses.data,
          waitresses: income.waitresses.data,
          cfo: income.cfo.data,
          salaries: income.salaries.data,
          debts: income.debts.data,
        },
        bills,
      })),
  };
};
