import type { Teacher } from "../model/index.ts";

/** Steps that teachers of a turn give to one card: indexes into the turn's teachers. */
export type TeachingSteps = readonly { readonly teacher: number; readonly steps: number }[];

/** Which of the teachers may teach the card, and whether several may together (R9.5, R9.6). */
export interface TeachingGroup {
  readonly teachers: readonly Teacher[];
  readonly allowed: readonly number[];
  readonly stacking: boolean;
}

const leftOf = ({ teachers }: TeachingGroup, index: number): number => teachers[index]?.left ?? 0;

/** The single teacher with the fewest remaining steps that suffices. */
const single = (group: TeachingGroup, steps: number): TeachingSteps | null => {
  let best: number | null = null;
  for (const index of group.allowed) {
    const left = leftOf(group, index);
    if (left >= steps && (best === null || left < leftOf(group, best))) best = index;
  }
  return best === null ? null : [{ teacher: best, steps }];
};

/**
 * Draws the steps from these teachers in order, each as many as it has but one for each that follows: everybody gives at
 * least one step (R9.6).
 */
const drawn = (group: TeachingGroup, order: readonly number[], steps: number): TeachingSteps => {
  let missing = steps;
  return order.map((teacher, place) => {
    const given = Math.min(leftOf(group, teacher), missing - (order.length - place - 1));
    missing -= given;
    return { teacher, steps: given };
  });
};

/**
 * The set that wastes fewest steps, teachers of few steps before those of many: the teachers stand in that order, so the
 * first set found with the smallest sum is the one.
 */
const several = (group: TeachingGroup, steps: number): TeachingSteps | null => {
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
export const lessonFor = (group: TeachingGroup, steps: number): TeachingSteps | null =>
  single(group, steps) ?? (group.stacking ? several(group, steps) : null);

const sumLeft = (group: TeachingGroup, teachers: readonly number[]): number =>
  teachers.reduce((sum, index) => sum + leftOf(group, index), 0);

/** The kinds of a list that names teachers, with how often each is named, in the order of the teachers and not of the list. */
const namedIn = (
  group: TeachingGroup,
  using: readonly string[],
): readonly { readonly count: number; readonly of: number[] }[] => {
  const there = group.teachers.map(({ employee }) => employee);
  const kinds = [...new Set([...there, ...using])];
  return kinds.flatMap((kind) => {
    const count = using.filter((each) => each === kind).length;
    const of = group.allowed.filter((index) => there[index] === kind && leftOf(group, index) > 0);
    return count === 0 ? [] : [{ count, of }];
  });
};

/** The most steps that the class, or the named teachers in it, could give to one card; 0 where a named one is not there. */
export const mostSteps = (group: TeachingGroup, using?: readonly string[]): number => {
  if (using === undefined) {
    return group.stacking
      ? sumLeft(group, group.allowed)
      : Math.max(0, ...group.allowed.map((index) => leftOf(group, index)));
  }
  let most = 0;
  for (const { count, of } of namedIn(group, using)) {
    if (of.length < count) return 0;
    most += sumLeft(group, of.toSorted((a, b) => leftOf(group, b) - leftOf(group, a)).slice(0, count));
  }
  return most;
};

/** For every sum of steps left one set of so many of these teachers: the one that stands first. */
const setsOf = (group: TeachingGroup, of: readonly number[], count: number): ReadonlyMap<number, readonly number[]> => {
  const bySize = Array.from({ length: count + 1 }, () => new Map<number, readonly number[]>());
  bySize[0]?.set(0, []);
  for (const index of of) {
    for (let size = count; size > 0; size--) {
      for (const [sum, set] of bySize[size - 1] ?? []) {
        const total = sum + leftOf(group, index);
        if (!bySize[size]?.has(total)) bySize[size]?.set(total, [...set, index]);
      }
    }
  }
  return bySize[count] ?? new Map<number, readonly number[]>();
};

/**
 * The lesson by teachers of these kinds, each of which gives at least one step, or null where there is none (R9.5, R9.6).
 * Of the sets of cards that have been named the one with the fewest steps left that suffice; those of few steps are drawn on
 * first. In which order they are named does not matter.
 */
export const lessonBy = (group: TeachingGroup, steps: number, using: readonly string[]): TeachingSteps | null => {
  if (using.length === 0 || using.length > (group.stacking ? steps : 1)) return null;
  let sets: ReadonlyMap<number, readonly number[]> = new Map([[0, []]]);
  for (const { count, of } of namedIn(group, using)) {
    const more = new Map<number, readonly number[]>();
    for (const [sum, set] of sets) {
      for (const [added, chosen] of setsOf(group, of, count)) {
        if (!more.has(sum + added)) more.set(sum + added, [...set, ...chosen]);
      }
    }
    sets = more;
  }
  const enough = [...sets.keys()].filter((sum) => sum >= steps);
  const set = enough.length === 0 ? undefined : sets.get(Math.min(...enough));
  return set ? drawn(group, set, steps) : null;
};
