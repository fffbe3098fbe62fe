import { type Bot, botsWith, deciderOf, Script, scriptBot, scriptBots } from "@blueplate/bot";
import { gameIds } from "@blueplate/games";
import { randomDecider, type SeatDecider } from "@blueplate/kernel";
import { WORTHS } from "@blueplate/variants/worths";
import { Result, Schema } from "effect";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Somebody who can be put on a seat: a name for reports, and what decides in a game of this seed. */
export interface Player {
  readonly name: string;
  readonly deciderFor: (seed: string) => SeatDecider;
  /** The bot that decides; none where that is chance alone. */
  readonly bot?: Bot;
}

/** How a player is called: `random`, the id of a bot or of a script of the arena, a file; or a script itself under a name. */
export type PlayerSpec = string | { readonly name: string; readonly script: Script };

const BOTS: readonly Bot[] = botsWith(WORTHS, gameIds);
const SCRIPTED: readonly Bot[] = scriptBots(WORTHS);

/** The names of all players of a game that need no file. */
export const arenaPlayerNames = (game: string): readonly string[] => {
  const there = [...BOTS, ...SCRIPTED].filter((bot) => bot.game === game && bot.id !== "random");
  return ["random", ...there.map(({ id }) => id)];
};

/** True for what names a file in place of a bot. */
export const isPlayerFile = (name: string): boolean => /[/\\]|\.(json|[cm]?[jt]s)$/.test(name);

/** The chance of a bot's decision in a game of this seed. */
export const decisionSeed = (seed: string, turn: number): string => `${seed}|${turn}`;

const playerFor = (bot: Bot): Player => ({
  name: bot.id,
  deciderFor: (seed) => deciderOf(bot, ({ turn }) => decisionSeed(seed, turn)),
  bot,
});

const isBot = (value: unknown): value is Bot =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "game" in value &&
  typeof value.game === "string" &&
  "decide" in value &&
  typeof value.decide === "function";

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

/** What a file of a search for scripts holds. */
const ScriptFile = Schema.Struct({ name: Schema.String, script: Script });

const scriptIn = (path: string): Bot => {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
  const found = Schema.decodeUnknownResult(ScriptFile)(read);
  if (Result.isFailure(found)) throw new Error(`${path} holds no { name, script }: ${String(found.failure)}`);
  return scriptBot(found.success.name, found.success.script, WORTHS);
};

const botIn = async (path: string): Promise<Bot> => {
  let exported: object;
  try {
    // cast: a module's exports are an object.
    exported = (await import(pathToFileURL(resolve(path)).href)) as object;
  } catch (error) {
    throw new Error(`${path} cannot be loaded: ${reasonOf(error)}`, { cause: error });
  }
  const found = Object.values(exported).filter(isBot);
  const [bot] = found;
  if (bot && found.length === 1) return bot;
  const there = found.length === 0 ? "no bot" : `${found.length} bots`;
  throw new Error(`${path} exports ${there}: one value { id, game, decide } is needed`);
};

/** Puts a game's player to a spec; throws a sentence that says what is wrong with it. */
export const playerOf = async (spec: PlayerSpec, game: string): Promise<Player> => {
  if (typeof spec !== "string") return playerFor(scriptBot(spec.name, spec.script, WORTHS));
  if (spec === "random") return { name: spec, deciderFor: randomDecider };
  if (isPlayerFile(spec)) {
    const bot = spec.endsWith(".json") ? scriptIn(spec) : await botIn(spec);
    if (bot.game !== game) throw new Error(`${spec} plays ${bot.game}, not ${game}`);
    return playerFor(bot);
  }
  const bot = [...BOTS, ...SCRIPTED].find((each) => each.id === spec && each.game === game);
  if (!bot) throw new Error(`no bot "${spec}" plays ${game}; there are ${arenaPlayerNames(game).join(", ")}`);
  return playerFor(bot);
};

/** The name of a player before it is loaded: of files the path. */
export const specName = (spec: PlayerSpec): string => (typeof spec === "string" ? spec : spec.name);

/** What the files among these players hold, in short: games of another version of one are not counted together with its own. */
export const fileStamps = (specs: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    specs
      .filter((spec) => isPlayerFile(spec))
      .map((spec) => [spec, createHash("sha256").update(readFileSync(spec)).digest("hex").slice(0, 16)]),
  );
