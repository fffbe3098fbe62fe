import {
  billAfter,
  careersOf,
  type Chain,
  costsSalary,
  countOf,
  dismissible,
  type EmployeeId,
  employeeRow,
  kindsOf,
  type MilestoneId,
  perksOf,
  type Ruleset,
  type State,
  timesIn,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { dinnerOf } from "../dinner/dinner.ts";
import { openMilestone } from "./open-milestone.ts";

/** What lies behind a payday's bill. Money in dollars. */
export interface PaydayOutlook {
  /** The bill of the next payday if nobody is hired or dismissed until then, before what unused hires take off. */
  readonly next: number;
  /** The milestone for salaries paid, and how much more would have to be paid today; null where it cannot be gained. */
  readonly milestone: { readonly milestone: MilestoneId; readonly missing: number } | null;
}

const milestoneAhead = (ruleset: Ruleset, state: State, chain: Chain, paid: number): PaydayOutlook["milestone"] => {
  const open = openMilestone(ruleset, state, chain, "salariesPaid");
  return open && { milestone: open.milestone, missing: Math.max(0, open.trigger.atLeast - paid) };
};

/** What follows if these cards of a chain are dismissed today (R17.4, R17.5, R17.13). */
export const paydayOutlook = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  dismissed: readonly EmployeeId[],
): PaydayOutlook => {
  const chain = state.chains[seat];
  const bill = billAfter(ruleset, state, seat, dismissed);
  const next = Math.max(0, bill.gross - bill.milestoneDiscount);
  return { next, milestone: chain ? milestoneAhead(ruleset, state, chain, Math.min(bill.due, chain.cash)) : null };
};

/**
 * How many salaried cards it takes to pay what the milestone for salaries asks, after the discounts of the chain's milestones and
 * with no hire left unused; null where it cannot be gained any more (R17.5, R20.4).
 */
export const salariesNeeded = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
): { readonly dollars: number; readonly cards: number } | null => {
  const chain = state.chains[seat];
  const open = chain && openMilestone(ruleset, state, chain, "salariesPaid");
  if (!open) return null;
  const discount = perksOf(ruleset.content, chain, "salaryDiscount").reduce((sum, { amount }) => sum + amount, 0);
  const dollars = open.trigger.atLeast;
  return { dollars, cards: Math.ceil((dollars + discount) / ruleset.content.constants.salary) };
};

/** What a seat would be short of at payday if dinner were now and nobody were dismissed, in dollars; below 0 what it would have left (R17.8). */
export const shortAtPayday = (ruleset: Ruleset, state: State, seat: Seat): number => {
  const { after } = dinnerOf(ruleset, state);
  const chain = after.chains[seat];
  return chain ? ruleset.formulas.billOf(ruleset, after, seat, chain).due - chain.cash : 0;
};

/**
 * By how much the bill falls when one more card of a kind is dismissed beside `dismissed`, in dollars. Below 0 for those who save
 * more than they cost: recruiters whose unused hires are worth more than their own salary (R17.5, R17.7).
 */
export const savedBy = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  dismissed: readonly EmployeeId[],
  employee: EmployeeId,
): number =>
  billAfter(ruleset, state, seat, dismissed).due - billAfter(ruleset, state, seat, [...dismissed, employee]).due;

/** How many steps of training a card is away from the cards that are simply hired (R9.4); 0 for those. */
const depthOf = (ruleset: Ruleset, employee: EmployeeId): number => {
  if (employeeRow(ruleset.content, employee)?.entry === true) return 0;
  const entries = kindsOf(ruleset.content.employees).filter((each) => employeeRow(ruleset.content, each)?.entry);
  return Math.min(...entries.map((entry) => careersOf(ruleset, entry).get(employee) ?? Number.POSITIVE_INFINITY));
};

/**
 * The kinds that can still be dismissed beside `dismissed`, those who go most lightly first: who costs a salary, and last who saves
 * more than that; who is not in the plan (`planned`); who is hired again most easily; of equals whose pile has most copies left (R17.9).
 */
export const dismissalOrder = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  dismissed: readonly EmployeeId[],
  planned: readonly EmployeeId[] = [],
): readonly EmployeeId[] => {
  const chain = state.chains[seat];
  if (!chain) return [];
  const kinds = [...new Set([...kindsOf(chain.atWork), ...kindsOf(chain.beach)])];
  const left = (employee: EmployeeId): number => dismissible(chain, employee) - timesIn(dismissed, employee);
  const worthOf = (employee: EmployeeId): number => {
    if (savedBy(ruleset, state, seat, dismissed, employee) < 0) return 2;
    return costsSalary(ruleset, chain, employee) ? 0 : 1;
  };
  return kinds
    .filter((employee) => left(employee) > 0)
    .map((employee) => ({
      employee,
      rank: [
        worthOf(employee),
        left(employee) > timesIn(planned, employee) ? 0 : 1,
        depthOf(ruleset, employee),
        -countOf(state.supply.employees, employee),
      ],
    }))
    .toSorted((a, b) => a.rank.map((each, at) => each - (b.rank[at] ?? 0)).find((each) => each !== 0) ?? 0)
    .map(({ employee }) => employee);
};
