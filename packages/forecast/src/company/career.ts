import {
  careersOf,
  chainOf,
  costsSalary,
  countOf,
  type EmployeeId,
  employeeRow,
  type TeachingSteps,
  planTraining,
  type Ruleset,
  type State,
  turnOf,
} from "@blueplate/engine";
import type { Refusal, Seat } from "@blueplate/kernel";

/** A position that a card can come to. */
export interface CareerPosition {
  readonly to: EmployeeId;
  /** Training steps from the card (R9.4). */
  readonly steps: number;
  /** The position it comes from: the card itself, or one of these positions. */
  readonly from: EmployeeId;
  /** Dollars that payday costs more once the card stands there, before any discount. */
  readonly raise: number;
  /** Copies on its pile. */
  readonly left: number;
  /** The cards that would teach it now, as the rules choose them; nobody where it cannot be trained. */
  readonly teachers: readonly EmployeeId[];
  /** Why the card cannot be trained to it now, or null. */
  readonly refusal: Refusal | null;
}

/** Every position that a card leads to, each behind the one it comes from, with what stands in the way today (R9). */
export const postsOf = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  employee: EmployeeId,
): readonly CareerPosition[] => {
  const chain = chainOf(state, seat);
  const careers = careersOf(ruleset, employee);
  const salaryOf = (card: EmployeeId): number =>
    costsSalary(ruleset, chain, card) ? ruleset.content.constants.salary : 0;
  const teachers = turnOf(state, seat)?.teachers ?? [];
  const namesIn = (lesson: TeachingSteps): readonly EmployeeId[] =>
    lesson.flatMap(({ teacher }) => teachers[teacher]?.employee ?? []);
  const posts = (from: EmployeeId, before: number): readonly CareerPosition[] =>
    (employeeRow(ruleset.content, from)?.becomes ?? []).flatMap((to): readonly CareerPosition[] => {
      const steps = before + 1;
      if (careers.get(to) !== steps) return [];
      const planned = planTraining(ruleset, state, seat, { _tag: "work.train", employee, to });
      const post: CareerPosition = {
        to,
        steps,
        from,
        raise: salaryOf(to) - salaryOf(employee),
        left: countOf(state.supply.employees, to),
        teachers: "lesson" in planned ? namesIn(planned.lesson) : [],
        refusal: "lesson" in planned ? null : planned,
      };
      return [post, ...posts(to, steps)];
    });
  return posts(employee, 0);
};
