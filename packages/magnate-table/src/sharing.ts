const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True when two values of plain data say the same. */
export const saysTheSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => saysTheSame(each, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && saysTheSame(one[name], other[name]))
  );
};

/**
 * A list of plain data made anew, with each item that says the same as one of the list before it being that very item, and the
 * list before when nothing in it differs: what is drawn from an item is then drawn again only when it says something else.
 */
export const sharedWith = <T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] => {
  if (!before) return now;
  const shared = now.map((each, index) => {
    const there = before[index];
    if (there !== undefined && saysTheSame(there, each)) return there;
    return before.find((other) => saysTheSame(other, each)) ?? each;
  });
  return shared.length === before.length && shared.every((each, index) => each === before[index]) ? before : shared;
};
