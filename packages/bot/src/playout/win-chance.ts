import { type DecisionPoint, hasClosed } from "@blueplate/kernel";
import type { Lineup } from "../decider.ts";
import { type Playout, playOut } from "./play-on.ts";
import { type WilsonInterval, wilson } from "./wilson.ts";

/** Goes up when bots, or the way in which they play on, change: then no playout is added to those of before. */
export const PLAYOUTS_VERSION = 1;

/** Playouts of one position, counted. Tallies are plain data: they are sent between threads, added up and kept. */
export interface PlayoutTally {
  readonly playouts: number;
  /** Those that found no end within the cap: nobody's wins. */
  readonly unfinished: number;
  /** Wins by seat; a shared win is divided among those who share it. */
  readonly wins: readonly number[];
  /** Milliseconds of work, of all threads together. */
  readonly ms: number;
}

/** Nothing played yet. */
export const noTally = (seats: number): PlayoutTally => ({
  playouts: 0,
  unfinished: 0,
  wins: Array.from({ length: seats }, () => 0),
  ms: 0,
});

/** Both together. */
export const addTallies = (one: PlayoutTally, other: PlayoutTally): PlayoutTally => ({
  playouts: one.playouts + other.playouts,
  unfinished: one.unfinished + other.unfinished,
  wins: one.wins.map((wins, seat) => wins + (other.wins[seat] ?? 0)),
  ms: one.ms + other.ms,
});

/** One more playout, counted. */
export const tallied = (tally: PlayoutTally, { outcome }: Playout): PlayoutTally => {
  const winners = outcome?.winners ?? [];
  return {
    ...tally,
    playouts: tally.playouts + 1,
    unfinished: tally.unfinished + (outcome ? 0 : 1),
    wins: tally.wins.map((wins, seat) => wins + (winners.some((winner) => winner === seat) ? 1 / winners.length : 0)),
  };
};

/** The chance to win of each seat, as far as so many playouts can tell it. */
export const chanceOf = ({ wins, playouts }: PlayoutTally): readonly WilsonInterval[] =>
  wins.map((won) => wilson(won, playouts));

/** What can be said about who wins from a position: it is over; something is hidden, so nobody can tell; or it can be played on. */
export type Prospects = "over" | "unknown" | "open";

/** Whether a position can be played on. The last cards of somebody are not guessed: with a closed envelope nothing is claimed. */
export const prospectsOf = ({ rules, state }: DecisionPoint): Prospects => {
  if (rules.outcome(state)) return "over";
  return hasClosed(state) ? "unknown" : "open";
};

/** Decisions after which a playout is given up, so that none holds up all others. */
const DECISIONS_A_PLAYOUT = 5_000;

/**
 * Plays playouts number `first` to `first + count - 1` of a position. The number is part of the seed: whoever plays the same numbers gets the
 * same tally, on any number of threads. The bots should vary (`estimators`).
 */
export const playouts = (from: DecisionPoint, { bots, seed }: Lineup, first: number, count: number): PlayoutTally => {
  let tally = noTally(bots.length);
  for (let nth = first; nth < first + count; nth++) {
    tally = tallied(tally, playOut(from, { bots, seed: `${seed}|${nth}` }, DECISIONS_A_PLAYOUT));
  }
  return tally;
};
