import { Context, Effect, Layer, Result } from "effect";
import { type Dice, diceFor } from "./dice.ts";
import type { Tagged } from "./json.ts";
import type { Malformed, Refusal } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import { type AcceptedCommand, play as playPlain, runToDecision } from "./play.ts";
import {
  type DecidedEntry,
  type Decision,
  decideEntry as decideEntryPlain,
  nextDice,
  type Request,
  type TableUpdate,
  submit as submitPlain,
  type Table,
} from "./table.ts";

/** A requirement of whoever plays: which rules. Services are values here, since the kernel knows no classes. */
export interface PlayedRules {
  readonly _: "kernel/PlayedRules";
}
export const PlayedRules: Context.Service<PlayedRules, Rules> = Context.Service("kernel/PlayedRules");

/** A requirement of whoever plays: the dice of this decision. */
export interface PlayedDice {
  readonly _: "kernel/PlayedDice";
}
export const PlayedDice: Context.Service<PlayedDice, Dice> = Context.Service("kernel/PlayedDice");

/** Rules that are loaded already. */
export const rulesOf = (rules: Rules): Layer.Layer<PlayedRules> => Layer.succeed(PlayedRules, rules);

/** The dice of decision `turn` under a seed: the same two give the same draws. */
export const seededDice = (seed: string, turn: number): Layer.Layer<PlayedDice> =>
  Layer.sync(PlayedDice, () => diceFor(seed, turn));

/** Dice that are known beforehand, or known not to be known: those of a recorded decision, those of a forecast. */
export const givenDice = (dice: Dice): Layer.Layer<PlayedDice> => Layer.succeed(PlayedDice, dice);

/** The dice that a table's own seed throws for its next decision. */
export const diceOfTable = (table: Pick<Table, "seed" | "line">): Layer.Layer<PlayedDice> =>
  Layer.sync(PlayedDice, () => nextDice(table));

/** What a command, decoded by the game that is played, says; or the field of it that does not fit. */
export const decodeCommand = (input: unknown): Effect.Effect<Tagged, Malformed, PlayedRules> =>
  Effect.flatMap(PlayedRules, (rules) => Effect.fromResult(rules.codecs.command.decode(input)));

/** What the plain rules answer, asked with both requirements. */
const asked = <A, E>(
  answer: (rules: Rules, dice: Dice) => Result.Result<A, E>,
): Effect.Effect<A, E, PlayedRules | PlayedDice> =>
  Effect.contextWith((context: Context.Context<PlayedRules | PlayedDice>) =>
    Effect.fromResult(answer(Context.get(context, PlayedRules), Context.get(context, PlayedDice))),
  );

/** The set-up of a game, from `state` to its first decision. */
export const begin = (
  state: unknown,
): Effect.Effect<AcceptedCommand<unknown, Tagged>, never, PlayedRules | PlayedDice> =>
  asked((rules, dice) => Result.succeed(runToDecision(rules, state, rules.begin(dice), dice)));

/** Gives `command` for `seat`: the state afterwards with all facts, or the refusal (with its paragraph), which changes nothing. */
export const play = (
  state: unknown,
  seat: Seat,
  command: Tagged,
): Effect.Effect<AcceptedCommand<unknown, Tagged>, Refusal, PlayedRules | PlayedDice> =>
  asked((rules, dice) => playPlain(rules, state, seat, command, dice));

/** The same, with the entry that tells it in a log. */
export const decideEntry = (
  state: unknown,
  decision: Decision<Tagged>,
): Effect.Effect<DecidedEntry<unknown, Tagged>, Refusal, PlayedRules | PlayedDice> =>
  asked((rules, dice) => decideEntryPlain(rules, state, decision, dice));

/** Gives a command at a running table, by its own rules. A repeated command id answers with its entry and changes nothing. */
export const submit = (
  table: Table,
  request: Request<Tagged>,
  at: number,
): Effect.Effect<TableUpdate<unknown, Tagged, Tagged>, Refusal, PlayedDice> =>
  Effect.flatMap(PlayedDice, (dice) => Effect.fromResult(submitPlain(table, request, at, dice)));

/** What a decision comes to at once, for hosts that are not Effects themselves: a page, a terminal, a study's book. */
export const resultOf = <A, E>(decision: Effect.Effect<A, E>): Result.Result<A, E> =>
  Effect.runSync(Effect.result(decision));
