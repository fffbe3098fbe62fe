/** Something that is tried, and how good it looks so far. */
export interface Trial<T> {
  readonly item: T;
  readonly worth: number;
}

/** How trials are held: what looking further at one costs, and how often it is done. */
export interface HalvingPlan<T> {
  /** Looks one stage further at an item; null where there is nothing further. */
  readonly further: (item: T) => { readonly item: T; readonly worth: number; readonly cost: number };
  readonly budget: number;
  readonly stages: number;
  /** So many are left at least. */
  readonly least: number;
}

/**
 * Successive halving: every item is looked at a stage further, the better half of them another one, until the budget is used up. What
 * was looked at furthest comes first, the best of it at the front.
 */
export const halved = <T>(items: readonly T[], plan: HalvingPlan<T>): readonly Trial<T>[] => {
  let left: readonly Trial<T>[] = items.map((item) => ({ item, worth: 0 }));
  let out: readonly Trial<T>[] = [];
  let spent = 0;
  for (let stage = 0; stage < plan.stages; stage++) {
    let cost = 0;
    const looked = left.map(({ item }) => {
      const next = plan.further(item);
      cost += next.cost;
      return { item: next.item, worth: next.worth };
    });
    spent += cost;
    // The sort is stable: of equals the one that stood first stays first.
    left = looked.toSorted((a, b) => b.worth - a.worth);
    const keep = Math.max(plan.least, Math.ceil(left.length / 2));
    const isLast =
      stage === plan.stages - 1 ||
      cost === 0 ||
      spent + (cost * Math.min(keep, left.length)) / left.length > plan.budget;
    if (isLast) break;
    out = [...left.slice(keep), ...out];
    left = left.slice(0, keep);
  }
  return [...left, ...out];
};
