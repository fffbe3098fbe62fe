import type { Command, Event, Ruleset, State } from "@blueplate/engine";
import { mainline, type Entry, type Rules, type Seat, seatsOf } from "@blueplate/kernel";
import { type BankHistory, bankBook } from "./bank.ts";
import { type CompanyHistory, companyBook } from "./company.ts";
import { type DemandHistory, demandBook } from "./demand.ts";
import type { Book } from "./fact.ts";
import { mergedMoments, type Moment, momentBook, undoneMoments } from "./moments.ts";
import { type MoneyHistory, moneyBook } from "./money.ts";
import { type Course, courseBook } from "./turns.ts";
import { type Calendar, calendarBook } from "./when.ts";

/** One chain over a game. */
export interface ChainHistory extends MoneyHistory, CompanyHistory {
  readonly seat: Seat;
  readonly demand: DemandHistory;
}

/**
 * A game looked back upon. Steps are counted along the effective line, 0 being the set-up, as positions are: what stands at step
 * `at` is true once that entry and all that followed from it is over.
 */
export interface History extends Course {
  /** Steps of the line. */
  readonly steps: number;
  /** By seat. */
  readonly chains: readonly ChainHistory[];
  readonly bank: BankHistory;
  readonly moments: readonly Moment[];
  readonly calendar: Calendar;
}

/** How facts become states: what a history needs of the rules. */
export type Folding = Pick<Rules<State, Command, Event>, "initialState" | "evolve" | "config">;

const tell = (
  { initialState, evolve }: Folding,
  entries: readonly Entry<Event>[],
  books: readonly Pick<Book<unknown>, "open" | "note">[],
): number => {
  const line = mainline(entries);
  let before = initialState;
  for (const book of books) book.open?.(initialState);
  for (const [at, entry] of line.entries()) {
    const by = entry._tag === "Played" ? entry.seat : null;
    for (const event of entry.events) {
      const after = evolve(before, event);
      const fact = { at, by, event, before, after };
      for (const book of books) book.note(fact);
      before = after;
    }
  }
  return line.length;
};

/**
 * The history of a game from its log, in one fold, as far as the eyes see whose log it is: every datum carries the step that it
 * belongs to. `ruleset` is the ruleset that the game is played under.
 */
export const historyOf = (ruleset: Ruleset, folding: Folding, entries: readonly Entry<Event>[]): History => {
  const { content } = ruleset;
  const seats = seatsOf(folding.config.seats);
  const money = moneyBook(seats);
  const companies = companyBook(ruleset, seats);
  const demand = demandBook(seats);
  const bank = bankBook();
  const course = courseBook(content);
  const moments = momentBook(content);
  const calendar = calendarBook(content);
  const books = [money, companies, demand, bank, course, moments, calendar];
  const steps = tell(folding, entries, books);
  const [purses, firms, wishes] = [money.close(), companies.close(), demand.close()];
  const chains = seats.flatMap((seat, index): readonly ChainHistory[] => {
    const [purse, firm, wished] = [purses[index], firms[index], wishes[index]];
    return purse && firm && wished ? [{ seat, ...purse, ...firm, demand: wished }] : [];
  });
  return {
    steps,
    ...course.close(),
    chains,
    bank: bank.close(),
    moments: mergedMoments(moments.close(), undoneMoments(entries)),
    calendar: calendar.close(),
  };
};
