import type { Command, Event, Ruleset, State } from "@blueplate/engine";
import { mainline, type Entry, type Rules, type Seat, seatsOf } from "@blueplate/kernel";
import { type BankHistory, bankAccumulator } from "./bank.ts";
import { type CompanyHistory, companyAccumulator } from "./company.ts";
import { type DemandHistory, demandAccumulator } from "./demand.ts";
import type { HistoryAccumulator } from "./recorded-event.ts";
import { mergedMarks, type TimelineMark, timelineMarkAccumulator, undoneMarks } from "./timeline-marks.ts";
import { type MoneyHistory, moneyAccumulator } from "./money.ts";
import { type GameOutline, outlineAccumulator } from "./turns.ts";
import { type OccasionIndex, calendarAccumulator } from "./occasions.ts";

/** One chain over a game. */
export interface ChainHistory extends MoneyHistory, CompanyHistory {
  readonly seat: Seat;
  readonly demand: DemandHistory;
}

/**
 * A game looked back upon. Steps are counted along the mainline, 0 being the set-up, as positions are: what stands at step
 * `at` is true once that entry and all that followed from it is over.
 */
export interface History extends GameOutline {
  /** Steps of the line. */
  readonly steps: number;
  /** By seat. */
  readonly chains: readonly ChainHistory[];
  readonly bank: BankHistory;
  readonly moments: readonly TimelineMark[];
  readonly calendar: OccasionIndex;
}

/** How facts become states: what a history needs of the rules. */
export type HistoryReducer = Pick<Rules<State, Command, Event>, "initialState" | "evolve" | "config">;

/** Tells the books every fact of the log; how many steps it has. After each step the work may rest. */
function* tell(
  { initialState, evolve }: HistoryReducer,
  entries: readonly Entry<Event>[],
  books: readonly Pick<HistoryAccumulator<unknown>, "open" | "note">[],
): Generator<number, number> {
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
    yield at;
  }
  return line.length;
}

/**
 * The history of a game from its log, in one fold, as far as the eyes see whose log it is: every datum carries the step that it
 * belongs to. `ruleset` is the ruleset that the game is played under. It is work that may rest after every step, whose number it then tells.
 */
export function* readingHistory(
  ruleset: Ruleset,
  folding: HistoryReducer,
  entries: readonly Entry<Event>[],
): Generator<number, History> {
  const { content } = ruleset;
  const seats = seatsOf(folding.config.seats);
  const money = moneyAccumulator(seats);
  const companies = companyAccumulator(ruleset, seats);
  const demand = demandAccumulator(seats);
  const bank = bankAccumulator();
  const course = outlineAccumulator(content);
  const moments = timelineMarkAccumulator(content);
  const calendar = calendarAccumulator(content);
  const books = [money, companies, demand, bank, course, moments, calendar];
  const steps = yield* tell(folding, entries, books);
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
    moments: mergedMarks(moments.close(), undoneMarks(entries)),
    calendar: calendar.close(),
  };
}

/** The same at once. */
export const historyOf = (ruleset: Ruleset, folding: HistoryReducer, entries: readonly Entry<Event>[]): History => {
  const reading = readingHistory(ruleset, folding, entries);
  for (;;) {
    const step = reading.next();
    if (step.done === true) return step.value;
  }
};
