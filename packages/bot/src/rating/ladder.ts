import type { Outcome } from "@blueplate/kernel";
import { anchorsOf } from "./anchors.ts";
import {
  cautiousRating,
  expectedShares,
  NEW_RATING,
  PROVISIONAL_GAMES,
  ranksOf,
  rated,
  type Rating,
  type Ratings,
} from "./rating.ts";

/** A finished game as a ladder counts it: by seat who sat there, under a key that is the same in every game. */
export interface RatedGame {
  readonly players: readonly string[];
  readonly outcome: Outcome;
}

/** A player's place on a ladder. */
export interface LadderPlace {
  readonly player: string;
  /** As good as that, all but surely. */
  readonly rating: number;
  readonly games: number;
  /** The share of seats that were won, and the share that the ratings before each game expected; a shared win is divided. */
  readonly won: number;
  readonly expected: number;
  /** Too few games yet for the rating to say much. */
  readonly provisional: boolean;
}

interface Tally {
  readonly seats: number;
  readonly games: number;
  readonly won: number;
  readonly expected: number;
}

const NO_TALLY: Tally = { seats: 0, games: 0, won: 0, expected: 0 };

/** Ratings and tallies as they stand after some games. */
interface Standing {
  readonly ratings: Ratings;
  readonly tallies: ReadonlyMap<string, Tally>;
}

const ratingIn = (ratings: Ratings, anchors: Ratings, player: string): Rating =>
  anchors.get(player) ?? ratings.get(player) ?? NEW_RATING;

const counted = (standing: Standing, anchors: Ratings, { players, outcome }: RatedGame): Standing => {
  const before: Ratings = new Map(players.map((player) => [player, ratingIn(standing.ratings, anchors, player)]));
  const shares = expectedShares(players.map((player) => before.get(player) ?? NEW_RATING));
  const tallies = new Map(standing.tallies);
  const met = new Set<string>();
  for (const [seat, player] of players.entries()) {
    const tally = tallies.get(player) ?? NO_TALLY;
    const isWinner = outcome.winners.some((winner) => winner === seat);
    tallies.set(player, {
      seats: tally.seats + 1,
      games: tally.games + (met.has(player) ? 0 : 1),
      won: tally.won + (isWinner ? 1 / outcome.winners.length : 0),
      expected: tally.expected + (shares[seat] ?? 0),
    });
    met.add(player);
  }
  const after = rated(before, players, ranksOf(outcome));
  return { ratings: new Map([...standing.ratings, ...after]), tallies };
};

/**
 * The ladder of games of one kind, the oldest first: whoever has played, the best first. Built-in bots stay where the arena has put
 * them, so that ratings say the same on every server. A game of one player against itself tells nothing and is not counted.
 */
export const ladderOf = (game: string, games: readonly RatedGame[]): readonly LadderPlace[] => {
  const anchors = anchorsOf(game);
  let standing: Standing = { ratings: new Map(), tallies: new Map() };
  for (const each of games) if (new Set(each.players).size > 1) standing = counted(standing, anchors, each);
  return [...standing.tallies]
    .map(([player, { seats, games: played, won, expected }]): LadderPlace => ({
      player,
      rating: cautiousRating(ratingIn(standing.ratings, anchors, player)),
      games: played,
      won: won / seats,
      expected: expected / seats,
      provisional: !anchors.has(player) && played < PROVISIONAL_GAMES,
    }))
    .toSorted((a, b) => b.rating - a.rating);
};
