import { createHash } from "node:crypto";
import { basename } from "node:path";
import { encodeEntry, type GameConfig, writeLog } from "@blueplate/kernel";
import { type NewSeat, type StoredEntry, type TableRecord, Tables } from "@blueplate/store";
import { Effect } from "effect";
import type { FinishedLog } from "./validated.ts";

/** Who holds the seats of people in imported games, and who opened their tables: nobody can come in under this name. */
const IMPORTED = "imported";

/** The longest name of a table (`LIMITS` of the api). */
const NAME = 60;

const nameOf = (path: string): string =>
  basename(path)
    .replace(/\.jsonl(\.gz)?$/, "")
    .slice(0, NAME) || IMPORTED;

/** The same log has always the same id, so that it is stored once however often it is imported. */
const idOf = (log: FinishedLog): string =>
  createHash("sha256").update(writeLog(log.rules.codecs.event, log)).digest("base64url").slice(0, 21);

const tableOf = (id: string, name: string, listed: boolean, log: FinishedLog): TableRecord => {
  const { header, seed, outcome, entries } = log;
  return {
    id,
    name,
    game: header.game,
    config: header.config,
    hash: header.hash,
    seed,
    origin: "imported",
    listed,
    status: "finished",
    host: IMPORTED,
    header,
    outcome,
    questions: null,
    seq: entries.length - 1,
    createdAt: entries[0]?.at ?? 0,
    updatedAt: entries.at(-1)?.at ?? 0,
  };
};

const seatsOf = (id: string, { header }: FinishedLog): readonly NewSeat[] =>
  header.seats.map(({ player, banner, bot }, seat) => ({
    table: id,
    seat,
    guest: bot === null ? IMPORTED : null,
    player,
    bannerName: banner.name,
    bannerColour: banner.colour,
    bot,
  }));

// cast: an encoded event is a tagged JSON object by the codec's contract.
const entriesOf = ({ rules, entries }: FinishedLog): readonly StoredEntry[] =>
  entries.map((entry) => encodeEntry(rules.codecs.event, entry) as StoredEntry);

const keyOf = (game: string, seed: string, seq: number, config: GameConfig): string =>
  JSON.stringify([game, seed, seq, config]);

/** A log to store, with the file it came from. */
export interface FoundLog {
  readonly path: string;
  readonly log: FinishedLog;
}

/** What became of a file: the id of its table, and whether that game was there before. */
export interface ImportResult {
  readonly path: string;
  readonly id: string;
  readonly known: boolean;
  /** The first line of which today's rules come to something else; null for a game by them. */
  readonly differs: number | null;
}

/** More tables than any server holds. */
export const ALL_TABLES = 1_000_000;

/** Stores finished games, each with its whole log or not at all; one that the store has already stays as it is. */
export const importGames = Effect.fnUntraced(function* (found: Iterable<FoundLog>, listed: boolean) {
  const tables = yield* Tables;
  const over = yield* tables.list({ _tag: "Over" }, ALL_TABLES);
  const known = new Map(over.map((each) => [keyOf(each.game, each.seed, each.seq, each.config), each.id]));
  const imported: ImportResult[] = [];
  for (const { path, log } of found) {
    const key = keyOf(log.header.game, log.seed, log.entries.length - 1, log.header.config);
    const before = known.get(key);
    const id = before ?? idOf(log);
    if (before === undefined) {
      yield* tables.adopt(tableOf(id, nameOf(path), listed, log), seatsOf(id, log), entriesOf(log));
      known.set(key, id);
    }
    const { differs } = log.verdict;
    // The head of a log is its first line.
    imported.push({ path, id, known: before !== undefined, differs: differs && differs.entry + 2 });
  }
  return imported;
});
