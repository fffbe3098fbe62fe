import type { RoundSpan } from "../session/parts.ts";

/** Where steps stand on a line whose rounds are equally wide: 0 is its left end, 1 its right. */
export interface Scale {
  readonly x: (at: number) => number;
  /** The step nearest to a place. */
  readonly at: (x: number) => number;
  /** The left end of each round. */
  readonly rounds: readonly { readonly round: number; readonly x: number; readonly width: number }[];
}

/** The part of the line that is shown: all of it is from 0 to 1. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

export const WHOLE: Window = { from: 0, to: 1 };

/** A scale for these rounds. */
export const scaleOf = (rounds: readonly RoundSpan[], { from, to }: Window = WHOLE): Scale => {
  const width = 1 / Math.max(1, rounds.length);
  const zoom = (x: number): number => (x - from) / (to - from);
  const unzoom = (x: number): number => from + x * (to - from);
  const x = (at: number): number => {
    const index = Math.max(
      0,
      rounds.findLastIndex((round) => round.from <= at),
    );
    const round = rounds[index];
    if (!round) return 0;
    return zoom((index + Math.min(1, (at - round.from) / (round.to - round.from + 1))) * width);
  };
  const at = (place: number): number => {
    const whole = Math.max(0, Math.min(1, unzoom(place))) / width;
    const index = Math.min(rounds.length - 1, Math.floor(whole));
    const round = rounds[index];
    if (!round) return 0;
    return Math.min(round.to, Math.round(round.from + (whole - index) * (round.to - round.from + 1)));
  };
  return {
    x,
    at,
    rounds: rounds.map(({ round }, index) => ({ round, x: zoom(index * width), width: width / (to - from) })),
  };
};

/** Narrower or wider around a place that stays where it is. */
export const zoomed = ({ from, to }: Window, x: number, factor: number): Window => {
  const width = Math.min(1, Math.max(0.02, (to - from) * factor));
  const centre = from + x * (to - from);
  const left = Math.max(0, Math.min(1 - width, centre - x * width));
  return { from: left, to: left + width };
};
