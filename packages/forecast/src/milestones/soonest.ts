import {
  abilityOf,
  addCounts,
  type Cards,
  careersOf,
  type Chain,
  countList,
  countOf,
  type EmployeeId,
  employeeRow,
  holdsMilestone,
  kindsOf,
  perksOf,
  phaseOf,
  refuseCard,
  type Ruleset,
  type State,
  turnOf,
  uniqueWith,
  withAbility,
} from "@blueplate/engine";
import { open, type Seat } from "@blueplate/kernel";
import { awayOf } from "../company/away.ts";
import { powersOf } from "../company/company.ts";
import { dayLeftOf } from "../company/day.ts";
import { pencilDay } from "../company/pencil.ts";

/** What a company can do in a working day for one of its people: whether it can hire, and how far it can train a card. */
interface Day {
  readonly hires: boolean;
  /** Training steps that one card can be given (R9.5, R9.6). */
  readonly steps: number;
  readonly trainees: Cards;
}

/** The training steps that these teachers can give to one card: one teacher's, unless the chain may add them up (R9.6). */
const stepsFor = ({ content }: Ruleset, chain: Chain, teachers: readonly number[]): number =>
  perksOf(content, chain, "stackTraining").length > 0
    ? teachers.reduce((sum, each) => sum + each, 0)
    : Math.max(0, ...teachers);

/** The steps of every teacher among these cards, as they act if all of them are at work. */
const teachersIn = (ruleset: Ruleset, state: State, { seat }: Chain, atWork: Cards): readonly number[] => {
  const chains = state.chains.map((each) => (each.seat === seat ? { ...each, atWork } : each));
  const acting = ruleset.formulas.workforce(ruleset, { ...state, chains }, seat);
  return withAbility(ruleset.content, acting, "train").flatMap(({ count, ability }) =>
    Array.from({ length: count }, () => ability.steps),
  );
};

/** The hires of a day with these cards at work. */
const hiresWith = (ruleset: Ruleset, atWork: Cards): number => Math.max(1, powersOf(ruleset, atWork).hires);

/** True before the structures of the round are turned up; the set-up belongs to the first round. */
const isSealed = ({ phases: { setup } }: Ruleset, { stage }: State): boolean =>
  stage._tag === "restructuring" || setup.some(({ id }) => id === phaseOf(stage));

/** What is left of the seat's day in this round, whatever structure it will choose; null once that day is over. */
const todayOf = (ruleset: Ruleset, state: State, chain: Chain, all: Cards): Day | null => {
  const { seat } = chain;
  if (isSealed(ruleset, state) && state.turnOrder.includes(seat)) {
    return { hires: true, steps: stepsFor(ruleset, chain, teachersIn(ruleset, state, chain, all)), trainees: all };
  }
  const day = pencilDay(ruleset, state, seat);
  if (!day) return null;
  const left = turnOf(day, seat)?.teachers.map((each) => each.left) ?? [];
  const hires = (dayLeftOf(ruleset, day, seat)["work.hire"] ?? 0) > 0;
  return { hires, steps: stepsFor(ruleset, chain, left), trainees: chain.beach };
};

/** The days of a company from the first that lies ahead on, of which the last is like all that follow. */
interface Days {
  readonly first: number;
  readonly days: readonly Day[];
  readonly later: Day;
}

/** The marketeers who are back by a round; without a bound all of them but those who never are (R10.11). */
const backBy = (ruleset: Ruleset, state: State, chain: Chain, round: number): Cards =>
  countList(
    awayOf(ruleset, state, chain).flatMap(({ employee, backFor }) =>
      backFor !== null && backFor <= round ? [employee] : [],
    ),
  );

/** The days from the first that lies ahead on, as far as a company without a teacher needs them to hire one. */
const daysAhead = (ruleset: Ruleset, state: State, chain: Chain): Days => {
  const all = addCounts(addCounts(chain.atWork, chain.beach), open(chain.hand, chain.seat) ?? {});
  const stepsWith = (cards: Cards): number => stepsFor(ruleset, chain, teachersIn(ruleset, state, chain, cards));
  const own = stepsWith(all);
  const hired = kindsOf(state.supply.employees).filter(
    (each) => employeeRow(ruleset.content, each)?.entry === true && countOf(state.supply.employees, each) > 0,
  );
  // As many as a day's hires bring: their steps may add up, and somebody may let the others act twice.
  const more = hiresWith(ruleset, all);
  const learnt = Math.max(own, ...hired.map((each) => stepsWith(addCounts(all, { [each]: more }))));
  const today = todayOf(ruleset, state, chain, all);
  const withBack = (round: number): Cards => addCounts(all, backBy(ruleset, state, chain, round));
  const steps = today?.hires === true ? learnt : own;
  const next: Day = { hires: true, steps, trainees: withBack(state.round + 1) };
  const later: Day = { hires: true, steps: learnt, trainees: withBack(Number.POSITIVE_INFINITY) };
  return { first: state.round + (today ? 0 : 1), days: [...(today ? [today] : []), next, later], later };
};

/** Days after which a card that nobody can be trained to is given up. */
const MOST_DAYS = 12;

/** By card the earliest round by hiring and training alone; without those that cannot be come to so. */
const learntOf = (ruleset: Ruleset, state: State, { first, days, later }: Days): ReadonlyMap<EmployeeId, number> => {
  const { employees } = ruleset.content;
  const entries = kindsOf(employees).filter((each) => employees[each]?.entry === true);
  const from = (employee: EmployeeId, to: EmployeeId): number => careersOf(ruleset, employee).get(to) ?? Infinity;
  const recruited = (to: EmployeeId, { hires, steps }: Day): number => {
    if (!hires) return Infinity;
    const needs = entries.map((each) => {
      const needed = each === to ? 0 : from(each, to);
      // From an empty pile only who is trained at once can be hired (R8.3).
      return countOf(state.supply.employees, each) > 0 || (needed > 0 && needed <= steps) ? needed : Infinity;
    });
    return Math.min(...needs);
  };
  const roundOf = (to: EmployeeId): number | null => {
    let needed = Infinity;
    for (let at = 0; at < MOST_DAYS; at++) {
      const day = days[at] ?? later;
      const trained = kindsOf(day.trainees).map((each) => from(each, to));
      needed = Math.min(needed, recruited(to, day), ...trained) - day.steps;
      if (needed <= 0) return first + at + 1;
    }
    return null;
  };
  return new Map(
    kindsOf(employees).flatMap((to) => {
      const round = roundOf(to);
      return round === null ? [] : [[to, round] as const];
    }),
  );
};

/** The earliest round with the card by a milestone that brings it and can still be gained; infinite without one (R20.4). */
const broughtBy = (
  ruleset: Ruleset,
  state: State,
  chain: Chain,
  { first, later }: Days,
  learnt: ReadonlyMap<EmployeeId, number>,
  to: EmployeeId,
): number => {
  const { content } = ruleset;
  const rounds = kindsOf(content.milestones).flatMap((milestone): readonly number[] => {
    const row = content.milestones[milestone];
    const brings = row?.perks.some((perk) => perk._tag === "gain" && perk.employee === to) === true;
    if (!row || !brings || state.milestonesGone.includes(milestone) || holdsMilestone(chain, milestone)) return [];
    const { trigger } = row;
    // What else it may be gained by is not looked into: at once.
    if (trigger._tag !== "produced") return [state.round + 1];
    const cooks = kindsOf(content.employees).filter(
      (each) => countOf(abilityOf(content, each, "cook")?.makes ?? {}, trigger.good) > 0,
    );
    return cooks.map((cook) => 1 + (countOf(later.trainees, cook) > 0 ? first : (learnt.get(cook) ?? Infinity)));
  });
  return countOf(state.supply.employees, to) > 0 ? Math.min(...rounds) : Infinity;
};

/**
 * The earliest round in which the seat could have one more copy of each card at work, as far as it can know: by hiring, by training whom
 * it has or hires, with its own teachers or with one it hires first, and by milestones that bring cards (R8, R9, R20.4). What others
 * take meanwhile and slots are not counted. A card that is left out has no copies, may not be owned twice, or cannot be come to.
 */
export const soonestOf = (ruleset: Ruleset, state: State, seat: Seat): ReadonlyMap<EmployeeId, number> => {
  const chain = state.chains[seat];
  if (!chain) return new Map();
  const days = daysAhead(ruleset, state, chain);
  const learnt = learntOf(ruleset, state, days);
  const { employees } = ruleset.content;
  return new Map(
    kindsOf(employees).flatMap((to): readonly (readonly [EmployeeId, number])[] => {
      if (uniqueWith(ruleset.content, to).some((each) => countOf(days.later.trainees, each) > 0)) return [];
      if (refuseCard(ruleset, state, seat, to)) return [];
      const round = Math.min(learnt.get(to) ?? Infinity, broughtBy(ruleset, state, chain, days, learnt, to));
      return round === Infinity ? [] : [[to, round]];
    }),
  );
};
