/** Something that is tried, and how good it looks so far. */
export interface Trial<T> {
  readonly item: T;
  readonly worth: number;
}

/** How trials are held: what looking further at one costs, and how often it is done. */
export interface HalvingPlan<T> {
  /** Looks further at an item, as far as this stage goes. */
  readonly further: (item: T, stage: number) => Trial<T> & { readonly cost: number };
  readonly budget: number;
  readonly stages: number;
}

/**
 * Successive halving: every item is looked at, the better half of them further, until the budget is used up. The first item is what
 * would be done without a search: it is looked at as far as any. Those that were come first in the answer, the best of them at the front.
 */
export const halved = <T>(items: readonly T[], { further, budget, stages }: HalvingPlan<T>): readonly Trial<T>[] => {
  let left: readonly (Trial<T> & { readonly at: number })[] = items.map((item, at) => ({ item, worth: 0, at }));
  let out: readonly Trial<T>[] = [];
  let spent = 0;
  for (let stage = 0; stage < stages; stage++) {
    const looked = left.map(({ item, at }) => ({ ...further(item, stage), at }));
    const cost = looked.reduce((sum, each) => sum + each.cost, 0);
    spent += cost;
    // The sort is stable: of equals the one that stood first stays first.
    left = looked.toSorted((a, b) => b.worth - a.worth);
    const keep = Math.max(1, Math.ceil(left.length / 2));
    const staying = left.filter(({ at }, place) => place < keep || at === 0);
    const isDone = cost === 0 || staying.length < 2 || spent + (cost / left.length) * staying.length > budget;
    if (isDone || stage === stages - 1) break;
    out = [...left.filter((each) => !staying.includes(each)), ...out];
    left = staying;
  }
  return [...left, ...out].map(({ item, worth }) => ({ item, worth }));
};
