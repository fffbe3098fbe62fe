/** One measured row; `baselineRatio` is this run's median over the stored one (above 1: slower, for rates: faster). */
export interface BenchRow {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
  readonly unit: "us" | "ms" | "games/s";
  readonly baselineRatio: number | null;
}

/** A row before it is held against the baseline. */
export type MeasuredRow = Omit<BenchRow, "baselineRatio">;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The row of these samples, all in `unit`. */
export const rowOf = (name: string, unit: MeasuredRow["unit"], samples: readonly number[]): MeasuredRow => {
  const sorted = samples.toSorted((a, b) => a - b);
  return { name, unit, median: at(sorted, 0.5), p95: at(sorted, 0.95) };
};

/** Microseconds that `work` takes, the mean of `times` runs in a row. */
export const microseconds = (work: () => unknown, times = 1): number => {
  const started = performance.now();
  for (let run = 0; run < times; run++) work();
  return ((performance.now() - started) * 1000) / times;
};
