import {
  addCounts,
  type Cards,
  type Chain,
  cardsAway,
  type EmployeeFamily,
  type EmployeeId,
  entriesOf,
  type Good,
  holds,
  isNothing,
  type CampaignRoundsLeft,
  type MilestoneId,
  type Ruleset,
  type State,
  totalOf,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { type HistoryAccumulator, type RecordedEvent, goneBy, type EventRows, applyRow } from "./recorded-event.ts";
import { type SeriesValue, type SeriesBuilder, seriesBuilder, type Series } from "./series.ts";

/** Something that a chain did or got, with the step. */
type At<T> = T & { readonly at: number };

/** A chain's company over a game. */
export interface CompanyHistory {
  /** Dollars; through the night, when nobody works, the price of the day stays. */
  readonly unitPrice: Series;
  /** Cards of the chain, wherever they are, and by family; families that the chain never had are left out. */
  readonly staff: Series;
  readonly staffBy: Readonly<Partial<Record<EmployeeFamily, Series>>>;
  /** The cards themselves, at every step where they change; none before the eyes that look have seen them. */
  readonly cards: readonly SeriesValue<Cards>[];
  readonly restaurants: Series;
  readonly hires: readonly At<{ readonly employee: EmployeeId; readonly phantom: boolean }>[];
  readonly trainings: readonly At<{ readonly employee: EmployeeId; readonly to: EmployeeId }>[];
  /** Cards that milestones brought. */
  readonly gifts: readonly At<{ readonly employee: EmployeeId; readonly count: number }>[];
  readonly dismissals: readonly At<{ readonly employees: Cards }>[];
  readonly milestones: readonly At<{ readonly milestone: MilestoneId; readonly round: number }>[];
  readonly campaigns: readonly At<{
    readonly campaign: number;
    readonly good: Good;
    readonly left: CampaignRoundsLeft;
  }>[];
}

type Lists = {
  readonly [
    K in "hires" | "trainings" | "gifts" | "dismissals" | "milestones" | "campaigns"
  ]: CompanyHistory[K][number][];
};

interface Company extends Lists {
  readonly unitPrice: SeriesBuilder;
  readonly staff: SeriesBuilder;
  readonly staffBy: Partial<Record<EmployeeFamily, SeriesBuilder>>;
  readonly cards: SeriesValue<Cards>[];
  readonly restaurants: SeriesBuilder;
}

const newCompany = (): Company => ({
  unitPrice: seriesBuilder(),
  staff: seriesBuilder(),
  staffBy: {},
  cards: [],
  restaurants: seriesBuilder(),
  hires: [],
  trainings: [],
  gifts: [],
  dismissals: [],
  milestones: [],
  campaigns: [],
});

/** Every card of the chain; null while its hand is closed to the eyes that look. */
const cardsOf = ({ hand, atWork, beach, busy }: Chain): Cards | null =>
  hand.content === null ? null : addCounts(addCounts(hand.content, atWork), addCounts(beach, cardsAway(busy)));

/** True where only money and stock have changed: most facts change nothing else about a chain. */
const isSameCompany = (was: Chain, is: Chain): boolean =>
  was === is ||
  (was.hand === is.hand &&
    was.atWork === is.atWork &&
    was.beach === is.beach &&
    was.busy === is.busy &&
    was.restaurants === is.restaurants &&
    was.milestones === is.milestones);

const DAY: ReadonlySet<State["stage"]["_tag"]> = new Set(["order-of-business", "working", "dinnertime"]);

/** A card that changes its place is no other card; what a step changes and changes back has not changed. */
const noteCards = (all: SeriesValue<Cards>[], at: number, cards: Cards): void => {
  if (all.at(-1)?.at === at) all.pop();
  const last = all.at(-1)?.value;
  if (!last || !holds(last, cards) || !holds(cards, last)) all.push({ at, value: cards });
};

/** What eyes cannot see does not change meanwhile: a closed hand holds the cards that it held. */
const countStaff = ({ content }: Ruleset, company: Company, at: number, chain: Chain): void => {
  const cards = cardsOf(chain);
  if (!cards) return;
  noteCards(company.cards, at, cards);
  company.staff.set(at, totalOf(cards));
  const families: Partial<Record<EmployeeFamily, number>> = {};
  for (const [employee, count] of entriesOf(cards)) {
    const family = content.employees[employee]?.family;
    if (family) families[family] = (families[family] ?? 0) + count;
  }
  for (const family of new Set([...keysOf(company.staffBy), ...keysOf(families)])) {
    (company.staffBy[family] ??= seriesBuilder()).set(at, families[family] ?? 0);
  }
};

// cast: the keys of such a record are families.
const keysOf = (by: Partial<Record<EmployeeFamily, unknown>>) => Object.keys(by) as EmployeeFamily[];

/** Where a fact is written down in the lists of a company. */
const ROWS: EventRows<unknown, Company> = {
  Hired: ({ employee, phantom }, { at }, { hires }) => hires.push({ at, employee, phantom }),
  Trained: ({ employee, to }, { at }, { trainings }) => trainings.push({ at, employee, to }),
  CardsGained: ({ employee, count }, { at }, { gifts }) => gifts.push({ at, employee, count }),
  CfoDismissed: ({ employee }, { at }, { dismissals }) => dismissals.push({ at, employees: { [employee]: 1 } }),
  Dismissed: (event, { at, before }, { dismissals }) => {
    const employees = goneBy(event, before);
    return isNothing(employees) ? null : dismissals.push({ at, employees });
  },
  MilestoneGained: ({ milestone, round }, { at }, { milestones }) => milestones.push({ at, milestone, round }),
  CampaignLaunched: ({ campaign, good, left }, { at }, { campaigns }) => campaigns.push({ at, campaign, good, left }),
};

const closed = ({ unitPrice, staff, staffBy, restaurants, ...lists }: Company): CompanyHistory => ({
  ...lists,
  unitPrice: unitPrice.data,
  staff: staff.data,
  staffBy: Object.fromEntries(Object.entries(staffBy).map(([family, line]) => [family, line.data])),
  restaurants: restaurants.data,
});

const writeCompany = (ruleset: Ruleset, company: Company, at: number, chain: Chain): void => {
  countStaff(ruleset, company, at, chain);
  company.restaurants.set(at, chain.restaurants.length);
};

/** Writes down the company of every seat. */
export const companyAccumulator = (
  ruleset: Ruleset,
  seats: readonly Seat[],
): HistoryAccumulator<readonly CompanyHistory[]> => {
  const companies = seats.map(newCompany);
  const price = (company: Company, at: number, state: State, seat: Seat): void =>
    company.unitPrice.set(at, ruleset.formulas.unitPrice(ruleset, state, seat));
  const look = (company: Company, { at, before, after }: RecordedEvent, seat: Seat): void => {
    const [was, is] = [before.chains[seat], after.chains[seat]];
    if (!is) return;
    const other = !was || !isSameCompany(was, is);
    if (other) writeCompany(ruleset, company, at, is);
    // A price stands from the set-up on, long before the first day.
    if ((other || before.stage._tag !== after.stage._tag) && (at === 0 || DAY.has(after.stage._tag)))
      price(company, at, after, seat);
  };
  return {
    open: (state) => {
      for (const chain of state.chains) {
        const company = companies[chain.seat];
        if (!company) continue;
        writeCompany(ruleset, company, 0, chain);
        price(company, 0, state, chain.seat);
      }
    },
    note: (fact) => {
      const { event } = fact;
      const own = "seat" in event ? companies[event.seat] : undefined;
      if (own) applyRow(ROWS, fact, own);
      for (const [index, seat] of seats.entries()) {
        const company = companies[index];
        if (company) look(company, fact, seat);
      }
    },
    close: () => companies.map(closed),
  };
};
