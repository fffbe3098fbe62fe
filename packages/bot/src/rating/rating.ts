import type { Outcome } from "@blueplate/kernel";
import { ordinal, rate, rating } from "openskill";

/** What is known of a player's strength (Weng and Lin, 2011): `mu` the best guess, `sigma` how far it may be off. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Of somebody who has not played yet. */
export const NEW_RATING: Rating = rating();

/** Ratings are provisional before so many games. */
export const PROVISIONAL_GAMES = 20;

/** Ratings by player. */
export type Ratings = ReadonlyMap<string, Rating>;

/** The rank of each seat of a finished game, 1 for the winners; equal scores of others share a rank. */
export const ranksOf = ({ winners, ranking }: Outcome): readonly number[] => {
  const ranks: number[] = [];
  for (const [place, { seat, score }] of ranking.entries()) {
    const first = ranking.findIndex((each) => each.score === score && !winners.includes(each.seat));
    ranks[seat] = winners.includes(seat) ? 1 : 1 + (first === -1 ? place : Math.max(first, winners.length));
  }
  return ranks;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The ratings after a game of these players in these ranks. Whoever sat on several seats comes out as the mean of them. */
export const rated = (ratings: Ratings, players: readonly string[], ranks: readonly number[]): Ratings => {
  const before = players.map((player) => ratings.get(player) ?? NEW_RATING);
  const teams = rate(
    before.map((each) => [{ ...each }]),
    { rank: [...ranks] },
  );
  const after = new Map(ratings);
  for (const player of new Set(players)) {
    const own = teams.flat().filter((_, seat) => players[seat] === player);
    after.set(player, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) });
  }
  return after;
};

/** The rating as one cautious number: a player is all but surely as good as that. */
export const cautiousRating = (of: Rating): number => ordinal({ ...of });

/** How much luck there is in a game: what openskill takes for it. */
const BETA = 25 / 6;

/**
 * The share of wins that ratings expect of each of the players at one table, by the model that they are rated by (Plackett and Luce).
 * openskill's own forecast takes another one, which makes favourites surer than they are.
 */
export const expectedShares = (players: readonly Rating[]): readonly number[] => {
  const scale = Math.sqrt(players.reduce((sum, { sigma }) => sum + sigma * sigma + BETA * BETA, 0));
  const strengths = players.map(({ mu }) => Math.exp(mu / scale));
  const all = strengths.reduce((sum, strength) => sum + strength, 0);
  return strengths.map((strength) => strength / all);
};
