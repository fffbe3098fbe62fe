import type { Rules } from "./rules.ts";
import type { Tagged } from "./json.ts";
import { type GameStarted, mainline, type Entry, foldMainline, type Played } from "./log.ts";

/** A game whose positions can be asked for in any order: by the number of their step, 0 being the set-up. */
export interface StateCursor<S = unknown, E = Tagged> {
  /** The entries that count, in order. */
  readonly steps: readonly (GameStarted<E> | Played<E>)[];
  /** The state after step `at`. */
  state(at: number): S;
}

/**
 * Makes a log walkable, without the entries that were taken back. Every so many steps a position is kept once it is reached, so
 * that none is far from one that is known.
 */
export const stateCursorOf = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  entries: readonly Entry<E>[],
  keptEvery = 25,
): StateCursor<S, E> => {
  const steps = mainline(entries);
  // The position after the set-up, after step 25, after step 50 and so on.
  const kept: S[] = [];
  const known = (index: number): S => {
    let state = kept.at(-1) ?? foldMainline(rules, steps.slice(0, 1));
    if (kept.length === 0) kept.push(state);
    while (kept.length <= index) {
      const from = (kept.length - 1) * keptEvery + 1;
      state = foldMainline(rules, steps.slice(from, from + keptEvery), state);
      kept.push(state);
    }
    return kept[index] ?? state;
  };
  return {
    steps,
    state: (at) => {
      const index = Math.floor(Math.max(0, at) / keptEvery);
      return foldMainline(rules, steps.slice(index * keptEvery + 1, at + 1), known(index));
    },
  };
};
