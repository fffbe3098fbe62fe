import type { RoundSpan } from "./parts.ts";

/** A part of a round, such as a phase of its day, from the step in which it begins. */
export interface RoundPart {
  readonly round: number;
  readonly from: number;
  /** Nobody decides anything in it: it begins and ends in one step. */
  readonly passing: boolean;
}

/** A part of the line as it lies there. */
interface Place {
  readonly x: number;
  readonly width: number;
}

/** Where steps stand on a line whose rounds are equally wide: 0 is its left end, 1 its right. */
export interface Scale<Part extends RoundPart = RoundPart> {
  readonly x: (at: number) => number;
  /** The step nearest to a place. */
  readonly at: (x: number) => number;
  /** The left end of each round. */
  readonly rounds: readonly (Place & { readonly round: number })[];
  readonly parts: readonly (Place & { readonly part: Part })[];
}

/** The part of the line that is shown: all of it is from 0 to 1. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export const WHOLE: LineRange = { from: 0, to: 1 };

/** The share of a round that each of its parts takes in which nobody decides: no step stands there. */
const PASSING = 0.08;

/** A round of the line in itself: its steps and parts from 0 to 1. */
const withinRound = <Part extends RoundPart>({ round, from, to }: RoundSpan, next: number, parts: readonly Part[]) => {
  const own = parts.filter((part) => part.round === round);
  const passing = own.filter((part) => part.passing);
  const steps = Math.max(1, next - from);
  const share = (at: number): number => Math.min(1, Math.max(0, (at - from) / steps)) * (1 - PASSING * passing.length);
  const x = (at: number): number => share(at) + PASSING * passing.filter((part) => part.from <= at).length;
  const begins = own.map(
    (part) =>
      share(part.from) +
      PASSING * passing.filter((one) => own.indexOf(one) < own.indexOf(part) && one.from <= part.from).length,
  );
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const apart = (at: number, place: number): number => Math.abs(x(at) - place);
  return {
    x,
    nearest: (place: number): number =>
      all.reduce((near, at) => (apart(at, place) < apart(near, place) ? at : near), from),
    parts: own.map((part, index) => ({ part, from: begins[index] ?? 0, to: begins[index + 1] ?? 1 })),
  };
};

/** A scale for these rounds, with the parts that lie in them in their order. */
export const scaleOf = <Part extends RoundPart>(
  rounds: readonly RoundSpan[],
  { from, to }: LineRange = WHOLE,
  parts: readonly Part[] = [],
): Scale<Part> => {
  const width = 1 / Math.max(1, rounds.length);
  const zoom = (x: number): number => (x - from) / (to - from);
  const unzoom = (x: number): number => from + x * (to - from);
  const all = rounds.map((round, index) => withinRound(round, rounds[index + 1]?.from ?? round.to + 1, parts));
  const x = (at: number): number => {
    const index = Math.max(
      0,
      rounds.findLastIndex((round) => round.from <= at),
    );
    return zoom((index + Math.min(1, all[index]?.x(at) ?? 0)) * width);
  };
  const at = (place: number): number => {
    const whole = Math.max(0, Math.min(1, unzoom(place))) / width;
    const index = Math.min(rounds.length - 1, Math.floor(whole));
    return all[index]?.nearest(whole - index) ?? 0;
  };
  const laid = (index: number, begin: number, end: number): Place => ({
    x: zoom((index + begin) * width),
    width: ((end - begin) * width) / (to - from),
  });
  return {
    x,
    at,
    rounds: rounds.map(({ round }, index) => ({ round, ...laid(index, 0, 1) })),
    parts: all.flatMap((round, index) =>
      round.parts.map(({ part, from: begin, to: end }) => ({ part, ...laid(index, begin, end) })),
    ),
  };
};

/** Narrower or wider around a place that stays where it is. */
export const zoomed = ({ from, to }: LineRange, x: number, factor: number): LineRange => {
  const width = Math.min(1, Math.max(0.02, (to - from) * factor));
  const centre = from + x * (to - from);
  const left = Math.max(0, Math.min(1 - width, centre - x * width));
  return { from: left, to: left + width };
};
