import type { Seat } from "@blueplate/kernel";
import { perksOf, uniqueWith } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import {
  type Cards,
  countOf,
  type EmployeeId,
  kindsOf,
  type State,
  type TrainedCard,
  type Turn,
  withCount,
} from "../model/index.ts";
import { careersOf, refuseCard } from "./career.ts";
import { type TeachingGroup, type TeachingSteps, lessonFor } from "./lesson.ts";
import { chainOf } from "./turn.ts";

/** What training still has to work with: steps of the teachers, cards waiting without a pile, piles, cards on the beach. */
export interface TrainingBudget {
  readonly teachers: Turn["teachers"];
  readonly phantoms: readonly EmployeeId[];
  readonly supply: Cards;
  readonly beach: Cards;
  readonly trained: readonly TrainedCard[];
  /** 1x cards that have come into the chain on the way. */
  readonly gained: readonly EmployeeId[];
}

/** True while several teachers may teach one card (R9.6). */
export const mayStack = (ruleset: Ruleset, state: State, seat: Seat): boolean =>
  perksOf(ruleset.content, chainOf(state, seat), "stackTraining", state.round).length > 0;

const everybody = (teachers: Turn["teachers"]): readonly number[] => teachers.map((_, index) => index);

const without = <T>(list: readonly T[], item: T): readonly T[] => {
  const at = list.indexOf(item);
  return list.filter((_, index) => index !== at);
};

const afterLesson = (teachers: Turn["teachers"], lesson: TeachingSteps): Turn["teachers"] =>
  teachers.map((teacher, index) => {
    const given = lesson.find((each) => each.teacher === index);
    return given ? { ...teacher, left: teacher.left - given.steps } : teacher;
  });

/** Every lesson of so many steps: by each single teacher, or by the best set where they may be stacked. */
const lessons = (group: TeachingGroup, steps: number): readonly TeachingSteps[] => {
  const singles = new Map<number, TeachingSteps>();
  for (const teacher of group.allowed) {
    const left = group.teachers[teacher]?.left ?? 0;
    if (left >= steps && !singles.has(left)) singles.set(left, [{ teacher, steps }]);
  }
  const found = [...singles.values()];
  const set = group.stacking ? lessonFor(group, steps) : null;
  return set && set.length > 1 ? [...found, set] : found;
};

/** Decides whether all phantoms can still be trained. */
export interface Planner {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly seat: Seat;
  readonly stacking: boolean;
}

const mayBecome = (planner: Planner, prospect: TrainingBudget, to: EmployeeId): boolean => {
  if (countOf(prospect.supply, to) === 0) return false;
  const refusal = refuseCard(planner.ruleset, planner.state, planner.seat, to);
  if (refusal && refusal._tag !== "NoneLeft") return false;
  return uniqueWith(planner.ruleset.content, to).every((each) => !prospect.gained.includes(each));
};

const trainPhantom = (planner: Planner, prospect: TrainingBudget, phantom: EmployeeId): boolean => {
  const group = { teachers: prospect.teachers, allowed: everybody(prospect.teachers), stacking: planner.stacking };
  for (const [to, steps] of careersOf(planner.ruleset, phantom)) {
    if (!mayBecome(planner, prospect, to)) continue;
    for (const lesson of lessons(group, steps)) {
      const next: TrainingBudget = {
        ...prospect,
        teachers: afterLesson(prospect.teachers, lesson),
        phantoms: without(prospect.phantoms, phantom),
        supply: withCount(prospect.supply, to, -1),
        gained: [...prospect.gained, to],
      };
      if (canTrainAll(planner, next)) return true;
    }
  }
  return false;
};

/** With `at-train` ordinary trainings may come first and bring back the card that a phantom needs. */
const trainOther = (planner: Planner, prospect: TrainingBudget): boolean => {
  const group = { teachers: prospect.teachers, allowed: everybody(prospect.teachers), stacking: planner.stacking };
  for (const employee of kindsOf(prospect.beach)) {
    for (const [to, steps] of careersOf(planner.ruleset, employee)) {
      if (!mayBecome(planner, prospect, to)) continue;
      for (const lesson of lessons(group, steps)) {
        const next: TrainingBudget = {
          ...prospect,
          teachers: afterLesson(prospect.teachers, lesson),
          supply: withCount(withCount(prospect.supply, to, -1), employee, 1),
          beach: withCount(prospect.beach, employee, -1),
          gained: [...prospect.gained, to],
        };
        if (canTrainAll(planner, next)) return true;
      }
    }
  }
  return false;
};

/**
 * True when an assignment of training and of final cards to all phantoms exists (R8.3): from the cards that are in the supply
 * now, or, with `phantom-target: at-train`, after other trainings too.
 */
export const canTrainAll = (planner: Planner, prospect: TrainingBudget): boolean => {
  const [phantom] = prospect.phantoms;
  if (phantom === undefined) return true;
  if (prospect.teachers.every((teacher) => teacher.left === 0)) return false;
  if (trainPhantom(planner, prospect, phantom)) return true;
  return planner.ruleset.options["phantom-target"] === "at-train" && trainOther(planner, prospect);
};

/** The prospect of a turn as it stands. */
export const prospectOf = (state: State, seat: Seat, turn: Turn): TrainingBudget => ({
  teachers: turn.teachers,
  phantoms: turn.phantoms,
  supply: state.supply.employees,
  beach: turn.trained.reduce((beach, { employee }) => withCount(beach, employee, -1), chainOf(state, seat).beach),
  trained: turn.trained,
  gained: [],
});
