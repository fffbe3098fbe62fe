import {
  type Accepted,
  diceFor,
  type Outcome,
  play,
  redact,
  roundOf,
  type Rules,
  type Seat,
  type Tagged,
} from "@blueplate/kernel";
import { Result } from "effect";
import type { Bot } from "../bot.ts";

/** A full state of a game, from which it can be played on. */
export interface Position {
  readonly rules: Rules;
  /** No envelope in it is closed. */
  readonly state: unknown;
  /** Entries of the effective line that led here, the set-up counted: the turn of the next dice. */
  readonly turn: number;
}

/** Who plays on, and with what chance. */
export interface Lineup {
  /** The bot of each seat, in seating order. */
  readonly bots: readonly Bot[];
  /** Of the dice and of the bots: the same seed plays the same on. */
  readonly seed: string;
}

/** What a bot does next: the first seat that is waited for, and its command. */
export interface Move {
  readonly seat: Seat;
  readonly command: Tagged;
}

/** A move that was carried out, and what it came to. */
export type Decision = Move & Accepted<unknown, Tagged>;

/** What the bot of the first seat that is waited for decides, knowing what its seat sees; null when the game is over. */
export const nextMove = ({ rules, state, turn }: Position, { bots, seed }: Lineup): Move | null => {
  const seat = rules.outcome(state) ? undefined : rules.waitsFor(state)[0];
  if (seat === undefined) return null;
  const bot = bots[seat];
  if (!bot) throw new Error(`seat ${seat} has no bot`);
  const command = bot.decide(redact(state, seat), seat, rules, { seed: `${seed}|${turn}|${seat}`, work: 1 });
  return { seat, command };
};

/** What a move comes to. One that is not legal throws: bots give none. */
const carriedOut = ({ rules, state, turn }: Position, move: Move, seed: string): Decision => {
  const played = play(rules, state, move.seat, move.command, diceFor(seed, turn));
  if (Result.isSuccess(played)) return { ...move, ...played.success };
  throw new Error(`seed ${seed}, turn ${turn}: ${JSON.stringify([move, played.failure])}`);
};

/** Plays on with bots, decision by decision, until the game is over. */
export function* playOn(from: Position, lineup: Lineup): Generator<Decision, void, void> {
  let position = from;
  for (;;) {
    const move = nextMove(position, lineup);
    if (!move) return;
    const decision = carriedOut(position, move, lineup.seed);
    yield decision;
    position = { ...position, state: decision.state, turn: position.turn + 1 };
  }
}

/** How far a line is played on: so many decisions, until the next round has begun, or to the end of the game. */
export type Reach = { readonly decisions: number } | "round" | "end";

/** True when a line that began at state `from` has come as far as it should with `count` decisions and state `now`. */
export const isReached = (reach: Reach, from: unknown, now: unknown, count: number): boolean => {
  if (typeof reach === "object") return count >= reach.decisions;
  return reach === "round" && roundOf(now) !== roundOf(from);
};

/** How a game went that was played on; `outcome` is null when it was given up before it found an end. */
export interface Playout {
  readonly outcome: Outcome | null;
  readonly decisions: number;
}

/** Plays a game on to its end, or until `most` decisions were taken. */
export const playOut = (from: Position, lineup: Lineup, most: number): Playout => {
  let { state } = from;
  let decisions = 0;
  for (const decision of playOn(from, lineup)) {
    ({ state } = decision);
    if (++decisions === most) break;
  }
  return { outcome: from.rules.outcome(state), decisions };
};
