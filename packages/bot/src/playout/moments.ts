import { type Begun, type Played, roundOf, type Rules, type Tagged } from "@blueplate/kernel";

/** A moment of a game worth an estimate of its own. */
export interface Moment {
  /** The entry of the effective line after which it stands; 0 is the set-up. */
  readonly at: number;
  /** The round that it begins. */
  readonly round: number;
  readonly state: unknown;
}

/** The beginnings of rounds on an effective line, the set-up first: where the number of the round has just changed. */
export const roundBeginnings = (rules: Rules, line: readonly (Begun<Tagged> | Played<Tagged>)[]): readonly Moment[] => {
  const moments: Moment[] = [];
  let state = rules.blank;
  for (const [at, entry] of line.entries()) {
    for (const event of entry.events) state = rules.evolve(state, event);
    const round = roundOf(state) ?? 0;
    if (at === 0 || round !== moments.at(-1)?.round) moments.push({ at, round, state });
  }
  return moments;
};
