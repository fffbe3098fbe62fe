/** How many decisions took how long: by bucket, each a sixteenth longer than the one before. Plain data that adds up. */
export type Latency = Readonly<Record<string, number>>;

/** What the shortest decision is counted as, in milliseconds. */
const SHORTEST = 0.001;
const GROWTH = 1 + 1 / 16;

/** The bucket of a time. */
export const bucketOf = (ms: number): string =>
  String(ms <= SHORTEST ? 0 : Math.ceil(Math.log(ms / SHORTEST) / Math.log(GROWTH)));

/** Both together. */
export const addLatency = (one: Latency, other: Latency): Latency => {
  const sum: Record<string, number> = { ...one };
  for (const [bucket, count] of Object.entries(other)) sum[bucket] = (sum[bucket] ?? 0) + count;
  return sum;
};

/** The time that this share of the decisions kept to, in milliseconds, never told too short; 0 of none. */
export const quantileMs = (latency: Latency, share: number): number => {
  const buckets = Object.entries(latency)
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .toSorted(([a], [b]) => a - b);
  const wanted = share * buckets.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= wanted) return SHORTEST * GROWTH ** bucket;
  }
  return 0;
};
