import type { Seat } from "@blueplate/kernel";
import {
  type BusyMarketeer,
  type Cards,
  type Chain,
  countList,
  countOf,
  type Dismissal,
  type EmployeeId,
  entriesOf,
  everyKind,
  isNothing,
  type State,
  subtractCounts,
  timesIn,
  withCount,
  withoutMarketeers,
} from "../model/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import type { SalaryBill, StaffAfterDismissals } from "../ruleset/index.ts";
import { costsSalary, dismissible } from "./salaries.ts";

/** Cards named for dismissal, split by where they lie: the copies on the beach go first (R17.7). */
export interface DismissalSplit {
  readonly atWork: Cards;
  readonly beach: Cards;
}

/** Where the named cards are taken from; the chain has them all. */
export const leavingOf = (chain: Chain, employees: readonly EmployeeId[]): DismissalSplit => {
  let atWork: Cards = {};
  let beach: Cards = {};
  for (const [employee, named] of entriesOf(countList(employees))) {
    const fromBeach = Math.min(named, countOf(chain.beach, employee));
    beach = withCount(beach, employee, fromBeach);
    atWork = withCount(atWork, employee, named - fromBeach);
  }
  return { atWork, beach };
};

/** Who stays when these cards and the marketeers of these campaigns go. */
export const stayingWithout = (
  chain: Chain,
  employees: readonly EmployeeId[],
  busy: readonly number[],
): StaffAfterDismissals => {
  if (employees.length === 0 && busy.length === 0) return chain;
  const leaving = leavingOf(chain, employees);
  return {
    atWork: subtractCounts(chain.atWork, leaving.atWork),
    beach: subtractCounts(chain.beach, leaving.beach),
    busy: withoutMarketeers(chain.busy, busy),
  };
};

/** The bill of a chain after these dismissals. */
export const billAfter = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  employees: readonly EmployeeId[],
  busy: readonly number[] = [],
): SalaryBill => {
  const chain = state.chains[seat];
  const staying = chain ? stayingWithout(chain, employees, busy) : { atWork: {}, beach: {}, busy: [] };
  return ruleset.formulas.billOf(ruleset, state, seat, staying);
};

const namesSalariedOf = (ruleset: Ruleset, chain: Chain, cards: Cards, employees: readonly EmployeeId[]): boolean =>
  everyKind(
    cards,
    (employee) =>
      timesIn(employees, employee) >= dismissible(chain, employee) || !costsSalary(ruleset, chain, employee),
  );

/** True when the list names every card at work and on the beach that costs a salary (R17.10). */
export const namesAllSalaried = (ruleset: Ruleset, chain: Chain, employees: readonly EmployeeId[]): boolean =>
  namesSalariedOf(ruleset, chain, chain.beach, employees) && namesSalariedOf(ruleset, chain, chain.atWork, employees);

/** Busy marketeers that cost a salary: those who may have to go (R17.10). */
export const salariedBusy = (ruleset: Ruleset, chain: Chain): readonly BusyMarketeer[] =>
  chain.busy.length === 0
    ? chain.busy
    : chain.busy
        .filter(({ employee, beside }) => beside === undefined && costsSalary(ruleset, chain, employee))
        .toSorted((a, b) => a.campaign - b.campaign);

/** How many busy marketeers must go after these dismissals, as few as needed; 0 while others could go instead (R17.10). */
export const marketeersForced = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  employees: readonly EmployeeId[],
): number => {
  const chain = state.chains[seat];
  if (!chain || !namesAllSalaried(ruleset, chain, employees)) return 0;
  const all = salariedBusy(ruleset, chain).map((each) => each.campaign);
  const pays = (count: number): boolean =>
    billAfter(ruleset, state, seat, employees, all.slice(0, count)).due <= chain.cash;
  let needed = 0;
  while (needed < all.length && !pays(needed)) needed++;
  return needed;
};

/**
 * True when a player is asked: he employs somebody who can be named (D-20, D-21), or can choose between busy marketeers
 * who must go (D-22).
 */
export const hasDismissalChoice = (ruleset: Ruleset, state: State, seat: Seat): boolean => {
  const chain = state.chains[seat];
  if (!chain) return false;
  if (!isNothing(chain.atWork) || !isNothing(chain.beach)) return true;
  const forced = marketeersForced(ruleset, state, seat, []);
  return forced > 0 && forced < salariedBusy(ruleset, chain).length;
};

/** The dismissal of a player who is not asked: nobody but the busy marketeers who must go. */
export const onlyDismissal = (ruleset: Ruleset, state: State, seat: Seat): Dismissal => {
  const chain = state.chains[seat];
  const forced = marketeersForced(ruleset, state, seat, []);
  const busy = chain ? salariedBusy(ruleset, chain).slice(0, forced) : [];
  return { employees: [], busy: busy.map((each) => each.campaign) };
};
