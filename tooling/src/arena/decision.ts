import { type Decision, knowledgeAt, plannedTurn } from "@blueplate/bot";
import {
  type DecisionPoint,
  decisionPointOf,
  type Json,
  openTable,
  readLog,
  type Seat,
  type Tagged,
} from "@blueplate/kernel";
import { Result } from "effect";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { GAMES } from "../games.ts";
import { decisionSeed, playerOf } from "../playing/players.ts";

/** A decision of a log, taken once more. */
export interface RepeatedDecision {
  readonly name: string;
  readonly seat: Seat;
  readonly point: DecisionPoint;
  /** What was played then, and what the bot says now. */
  readonly logged: Json;
  readonly now: Json;
  readonly isSame: boolean;
  readonly ms: number;
  /** What the bot says for it, and what else it thought of; nothing of a player that is no bot. */
  readonly decision: Pick<Decision, "reasons" | "considered">;
  /** How it means to spend the rest of the turn, this command first. */
  readonly plan: readonly Json[];
}

/** Asks the bot of a log again for the decision that its entry `at` tells; throws a sentence where there is none. */
export const repeatedDecision = async (path: string, at: number): Promise<RepeatedDecision> => {
  const read = readLog(readFileSync(path, "utf8"), (header) => {
    const game = GAMES.find(({ id }) => id === header.game);
    if (!game) throw new Error(`${path} is a log of ${header.game}, which nobody knows`);
    return game.load(header.config);
  });
  if (Result.isFailure(read)) throw new Error(`${path} is no log: ${JSON.stringify(read.failure)}`);
  const { rules, header, seed, entries } = read.success;
  const entry = entries[at];
  if (entry?._tag !== "Played" || seed === null) throw new Error(`entry ${at} of ${path} tells no decision`);
  const spec = header.seats[entry.seat]?.bot ?? "";
  const { name, deciderFor, bot } = await playerOf(spec, header.game);
  const point = decisionPointOf(openTable(rules, seed, entries.slice(0, at)));
  const decide = deciderFor(seed);
  const started = performance.now();
  const command = decide(point, entry.seat);
  const ms = performance.now() - started;
  // cast: an encoded command is JSON by the codec's contract.
  const encoded = (each: Tagged): Json => rules.codecs.command.encode(each) as Json;
  const now = command && encoded(command);
  const logged = entry.command.content;
  const known = knowledgeAt(rules, point.state, entry.seat);
  const budget = { seed: decisionSeed(seed, point.turn), work: 1 };
  return {
    name,
    seat: entry.seat,
    point,
    logged,
    now,
    isSame: isDeepStrictEqual(logged, now),
    ms,
    decision: bot?.decide(known, rules, budget) ?? {},
    plan: bot ? plannedTurn(bot, known, rules, budget).map(encoded) : [],
  };
};
