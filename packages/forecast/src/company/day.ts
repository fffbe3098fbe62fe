import {
  type AbilityTag,
  actorsOf,
  actsLeft,
  type CommandTag,
  type MilestoneId,
  paysSalaries,
  recruitActions,
  type Ruleset,
  type State,
  turnOf,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { openMilestone } from "./open-milestone.ts";

/** How often each command of a working day can still be given, by its tag; those that nobody is at work for are left out. */
export type DayLeft = Readonly<Partial<Record<CommandTag, number>>>;

/** The commands that cards are spent on, with the ability they need. */
const ACTS: readonly (readonly [AbilityTag, readonly CommandTag[]])[] = [
  ["market", ["work.launchCampaign"]],
  ["cook", ["work.produce"]],
  ["fetch", ["work.fetchDrink"]],
  ["buy", ["work.buyDrinks"]],
  ["build", ["work.placeHouse", "work.addGarden"]],
  ["open", ["work.openRestaurant", "work.moveRestaurant"]],
];

/** The commands of a working day in its order; those that spend the same cards stand together, and are counted once. */
export const SHARED_CARDS: readonly (readonly CommandTag[])[] = [
  ["work.hire"],
  ["work.train"],
  ...ACTS.map(([, tags]) => tags),
];

/**
 * What is left of a seat's working day: hires, training steps, and for each other command how often cards at work can still
 * act (commands that share their cards, like house and garden, count the same cards). Empty outside the seat's turn. Whether a
 * command finds a legal filling is for its form to say.
 */
export const dayLeftOf = (ruleset: Ruleset, state: State, seat: Seat): DayLeft => {
  const turn = turnOf(state, seat);
  if (!turn) return {};
  const steps = turn.teachers.reduce((sum, teacher) => sum + teacher.left, 0);
  const acts = ACTS.flatMap(([ability, tags]): readonly (readonly [CommandTag, number])[] => {
    const cards = actorsOf(ruleset, state, seat, ability).reduce(
      (sum, employee) => sum + actsLeft(ruleset, state, seat, employee),
      0,
    );
    return tags.map((tag) => [tag, cards]);
  });
  const all: readonly (readonly [CommandTag, number])[] = [
    ["work.hire", recruitActions(ruleset, state, seat) - turn.recruits.length],
    ["work.train", steps],
    ...acts,
  ];
  return Object.fromEntries(all.filter(([, left]) => left > 0));
};

/** How the hires of this day that are left divide: those that cost nothing, and those whose keeping lowers salaries. */
export interface HiresLeft {
  readonly free: number;
  readonly kept: number;
  /** Dollars that the kept ones save on payday as things stand. */
  readonly worth: number;
}

const billNow = (ruleset: Ruleset, state: State, seat: Seat) => {
  const { atWork, beach, busy } = state.chains[seat] ?? { atWork: {}, beach: {}, busy: [] };
  return ruleset.formulas.billOf(ruleset, state, seat, { atWork, beach, busy });
};

/** What of the salary bill the recruiters who do not hire take off as things stand, in dollars (R17.5, R17.6). */
export const recruitingDiscount = (ruleset: Ruleset, state: State, seat: Seat): number => {
  const bill = billNow(ruleset, state, seat);
  return Math.min(bill.recruitingDiscount, bill.gross);
};

/** The hires that are left today, by what they cost (R8.1, R17.6). */
export const hiresLeftOf = (ruleset: Ruleset, state: State, seat: Seat): HiresLeft => {
  const left = dayLeftOf(ruleset, state, seat)["work.hire"] ?? 0;
  const { atWork, beach, busy } = state.chains[seat] ?? { atWork: {}, beach: {}, busy: [] };
  const unused = ruleset.formulas.unusedRecruits(ruleset, state, seat, { atWork, beach, busy });
  const kept = paysSalaries(ruleset) ? Math.min(left, unused) : 0;
  return { free: left - kept, kept, worth: recruitingDiscount(ruleset, state, seat) };
};

/** A milestone for recruiting, with how many the chain has recruited in this round of those it takes. */
export interface RecruitRace {
  readonly milestone: MilestoneId;
  readonly recruited: number;
  readonly persons: number;
}

/** The milestone for recruiting that the seat can still gain today with the hires that are left, or null (R20.3). */
export const recruitRaceOf = (ruleset: Ruleset, state: State, seat: Seat): RecruitRace | null => {
  const chain = state.chains[seat];
  const open = chain ? openMilestone(ruleset, state, chain, "recruited") : null;
  if (!chain || !open) return null;
  const { persons } = open.trigger;
  const recruited = chain.recruits.persons;
  const left = dayLeftOf(ruleset, state, seat)["work.hire"] ?? 0;
  return recruited + left >= persons ? { milestone: open.milestone, recruited, persons } : null;
};
