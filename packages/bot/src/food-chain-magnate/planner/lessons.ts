import {
  type Cards,
  careersOf,
  countAbility,
  countOf,
  type EmployeeId,
  entriesOf,
  refuseCard,
} from "@blueplate/engine";
import type { Appraisal } from "./appraisal.ts";
import { worthIn } from "./card-worth.ts";
import { lessonWished } from "./openings.ts";

/** A training that would pay. */
export interface PlannedLesson {
  readonly from: EmployeeId;
  readonly to: EmployeeId;
  readonly steps: number;
  readonly gain: number;
  /** Somebody who is hired today can take it. */
  readonly hired: boolean;
}

/** Trainings of these cards that pay, the best first, each copy of a card once. */
export const plannedLessons = (appraisal: Appraisal, cards: Cards, most = 2): readonly PlannedLesson[] => {
  const { here } = appraisal;
  const lessons: PlannedLesson[] = [];
  for (const [from, count] of entriesOf(cards)) {
    let best: PlannedLesson | null = null;
    const itself = worthIn(appraisal, from);
    for (const [to, steps] of careersOf(here.ruleset, from)) {
      if (steps > most || refuseCard(here.ruleset, here.state, here.seat, to)) continue;
      const gain = worthIn(appraisal, to) - Math.max(0, itself) * 0.8 + lessonWished(here, to);
      if (gain / steps > (best ? best.gain / best.steps : 3)) {
        const entry = here.ruleset.content.employees[from]?.entry === true;
        const hired =
          entry &&
          countAbility(here.ruleset.content, here.home, "recruit") > 0 &&
          countOf(here.state.supply.employees, from) > 0;
        best = { from, to, steps, gain, hired };
      }
    }
    if (best) for (let copy = 0; copy < Math.min(count, 2); copy++) lessons.push(best);
  }
  return lessons.toSorted((a, b) => b.gain / b.steps - a.gain / a.steps);
};
