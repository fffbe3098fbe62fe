import {
  type DecisionPoint,
  diceFor,
  endOf,
  type MatchEnd,
  type MatchLimits,
  type Outcome,
  type Ply,
  playLine,
  roundOf,
  stopText,
  type Tagged,
} from "@blueplate/kernel";
import { type Lineup, lineupDecider } from "../decider.ts";

/** Plays on with bots, decision by decision, until the game is over or it is far enough. No envelope in the position is closed. */
export const playLineup = (
  from: DecisionPoint,
  lineup: Lineup,
  limits: MatchLimits<unknown, Tagged, Tagged> = {},
): Generator<Ply<DecisionPoint, Tagged, Tagged>, MatchEnd<DecisionPoint, Tagged>, void> =>
  playLine(from, lineupDecider(lineup), { ...limits, dice: (turn) => diceFor(lineup.seed, turn) });

/** How far a line is played on: so many decisions, until the next round has begun, or to the end of the game. */
export type PlayoutLength = { readonly decisions: number } | "round" | "end";

/** True when a line that began at state `from` has come as far as it should with `count` decisions and state `now`. */
export const isReached = (reach: PlayoutLength, from: unknown, now: unknown, count: number): boolean => {
  if (typeof reach === "object") return count >= reach.decisions;
  return reach === "round" && roundOf(now) !== roundOf(from);
};

/** How a game went that was played on; `outcome` is null when it was given up before it found an end. */
export interface Playout {
  readonly outcome: Outcome | null;
  readonly decisions: number;
}

/** Plays a game on to its end, or until `most` decisions were taken. What stops it otherwise throws: bots give legal commands only. */
export const playOut = (from: DecisionPoint, lineup: Lineup, most: number): Playout => {
  const end = endOf(playLineup(from, lineup, { most }));
  if (end._tag === "Over") return { outcome: end.outcome, decisions: end.decisions };
  if (end._tag === "Capped") return { outcome: null, decisions: end.decisions };
  throw new Error(`seed ${lineup.seed}, turn ${end.last.turn}: ${stopText(end)}`);
};
