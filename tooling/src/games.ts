import { foodChainMagnate } from "@blueplate/engine";
import { foodChainMagnateDigest } from "@blueplate/forecast";
import {
  configFor,
  type Game,
  type GameConfig,
  type Json,
  type Refusal,
  type Rules,
  type Setup,
} from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";

/** The games that the command-line tools know. */
export const GAMES: readonly Game[] = [{ ...foodChainMagnate, digest: foodChainMagnateDigest }, trickNChef];

/** The game with this id; exits with a clear line when there is none. */
export const gameOf = (id: string): Game => {
  const game = GAMES.find((each) => each.id === id);
  if (game) return game;
  return fail(`unknown game "${id}"; there are ${GAMES.map((each) => each.id).join(", ")}`);
};

/** What was asked for; exits with the refusal when there is none. */
const orFail = <A>(asked: Result.Result<A, Refusal>): A => {
  if (Result.isSuccess(asked)) return asked.success;
  const { _tag, ...rest } = asked.failure;
  const { field, message } = { field: "", message: "", ...rest };
  return fail([_tag, field, message].filter((part) => part !== "").join(": "));
};

/** The configuration that a setup asks for; exits with the refusal when there is no such preset. */
export const configOf = (id: string, setup: Setup): GameConfig => orFail(configFor(gameOf(id), setup));

/** The rules for a configuration; exits with the refusal when they cannot be loaded. */
export const rulesOf = (id: string, config: GameConfig): Rules => orFail(gameOf(id).load(config));

/** Ends the program with one line on standard error. */
export const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

/** Rule options from `name=value` words. */
export const optionsOf = (words: readonly string[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    words.map((word) => {
      const [name = "", value = ""] = word.split("=");
      return [name, value];
    }),
  );
