import { roundOf } from "@blueplate/kernel";

/** A moment of a game worth an estimate of its own. */
export interface Moment {
  /** The step of the line after which it stands; 0 is the set-up. */
  readonly at: number;
  /** The round that it begins; the set-up stands in the first. */
  readonly round: number;
  readonly state: unknown;
}

/** The beginnings of rounds on a line of steps 0 to `last`, the set-up first: where the number of the round has just changed. */
export const roundBeginnings = (last: number, state: (at: number) => unknown): readonly Moment[] => {
  const moments: Moment[] = [];
  for (let at = 0; at <= last; at++) {
    const now = state(at);
    const round = roundOf(now) ?? 0;
    if (at === 0 || round !== moments.at(-1)?.round) moments.push({ at, round, state: now });
  }
  return moments;
};
