import {
  type Accepted,
  type Dice,
  diceFor,
  type GameConfig,
  play as playPlain,
  type Refusal,
  type Seat,
} from "@blueplate/kernel";
import { Context, Effect, Layer } from "effect";
import { loadRules } from "./game.ts";
import type { Command, Event, State } from "./model/index.ts";
import type { FoodChainMagnateRules } from "./rules/index.ts";

/** A requirement of whoever plays: which rules. Services are values here, since rules know no classes. */
export interface PlayedRules {
  readonly _: "engine/PlayedRules";
}
export const PlayedRules: Context.Service<PlayedRules, FoodChainMagnateRules> = Context.Service("engine/PlayedRules");

/** A requirement of whoever plays: the dice of this decision. */
export interface PlayedDice {
  readonly _: "engine/PlayedDice";
}
export const PlayedDice: Context.Service<PlayedDice, Dice> = Context.Service("engine/PlayedDice");

/** The rules of a configuration; refuses one whose fields do not fit. */
export const rulesOf = (config: GameConfig): Layer.Layer<PlayedRules, Refusal> =>
  Layer.effect(PlayedRules, Effect.fromResult(loadRules(config)));

/** The dice of decision `turn` under a seed: the same two give the same draws. */
export const seededDice = (seed: string, turn: number): Layer.Layer<PlayedDice> =>
  Layer.sync(PlayedDice, () => diceFor(seed, turn));

/** What an accepted command came to: the new state and every fact on the way there. */
export type Played = Accepted<State, Event>;

/** Gives `command` for `seat`: the state afterwards with all facts, or the refusal (with its paragraph), which changes nothing. */
export const play = (
  state: State,
  seat: Seat,
  command: Command,
): Effect.Effect<Played, Refusal, PlayedRules | PlayedDice> =>
  Effect.gen(function* () {
    const rules = yield* PlayedRules;
    const dice = yield* PlayedDice;
    return yield* Effect.fromResult(playPlain(rules, state, seat, command, dice));
  });
