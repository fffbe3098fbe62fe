import type { Counts } from "./id.ts";

/** How many of `kind` there are. */
export const countOf = <K extends string>(counts: Counts<K>, kind: NoInfer<K>): number => counts[kind] ?? 0;

/** The counts with `change` more of `kind`; a kind at 0 is not written. Never below 0: callers have checked. */
export const withCount = <K extends string>(counts: Counts<K>, kind: NoInfer<K>, change: number): Counts<K> => {
  if (change === 0) return counts;
  const count = (counts[kind] ?? 0) + change;
  if (count !== 0) return { ...counts, [kind]: count };
  // Copied without the kind: a deleted field would make every later copy slow.
  const next: { [P in K]?: number } = {};
  for (const other in counts) if (other !== kind) next[other] = counts[other] ?? 0;
  return next;
};

/** The kinds that are there, with their counts, in the order in which they were written. */
export const entriesOf = <K extends string>(counts: Counts<K>): readonly (readonly [K, number])[] => {
  const entries: (readonly [K, number])[] = [];
  for (const kind in counts) entries.push([kind, counts[kind] ?? 0]);
  return entries;
};

/** The kinds that are there. */
// cast: as above.
export const kindsOf = <K extends string>(counts: Readonly<Partial<Record<K, unknown>>>): readonly K[] =>
  Object.keys(counts) as unknown as readonly K[];

/** True when nothing is there. */
export const isNothing = (counts: Counts<string>): boolean => {
  for (const _ in counts) return false;
  return true;
};

/** True when every kind that is there passes. */
export const everyKind = <K extends string>(
  counts: Counts<K>,
  passes: (kind: K, count: number) => boolean,
): boolean => {
  for (const kind in counts) if (!passes(kind, counts[kind] ?? 0)) return false;
  return true;
};

/** The kinds that pass, in the order in which they were written. */
export const kindsThat = <K extends string>(
  counts: Counts<K>,
  passes: (kind: K, count: number) => boolean,
): readonly K[] => {
  const kinds: K[] = [];
  for (const kind in counts) if (passes(kind, counts[kind] ?? 0)) kinds.push(kind);
  return kinds;
};

/** How often a kind stands in a list, without counting the others. */
export const timesIn = <K>(list: readonly K[], kind: K): number => {
  let times = 0;
  for (const each of list) if (each === kind) times++;
  return times;
};

/** The sum of all counts. */
export const totalOf = (counts: Counts<string>): number => {
  let total = 0;
  for (const kind in counts) total += counts[kind] ?? 0;
  return total;
};

/** The sum of the counts of the kinds that pass. */
export const totalThat = <K extends string>(counts: Counts<K>, passes: (kind: K) => boolean): number => {
  let total = 0;
  for (const kind in counts) if (passes(kind)) total += counts[kind] ?? 0;
  return total;
};

/** All of both. */
export const addCounts = <K extends string>(left: Counts<K>, right: Counts<K>): Counts<K> => {
  if (isNothing(right)) return left;
  if (isNothing(left)) return right;
  const sum: { [P in K]?: number } = { ...left };
  for (const kind in right) sum[kind] = (sum[kind] ?? 0) + (right[kind] ?? 0);
  return sum;
};

/** `left` without `right`, which it holds. */
export const subtractCounts = <K extends string>(left: Counts<K>, right: Counts<K>): Counts<K> => {
  if (isNothing(right)) return left;
  const rest: { [P in K]?: number } = {};
  for (const kind in left) {
    const count = (left[kind] ?? 0) - (right[kind] ?? 0);
    if (count !== 0) rest[kind] = count;
  }
  return rest;
};

/** True when `counts` holds at least all of `wanted`. */
export const holds = <K extends string>(counts: Counts<K>, wanted: Counts<K>): boolean => {
  for (const kind in wanted) if ((counts[kind] ?? 0) < (wanted[kind] ?? 0)) return false;
  return true;
};

/** True when both count the same. */
export const sameCounts = <K extends string>(one: Counts<K>, other: Counts<K>): boolean =>
  holds(one, other) && holds(other, one);

/** The counts of a list. */
export const countList = <K extends string>(list: readonly K[]): Counts<K> => {
  const counts: { [P in K]?: number } = {};
  for (const kind of list) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

/** The list of all that the counts hold, kind by kind. */
export const listCounts = <K extends string>(counts: Counts<K>): readonly K[] =>
  entriesOf(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
