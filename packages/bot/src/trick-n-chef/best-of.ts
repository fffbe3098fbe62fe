/** The best of some things by what each is worth, the first of equals; undefined of none. */
export const bestOf = <T>(items: readonly T[], worth: (item: T) => number): T | undefined => {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [best, most] = [item, value];
  }
  return best;
};
