/** A value from step `at` of the line on: what it was when that step, with all that followed from it, was over. */
export interface SeriesValue<T> {
  readonly at: number;
  readonly value: T;
}

/** A number over a game: a datum at every step where it changes, the first at step 0. */
export type Series = readonly SeriesValue<number>[];

/** Steps of the line that belong together, both ends included; a step in which the next part begins belongs to both. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

/** The value that a series has after step `at`; 0 before its first datum. */
export const valueAt = (series: Series, at: number): number => {
  let low = 0;
  let high = series.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((series[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return series[low - 1]?.value ?? 0;
};

/** The value that a series has at the end of each span: by round for the spans of the rounds. */
export const valuesBy = (series: Series, spans: readonly StepRange[]): readonly number[] =>
  spans.map(({ to }) => valueAt(series, to));

/** A series while it is written. */
export interface SeriesBuilder {
  readonly data: SeriesValue<number>[];
  /** The number is `value` after step `at`. */
  set(at: number, value: number): void;
  /** The number changes by `change` in step `at`. */
  add(at: number, change: number): void;
}

/** A series that begins with 0 at step 0. */
export const seriesBuilder = (): SeriesBuilder => {
  const data: SeriesValue<number>[] = [{ at: 0, value: 0 }];
  const now = (): number => data.at(-1)?.value ?? 0;
  const set = (at: number, value: number): void => {
    if (now() === value) return;
    if (data.at(-1)?.at === at) data.pop();
    // What a step changes and changes back has not changed.
    if (data.length === 0 || now() !== value) data.push({ at, value });
  };
  return { data, set, add: (at, change) => set(at, now() + change) };
};
