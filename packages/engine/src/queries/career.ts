import type { Refusal, Seat } from "@blueplate/kernel";
import { careersOf } from "../forms/career.ts";
import { planTraining } from "../forms/train.ts";
import type { Ruleset } from "../formulas/index.ts";
import { countOf, type EmployeeId, type State } from "../model/index.ts";

/** A position that a card can come to. */
export interface Post {
  readonly to: EmployeeId;
  /** Training steps from the card (R9.4). */
  readonly steps: number;
  /** Copies on its pile. */
  readonly left: number;
  /** Why the card cannot be trained to it now, or null. */
  readonly refusal: Refusal | null;
}

/** Every position that a card leads to, nearest first, with what stands in the way today (R9). */
export const postsOf = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): readonly Post[] =>
  [...careersOf(ruleset, employee)].map(([to, steps]): Post => {
    const planned = planTraining(ruleset, state, seat, { _tag: "work.train", employee, to });
    return {
      to,
      steps,
      left: countOf(state.supply.employees, to),
      refusal: "lesson" in planned ? null : planned,
    };
  });
