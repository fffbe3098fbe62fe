import {
  addCounts,
  type Cards,
  careersOf,
  type Chain,
  countOf,
  type EmployeeId,
  employeeRow,
  kindsOf,
  perksOf,
  refuseCard,
  type Ruleset,
  type State,
  turnOf,
  uniqueWith,
  withAbility,
} from "@blueplate/engine";
import { open, type Seat } from "@blueplate/kernel";
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

const teachersIn = ({ content }: Ruleset, cards: Cards): readonly number[] =>
  withAbility(content, cards, "train").flatMap(({ count, ability }) =>
    Array.from({ length: count }, () => ability.steps),
  );

/** What is left of the seat's day in this round, whatever structure it will choose; null once that day is over. */
const todayOf = (ruleset: Ruleset, state: State, chain: Chain, all: Cards): Day | null => {
  const { seat } = chain;
  if (state.stage._tag === "restructuring" && state.turnOrder.includes(seat)) {
    return { hires: true, steps: stepsFor(ruleset, chain, teachersIn(ruleset, all)), trainees: all };
  }
  const day = pencilDay(ruleset, state, seat);
  if (!day) return null;
  const left = turnOf(day, seat)?.teachers.map((each) => each.left) ?? [];
  const hires = (dayLeftOf(ruleset, day, seat)["work.hire"] ?? 0) > 0;
  return { hires, steps: stepsFor(ruleset, chain, left), trainees: chain.beach };
};

/** The days from the first that lies ahead on, as far as a company without a teacher needs them to hire one. */
const daysAhead = (ruleset: Ruleset, state: State, chain: Chain) => {
  const all = addCounts(addCounts(chain.atWork, chain.beach), open(chain.hand, chain.seat) ?? {});
  const own = stepsFor(ruleset, chain, teachersIn(ruleset, all));
  const hired = kindsOf(state.supply.employees).filter(
    (each) => employeeRow(ruleset.content, each)?.entry === true && countOf(state.supply.employees, each) > 0,
  );
  const learnt = Math.max(own, ...hired.flatMap((each) => teachersIn(ruleset, { [each]: 1 })));
  const today = todayOf(ruleset, state, chain, all);
  const next: Day = { hires: true, steps: today?.hires === true ? learnt : own, trainees: all };
  const later: Day = { ...next, steps: learnt };
  return { first: state.round + (today ? 0 : 1), days: [...(today ? [today] : []), next, later], later };
};

/** Days after which a card that nobody can be trained to is given up. */
const MOST_DAYS = 12;

/**
 * The earliest round in which the seat could have one more copy of each card at work, as far as it can know: by hiring and by
 * training whom it has or hires, with its own teachers or with one it hires first (R8, R9). What others take meanwhile and
 * slots are not counted. A card that is left out has no copies, may not be owned twice, or cannot be come to.
 */
export const soonestOf = (ruleset: Ruleset, state: State, seat: Seat): ReadonlyMap<EmployeeId, number> => {
  const chain = state.chains[seat];
  if (!chain) return new Map();
  const { first, days, later } = daysAhead(ruleset, state, chain);
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
    kindsOf(employees).flatMap((to): readonly (readonly [EmployeeId, number])[] => {
      if (uniqueWith(ruleset.content, to).some((each) => countOf(later.trainees, each) > 0)) return [];
      if (refuseCard(ruleset, state, seat, to)) return [];
      const round = roundOf(to);
      return round === null ? [] : [[to, round]];
    }),
  );
};
