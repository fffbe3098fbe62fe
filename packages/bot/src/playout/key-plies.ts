import { roundOf } from "@blueplate/kernel";

/** A moment of a game worth an estimate of its own. */
export interface KeyPly {
  /** The step of the line after which it stands; 0 is the set-up. */
  readonly at: number;
  /** The round that it begins; the set-up stands in the first. */
  readonly round: number;
  readonly state: unknown;
}

/** A part of a line: its steps `from` to `to`, both counted. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The beginnings of rounds on a line, step 0 first: where the number of the round has just changed. `known` are those before the part
 * that is looked through, so that a line that grows is not looked through again.
 */
export const roundBeginnings = (
  { from, to }: StepRange,
  state: (at: number) => unknown,
  known: readonly KeyPly[] = [],
): readonly KeyPly[] => {
  const moments = [...known];
  for (let at = from; at <= to; at++) {
    const now = state(at);
    const round = roundOf(now) ?? 0;
    if (at === 0 || round !== moments.at(-1)?.round) moments.push({ at, round, state: now });
  }
  return moments.length === known.length ? known : moments;
};
