import type { Teacher } from "../model/index.ts";

/** Steps that teachers of a turn give to one card: indexes into the turn's teachers. */
export type Lesson = readonly { readonly teacher: number; readonly steps: number }[];

/** Which of the teachers may teach the card, and whether several may together (R9.5, R9.6). */
export interface Class {
  readonly teachers: readonly Teacher[];
  readonly allowed: readonly number[];
  readonly stacking: boolean;
}

const leftOf = ({ teachers }: Class, index: number): number => teachers[index]?.left ?? 0;

/** The single teacher with the fewest remaining steps that suffices. */
const single = (group: Class, steps: number): Lesson | null => {
  let best: number | null = null;
  for (const index of group.allowed) {
    const left = leftOf(group, index);
    if (left >= steps && (best === null || left < leftOf(group, best))) best = index;
  }
  return best === null ? null : [{ teacher: best, steps }];
};

/** Draws the steps from these teachers in order, each as many as it has. */
const drawn = (group: Class, order: readonly number[], steps: number): Lesson => {
  const lesson: { teacher: number; steps: number }[] = [];
  let missing = steps;
  for (const teacher of order) {
    const given = Math.min(missing, leftOf(group, teacher));
    if (given > 0) lesson.push({ teacher, steps: given });
    missing -= given;
  }
  return lesson;
};

/**
 * The set that wastes fewest steps, teachers of few steps before those of many: the teachers stand in that order, so the
 * first set found with the smallest sum is the one.
 */
const several = (group: Class, steps: number): Lesson | null => {
  const sets = new Map<number, readonly number[]>([[0, []]]);
  for (const index of group.allowed.filter((each) => leftOf(group, each) > 0)) {
    for (const [sum, set] of Array.from(sets)) {
      const total = sum + leftOf(group, index);
      if (sum < steps && !sets.has(total)) sets.set(total, [...set, index]);
    }
  }
  const enough = [...sets.keys()].filter((sum) => sum >= steps);
  const set = enough.length === 0 ? undefined : sets.get(Math.min(...enough));
  return set ? drawn(group, set, steps) : null;
};

/** How the class gives a card so many steps when nobody says who teaches, or null. */
export const lessonFor = (group: Class, steps: number): Lesson | null =>
  single(group, steps) ?? (group.stacking ? several(group, steps) : null);

/** The most steps that the class, or those of these kinds in it, could give to one card. */
export const mostSteps = (group: Class, using?: readonly string[]): number => {
  const left = group.allowed
    .filter((index) => using?.includes(group.teachers[index]?.employee ?? "") ?? true)
    .map((index) => leftOf(group, index));
  return group.stacking ? left.reduce((sum, each) => sum + each, 0) : Math.max(0, ...left);
};

/** The lesson by teachers of these kinds, each of which must give at least one step, or null. */
export const lessonBy = (group: Class, steps: number, using: readonly string[]): Lesson | null => {
  if (using.length !== 1 && !group.stacking) return null;
  const chosen: number[] = [];
  for (const kind of using) {
    const free = group.allowed.filter(
      (index) => group.teachers[index]?.employee === kind && leftOf(group, index) > 0 && !chosen.includes(index),
    );
    const enough = using.length === 1 ? free.filter((index) => leftOf(group, index) >= steps) : free;
    const [best] = enough.toSorted((a, b) => leftOf(group, a) - leftOf(group, b));
    if (best === undefined) return null;
    chosen.push(best);
  }
  const lesson = drawn(group, chosen, steps);
  const given = lesson.reduce((sum, each) => sum + each.steps, 0);
  return given === steps && lesson.length === chosen.length ? lesson : null;
};
