/** How time is laid out: every round as wide as the others, or every step. */
export const WIDTHS = ["rounds", "steps"] as const;
export type Width = (typeof WIDTHS)[number];

/** A round on the axis, its edges between 0 and 1. */
export interface RoundSegment {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** Time from left to right, between 0 and 1. */
export interface Axis {
  readonly x: (at: number) => number;
  readonly rounds: readonly RoundSegment[];
}

/** What is laid out: a game's rounds, from the first step of each to that of the next, and how many steps it has. */
export interface TimeSpan {
  readonly rounds: readonly { readonly round: number; readonly from: number; readonly to: number }[];
  readonly steps: number;
}

/** Lays out the steps of a game. A round that is not over takes its whole width, so that it does not tell how long it lasts. */
export const axisOf = ({ rounds, steps }: TimeSpan, width: Width): Axis => {
  const last = Math.max(1, steps - 1);
  const byRound = (at: number): number => {
    const index = Math.max(
      0,
      rounds.findLastIndex(({ from }) => from <= at),
    );
    const { from, to } = rounds[index] ?? { from: 0, to: last };
    return (index + Math.min(1, (at - from) / Math.max(1, to - from))) / Math.max(1, rounds.length);
  };
  const x = width === "rounds" ? byRound : (at: number): number => Math.min(1, at / last);
  const count = Math.max(1, rounds.length);
  return {
    x,
    rounds: rounds.map(({ round, from, to }, index) =>
      width === "rounds"
        ? { round, from: index / count, to: (index + 1) / count }
        : { round, from: x(from), to: x(to) },
    ),
  };
};

const STEPS = [1, 2, 5, 10];

/** Round values from below `least` (at most 0) to above `most`, a handful of them, ascending; nothing but 0 where there is nothing else. */
export const ticksOf = (least: number, most: number): readonly number[] => {
  const low = Math.min(0, least);
  if (low === 0 && most <= 0) return [0];
  const high = Math.max(most, low + 1);
  const raw = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, (STEPS.find((each) => each * power >= raw) ?? 10) * power);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};
