import { foodChainMagnate } from "@blueplate/engine";
import { foodChainMagnateDigest } from "@blueplate/forecast";
import type { Game, GameConfig, Json, Malformed, Refusal, Rules } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { english, faultIn, gameWordsIn, withoutStop } from "@blueplate/words";
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
  return fail(refusedConfig(gameOf(id), loaded.failure));
};

const OPTION = "options.";

/** The flag that says a field of the configuration. */
const flagOf = (field: string): string => {
  if (field.startsWith(OPTION)) return `--option ${field.slice(OPTION.length)}`;
  return field === "seats" ? "--players" : `--${field}`;
};

/** What a field of the configuration could say instead; nothing where the reason says so itself. */
const choicesFor = (game: Game, { field }: Malformed): readonly string[] => {
  if (field === "ruleset") return game.rulesets.map(({ id }) => id);
  if (field === "edition") return game.editions;
  const unknown = field.startsWith(OPTION) && !game.options.some(({ id }) => id === field.slice(OPTION.length));
  return unknown ? game.options.map(({ id }) => id) : [];
};

const isMalformed = (refusal: Refusal): refusal is Malformed => refusal._tag === "Malformed";

/** Why a configuration gives no game, in one line: the flag, what is wrong with it, and what there is instead. */
export const refusedConfig = (game: Game, refusal: Refusal): string => {
  if (!isMalformed(refusal)) return gameWordsIn(english, game.id)?.refusal(refusal) ?? refusal._tag;
  const choices = choicesFor(game, refusal);
  const said = `${flagOf(refusal.field)}: ${withoutStop(faultIn(english, game.id, refusal))}`;
  return choices.length === 0 ? said : `${said}; there are ${choices.join(", ")}`;
};

/** Ends the program with one line on standard error. */
export const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

/** Rule options from `name=value` words; exits with a clear line when one is none. */
export const optionsOf = (words: readonly string[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    words.map((word) => {
      const [name, value, ...more] = word.split("=");
      if (name && value && more.length === 0) return [name, value];
      return fail(`--option ${word}: expected name=value, such as bank-break=empty`);
    }),
  );
