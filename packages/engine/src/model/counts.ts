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

/** The sum of all counts. */
export const totalOf = (counts: Counts<string>): number => {
  let total = 0;
  for (const kind in counts) total += counts[kind] ?? 0;
  return total;
};

/** All of both. */
export const addCounts = <K extends string>(left: Counts<K>, right: Counts<K>): Counts<K> => {
  const sum: { [P in K]?: number } = { ...left };
  for (const kind in right) sum[kind] = (sum[kind] ?? 0) + (right[kind] ?? 0);
  return sum;
};

/** `left` without `right`, which it holds. */
export const subtractCounts = <K extends string>(left: Counts<K>, right: Counts<K>): Counts<K> => {
  const rest: { [P in K]?: number } = {};
  for (const kind in left) {
    const count = (left[kind] ?? 0) - (right[kind] ?? 0);
    if (count !== 0) rest[kind] = count;
  }
  return rest;
};

/** True when `counts` holds at least all of `wanted`. */
export const holds = <K extends string>(counts: Counts<K>, wanted: Counts<K>): boolean => {
  for (const [kind, count] of entriesOf(wanted)) if ((counts[kind] ?? 0) < count) return false;
  return true;
};

/** The counts of a list. */
export const countList = <K extends string>(list: readonly K[]): Counts<K> => {
  const counts: { [P in K]?: number } = {};
  for (const kind of list) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

/** The list of all that the counts hold, kind by kind. */
export const listCounts = <K extends string>(counts: Counts<K>): readonly K[] =>
  entriesOf(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
