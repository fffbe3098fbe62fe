import { allGames } from "@blueplate/games";
import {
  configFor,
  type Game,
  type GameConfig,
  type Json,
  inSetup,
  type Malformed,
  type Refusal,
  type Rules,
  type Setup,
} from "@blueplate/kernel";
import { english, faultIn, gameWordsIn, withoutStop } from "@blueplate/words";
import { Result } from "effect";
import { fail } from "./fail.ts";

/** The games that the command-line tools know. */
export const GAMES: readonly Game[] = await allGames();

/** The game with this id; exits with a clear line when there is none. */
export const gameOf = (id: string): Game => {
  const game = GAMES.find((each) => each.id === id);
  if (game) return game;
  return fail(`unknown game "${id}"; there are ${GAMES.map((each) => each.id).join(", ")}`);
};

const OPTION = "options.";

/** The flag that says a field of the setup. */
const flagOf = (field: string): string => {
  if (field.startsWith(OPTION)) return `--option ${field.slice(OPTION.length)}`;
  if (field.startsWith("modules")) return "--modules";
  return field === "seats" ? "--players" : `--${field}`;
};

/** What a field of the setup could say instead; nothing where the reason says so itself. */
const alternatives = (game: Game, { field }: Malformed): readonly string[] => {
  if (field === "edition") return game.editions;
  const unknown = field.startsWith(OPTION) && !game.options.some(({ id }) => id === field.slice(OPTION.length));
  return unknown ? game.options.map(({ id }) => id) : [];
};

const isMalformed = (refusal: Refusal): refusal is Malformed => refusal._tag === "Malformed";

/** Why a configuration gives no game, in one line: the flag, what is wrong with it, and what there is instead. */
export const refusedConfig = (game: Game, refusal: Refusal): string => {
  if (!isMalformed(refusal)) return gameWordsIn(english, game.id)?.refusal(refusal) ?? refusal._tag;
  const fault = inSetup(refusal);
  const others = alternatives(game, fault);
  const said = `${flagOf(fault.field)}: ${withoutStop(faultIn(english, game.id, fault))}`;
  return others.length === 0 ? said : `${said}; there are ${others.join(", ")}`;
};

/** What was asked for; exits with the refusal when there is none. */
const orFail = <A>(game: Game, asked: Result.Result<A, Refusal>): A =>
  Result.isSuccess(asked) ? asked.success : fail(refusedConfig(game, asked.failure));

/** The configuration that a setup asks for; exits with the refusal when there is no such preset. */
export const configOf = (id: string, setup: Setup): GameConfig => orFail(gameOf(id), configFor(gameOf(id), setup));

/** The rules for a configuration; exits with the refusal when they cannot be loaded. */
export const rulesOf = (id: string, config: GameConfig): Rules => orFail(gameOf(id), gameOf(id).load(config));

/** Rule options from `name=value` words; exits with a clear line when one is none. */
export const optionsOf = (words: readonly string[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    words.map((word) => {
      const [name, value, ...more] = word.split("=");
      if (name && value && more.length === 0) return [name, value];
      return fail(`--option ${word}: expected name=value, such as bank-break=empty`);
    }),
  );
