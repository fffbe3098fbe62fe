/** Places at something that there is little of, given to groups in turn. */
export interface FairPlaces {
  /** Calls `begin` once there is a place for the group. What comes back gives the place up, or the wish for one. */
  enter(group: string, begin: () => void): () => void;
  /** How many have a place, and how many wait for one. */
  readonly load: () => { readonly inside: number; readonly waiting: number };
}

interface Waiting {
  readonly group: string;
  readonly begin: () => void;
}

const isIn = (some: ReadonlySet<Waiting>, group: string): boolean => [...some].some((one) => one.group === group);

/** The one of the lowest rank, of equal ones whoever came first. */
const first = (waiting: ReadonlySet<Waiting>, rank: (one: Waiting) => number): Waiting | undefined => {
  let best: Waiting | undefined;
  for (const one of waiting) if (!best || rank(one) < rank(best)) best = one;
  return best;
};

/**
 * So many places. A group comes behind those that wait already, and behind them again when it leaves a place: however much one of them wants,
 * another one waits for no more than one of its stays. While a group is inside, it gets another place only if nobody else wants one.
 */
export const createFairPlaces = (count: number): FairPlaces => {
  let free = count;
  let turn = 0;
  const waiting = new Set<Waiting>();
  const inside = new Set<Waiting>();
  /** When each group came or left a place last, as long as one of it waits or is inside. */
  const turnOf = new Map<string, number>();
  const rank = ({ group }: Waiting): number =>
    isIn(inside, group) ? Number.POSITIVE_INFINITY : (turnOf.get(group) ?? 0);
  const fill = (): void => {
    for (let one = first(waiting, rank); free > 0 && one; one = first(waiting, rank)) {
      free--;
      waiting.delete(one);
      inside.add(one);
      one.begin();
    }
  };
  const leave = (one: Waiting): void => {
    waiting.delete(one);
    if (inside.delete(one)) {
      free++;
      turnOf.set(one.group, ++turn);
    }
    if (!isIn(waiting, one.group) && !isIn(inside, one.group)) turnOf.delete(one.group);
    fill();
  };
  return {
    load: () => ({ inside: inside.size, waiting: waiting.size }),
    enter: (group, begin) => {
      const one = { group, begin };
      waiting.add(one);
      if (!turnOf.has(group)) turnOf.set(group, ++turn);
      fill();
      return () => leave(one);
    },
  };
};
