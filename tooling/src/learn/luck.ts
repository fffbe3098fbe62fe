import type { Rules } from "@blueplate/kernel";
import { winsFrom } from "./examples.ts";

/** What nobody can foretell of games from the beginning of a round on. */
export interface Luck {
  readonly positions: number;
  /** The mean squared error a seat of whoever knows how often each seat wins from there; it lies within two of `deviation`. */
  readonly error: number;
  readonly deviation: number;
}

/** The squared error that is left to the true chances, by playing every position on so many times; null where there is no position. */
export const luckAt = (
  rules: Rules,
  {
    seed,
    games,
    round,
    times,
  }: { readonly seed: string; readonly games: readonly number[]; readonly round: number; readonly times: number },
): Luck | null => {
  const errors = games.flatMap((nth) => {
    const shares = winsFrom(rules, { seed, nth }, round, times);
    if (!shares) return [];
    // The variance of a single game, from a sample of so many.
    const variance = shares.reduce((sum, share) => sum + share * (1 - share), 0) / shares.length;
    return [(variance * times) / (times - 1)];
  });
  if (errors.length === 0) return null;
  const error = errors.reduce((sum, each) => sum + each, 0) / errors.length;
  const spread = errors.reduce((sum, each) => sum + (each - error) ** 2, 0) / Math.max(1, errors.length - 1);
  return { positions: errors.length, error, deviation: Math.sqrt(spread / errors.length) };
};
