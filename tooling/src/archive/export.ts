import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Codec, writeLog } from "@blueplate/kernel";
import { type EncodedEvent, EventLog, Tables } from "@blueplate/store";
import { Effect, Result } from "effect";
import { ALL_TABLES } from "./import.ts";

/** Stored events are encoded already. */
const asStored: Codec<EncodedEvent> = {
  decode: () => Result.fail({ _tag: "Malformed", rule: "", field: "", message: "stored events are only written" }),
  encode: (event) => event,
};

/** What to export, and how. */
export interface ExportWish {
  readonly folder: string;
  /** Only games of this kind. */
  readonly game: string | undefined;
  readonly compressed: boolean;
}

/**
 * Writes every finished game of the store into a folder, a file a game named by the id of its table, all secrets open and the
 * seed in the head. The paths of the files. Running games are never written: their secrets are not out yet.
 */
export const exportGames = Effect.fnUntraced(function* ({ folder, game, compressed }: ExportWish) {
  const tables = yield* Tables;
  const log = yield* EventLog;
  mkdirSync(folder, { recursive: true });
  const paths: string[] = [];
  for (const { id, game: kind, header, seed } of yield* tables.list({ _tag: "Over" }, ALL_TABLES)) {
    if (!header || (game !== undefined && kind !== game)) continue;
    const text = writeLog(asStored, { header, seed, entries: yield* log.read(id, 0) });
    const path = join(folder, `${id}.jsonl${compressed ? ".gz" : ""}`);
    writeFileSync(path, compressed ? gzipSync(text) : text);
    paths.push(path);
  }
  return paths;
});
