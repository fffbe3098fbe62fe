/** What has happened while somebody was away. */
export const catchUp = {
  title: "Since you left",
  rounds: (from: number, to: number) => (from === to ? `Round ${from}` : `Rounds ${from} to ${to}`),
  cash: (before: number, after: number) => `Your cash: $${before} → $${after}`,
  demand: "Tomorrow the town wants",
  noDemand: "Nobody wants anything tomorrow.",
} as const;
