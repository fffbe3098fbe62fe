import { addTallies, noTally, type PlayoutTally } from "@blueplate/bot";

/** Playouts by number, `first` to `first + count - 1`. */
export interface PlayoutRange {
  readonly first: number;
  readonly count: number;
}

/** How far the playouts of a position have come. Each number is played once, in whatever order the answers come. */
export interface Progress {
  readonly tally: PlayoutTally;
  /** The first number that was never given out. */
  readonly next: number;
  /** Given out and lost: they are played before any new ones. */
  readonly gaps: readonly PlayoutRange[];
  /** Given out and not yet answered. */
  readonly flying: readonly PlayoutRange[];
}

/** Nothing played. */
export const noProgress = (seats: number): Progress => ({ tally: noTally(seats), next: 0, gaps: [], flying: [] });

/** How many numbers these are together. */
export const lengthOf = (stretches: readonly PlayoutRange[]): number =>
  stretches.reduce((sum, { count }) => sum + count, 0);

/** Playouts that are done or under way. */
export const plannedIn = ({ next, gaps }: Progress): number => next - lengthOf(gaps);

/** Gives out at most `most` numbers, lost ones first. */
export const giveOut = (progress: Progress, most: number): readonly [PlayoutRange, Progress] => {
  const [gap, ...gaps] = progress.gaps;
  const stretch = gap ? { first: gap.first, count: Math.min(gap.count, most) } : { first: progress.next, count: most };
  const rest = gap && gap.count > most ? [{ first: gap.first + most, count: gap.count - most }] : [];
  const flying = [...progress.flying, stretch];
  const given = gap
    ? { ...progress, gaps: [...rest, ...gaps], flying }
    : { ...progress, next: progress.next + most, flying };
  return [stretch, given];
};

const landed = ({ flying }: Progress, { first }: PlayoutRange): readonly PlayoutRange[] =>
  flying.filter((each) => each.first !== first);

/** Takes in what a stretch came to. */
export const takeIn = (progress: Progress, stretch: PlayoutRange, tally: PlayoutTally): Progress => ({
  ...progress,
  tally: addTallies(progress.tally, tally),
  flying: landed(progress, stretch),
});

/** A stretch will not be answered. */
export const giveUp = (progress: Progress, { first, count }: PlayoutRange): Progress => ({
  ...progress,
  gaps: [...progress.gaps, { first, count }],
  flying: landed(progress, { first, count }),
});

/** The same numbers in as few stretches as there can be, the lowest first. */
const joined = (stretches: readonly PlayoutRange[]): readonly PlayoutRange[] => {
  const apart: PlayoutRange[] = [];
  for (const { first, count } of stretches.toSorted((one, other) => one.first - other.first)) {
    const last = apart.at(-1);
    if (last && last.first + last.count === first)
      apart.splice(-1, 1, { first: last.first, count: last.count + count });
    else apart.push({ first, count });
  }
  return apart;
};

/** What is known for certain, as if whatever is under way had been lost: for keeping. */
export const settled = (progress: Progress): Progress => {
  const gaps = joined([...progress.gaps, ...progress.flying]);
  const last = gaps.at(-1);
  // What comes after everything that was answered was never begun.
  if (!last || last.first + last.count < progress.next) return { ...progress, gaps, flying: [] };
  return { ...progress, next: last.first, gaps: gaps.slice(0, -1), flying: [] };
};
