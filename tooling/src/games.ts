import { foodChainMagnate } from "@blueplate/engine";
import { foodChainMagnateDigest } from "@blueplate/forecast";
import { type Game, type GameConfig, type Json, type Rules } from "@blueplate/kernel";
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

/** The rules for a configuration; exits with the refusal when they cannot be loaded. */
export const rulesOf = (id: string, config: GameConfig): Rules => {
  const loaded = gameOf(id).load(config);
  if (Result.isSuccess(loaded)) return loaded.success;
  const { _tag, rule: _rule, ...rest } = loaded.failure;
  return fail(`${_tag}: ${Object.values(rest).join(": ")}`);
};

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
