import {
  diceFor,
  type Outcome,
  play,
  type Played,
  playedEntry,
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

/** A decision of a bot, and where it led. */
export interface Decision {
  /** As it stands in a log; its number is the turn, its time 0. */
  readonly entry: Played<Tagged>;
  readonly state: unknown;
}

/** More decisions than any real game takes. */
const DECISIONS_AT_MOST = 20_000;

/** What the bot of a seat decides, knowing what its seat sees, and what that comes to. An illegal command throws. */
const decideFor = ({ rules, state, turn }: Position, { bots, seed }: Lineup, seat: Seat): Decision => {
  const bot = bots[seat];
  if (!bot) throw new Error(`seat ${seat} has no bot`);
  const command = bot.decide(redact(state, seat), seat, rules, { seed: `${seed}|${turn}|${seat}`, work: 1 });
  const dice = diceFor(seed, turn);
  const played = play(rules, state, seat, command, dice);
  if (Result.isFailure(played)) {
    throw new Error(`${bot.id}, seed ${seed}, turn ${turn}: ${JSON.stringify([command, played.failure])}`);
  }
  const { events, state: after } = played.success;
  const told = { seq: turn, seat, commandId: `${seed}|${turn}`, command, events, rolled: dice.rolls > 0, at: 0 };
  return { entry: playedEntry(rules, told), state: after };
};

/** Plays on with bots, decision by decision, until the game is over or nobody asks for more; at most `most` of them. */
export function* playOn(from: Position, lineup: Lineup, most = DECISIONS_AT_MOST): Generator<Decision, void, void> {
  const { rules } = from;
  let { state, turn } = from;
  for (let count = 0; count < most; count++) {
    const seat = rules.outcome(state) ? undefined : rules.waitsFor(state)[0];
    if (seat === undefined) return;
    const decision = decideFor({ rules, state, turn }, lineup, seat);
    yield decision;
    state = decision.state;
    turn++;
  }
}

/** How far a line is played on: so many decisions, until the next round has begun, or to the end of the game. */
export type Reach = { readonly decisions: number } | "round" | "end";

/** The line that bots play from a position, as entries of a log. */
export const lineOf = (from: Position, lineup: Lineup, reach: Reach): readonly Played<Tagged>[] => {
  const line: Played<Tagged>[] = [];
  const round = roundOf(from.state);
  const most = typeof reach === "object" ? reach.decisions : DECISIONS_AT_MOST;
  for (const { entry, state } of playOn(from, lineup, most)) {
    line.push(entry);
    if (reach === "round" && roundOf(state) !== round) break;
  }
  return line;
};

/** How a game went that was played on; `outcome` is null when it found no end within the cap. */
export interface Playout {
  readonly outcome: Outcome | null;
  readonly decisions: number;
}

/** Plays a game on to its end, or until `most` decisions were taken. */
export const playOut = (from: Position, lineup: Lineup, most = DECISIONS_AT_MOST): Playout => {
  let { state } = from;
  let decisions = 0;
  for (const decision of playOn(from, lineup, most)) {
    ({ state } = decision);
    decisions++;
  }
  return { outcome: from.rules.outcome(state), decisions };
};
