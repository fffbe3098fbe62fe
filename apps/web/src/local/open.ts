import {
  beginTable,
  type Game,
  type GameConfig,
  LOG_VERSION,
  type LogFile,
  readLog,
  type Rules,
  type SeatInfo,
  setupOf,
  type Table,
  writeLog,
} from "@blueplate/kernel";
import { Result } from "effect";
import { nanoid } from "nanoid";
import { shell } from "@blueplate/tabletop";
import { localGame } from "./games.ts";
import { glanceAt } from "./glance.ts";
import type { LocalTableFacts, LocalTableStart } from "./table-actor.ts";
import { questionOf } from "./consent/question.ts";
import { localId, type SavedGame } from "../saved-games/saved-game.ts";
import { savedGame, saveGame } from "../saved-games/store.ts";

/** A game on this device that goes on. */
export type LocalOpening = LocalTableStart & {
  readonly name: string;
  /** At hand as long as it is played: what is kept is written at once, before the page can be left. */
  readonly game: Game;
  readonly revision: string | undefined;
  /** The first entry that the rules of today decide differently: those round the device are asked before anybody plays. Null for none. */
  readonly differs: number | null;
};

/** A new game on this device as the form asks for it. */
export interface NewGame {
  readonly name: string;
  readonly game: string;
  readonly config: GameConfig;
  readonly seats: readonly SeatInfo[];
  /** Empty leaves it to chance. */
  readonly seed: string;
}

const asSaved = (
  game: Game,
  name: string,
  table: Table,
  seats: readonly SeatInfo[],
  beside: LocalTableFacts = { orders: [], question: null },
): SavedGame & { readonly revision: string } => {
  const { rules, entries, seed } = table;
  const { ruleset, modules = [] } = setupOf(game, rules.config);
  const outcome = rules.outcome(table.state);
  const header = { version: LOG_VERSION, game: rules.game, config: rules.config, hash: rules.hash, seats };
  return {
    name,
    game: rules.game,
    ruleset,
    modules,
    players: seats.map(({ player }) => player),
    seats,
    finished: outcome !== null,
    glance: glanceAt(game, table),
    winners: outcome?.winners ?? null,
    ...beside,
    log: writeLog(rules.codecs.event, { header, seed, entries }),
    updatedAt: Date.now(),
    revision: nanoid(),
  };
};

/**
 * Begins a game on this device and answers its id; the message of what does not fit otherwise. Where the browser refuses to keep
 * it, it is played all the same: the page of the game says so.
 */
export const beginLocal = async ({
  name,
  game,
  config,
  seats,
  seed,
}: NewGame): Promise<Result.Result<string, string>> => {
  const played = await localGame(game);
  if (!played) return Result.fail(game);
  const rules = played.load(config);
  if (Result.isFailure(rules))
    return Result.fail(`${rules.failure._tag} ${"field" in rules.failure ? String(rules.failure.field) : ""}`);
  const table = beginTable(rules.success, seed === "" ? nanoid() : seed, Date.now());
  const id = localId(nanoid(10));
  await saveGame(id, asSaved(played, name, table, seats)).catch(() => false);
  return Result.succeed(id);
};

/**
 * How a game goes on by the rules of today: under another hash its log is decided again with its seed. `differs` is the first entry that
 * they decide differently, or null.
 */
const underRulesOfToday = async ({ header, seed, entries, rules }: LogFile & { readonly rules: Rules }) => {
  if (header.hash === rules.hash) return { header, differs: null };
  if (seed === null) throw new Error(shell().local.rulesChanged);
  // Fetched only after an upgrade.
  const { upgradeOf } = await import("@blueplate/study");
  const upgrade = upgradeOf(rules, { header, seed, entries });
  if (upgrade._tag === "Unfit") throw new Error(shell().local.unfit);
  return upgrade._tag === "Same" ? { header: upgrade.header, differs: null } : { header, differs: upgrade.at.entry };
};

/** A game on this device that can be played on, or why it cannot. */
export const openLocal = async (id: string): Promise<LocalOpening> => {
  const saved = await savedGame(id);
  if (!saved) throw new Error(shell().local.removed);
  const game = await localGame(saved.game);
  if (!game) throw new Error(shell().unknownGame(saved.game));
  const read = readLog(saved.log, (header) => game.load(header.config));
  if (Result.isFailure(read)) {
    const { failure } = read;
    throw new Error(shell().local.unreadable("line" in failure && typeof failure.line === "number" ? failure.line : 1));
  }
  const { seed, entries, rules } = read.success;
  const { header, differs } = await underRulesOfToday(read.success);
  const { name, orders = [], revision } = saved;
  const question = questionOf(saved.question);
  return { name, game, header, seed: seed ?? "", entries, rules, orders, question, revision, differs };
};

/**
 * Keeps a game as it stands now, with what is known beside its log, where it goes on from `revision`. Answers the new revision;
 * null where another window has kept a newer one.
 */
export const keepLocal = async (
  id: string,
  { game, name, header, revision }: Pick<LocalOpening, "game" | "name" | "header" | "revision">,
  table: Table,
  beside: LocalTableFacts,
): Promise<string | null> => {
  const saved = asSaved(game, name, table, header.seats, beside);
  return (await saveGame(id, saved, revision)) ? saved.revision : null;
};
