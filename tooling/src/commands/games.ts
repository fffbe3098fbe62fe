import { folderStore, postgresStore, type Store } from "@blueplate/store";
import { Effect, type Layer, Result } from "effect";
import { exportGames } from "../archive/export.ts";
import { logsUnder, readText } from "../archive/files.ts";
import { type FoundLog, importGames } from "../archive/import.ts";
import { validatedLog } from "../archive/validated.ts";
import { fail } from "../fail.ts";
import { GAMES } from "../games.ts";
import { runOnStore, storePlace } from "../store-place.ts";
import { parsed } from "./parsed.ts";

const USAGE = `usage: pnpm games import PATH… [--unlisted]
       pnpm games export FOLDER [--game ID] [--compressed]

Brings logs (docs/formats.md) into the server's store as finished games, or writes all finished games of the store into a folder.
The store is that of DATABASE_URL or DATA_DIR, as for the server, which must not be running.`;

const { values, positionals } = parsed(
  {
    allowPositionals: true,
    options: {
      unlisted: { type: "boolean", default: false },
      game: { type: "string" },
      compressed: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  },
  "pnpm games --help says more.",
);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The store of the server with the same environment. */
const store = (): Layer.Layer<Store, unknown> => {
  const place = storePlace();
  return place.kind === "folder" ? folderStore(place.folder) : postgresStore(place.url);
};

const onStore = <A>(program: Effect.Effect<A, unknown, Store>): Promise<A> =>
  runOnStore(Effect.provide(program, store()));

/** The logs under these paths that hold, one after the other, so that never more than one is in memory; `refuse` is told of others. */
// oxlint-disable-next-line func-style -- a generator
function* validLogs(paths: readonly string[], refuse: (line: string) => void): Generator<FoundLog> {
  for (const path of logsUnder(paths)) {
    const read = Result.flatMap(readText(path), (text) => validatedLog(text, GAMES));
    if (Result.isSuccess(read)) yield { path, log: read.success };
    else refuse(`${path}: ${read.failure}`);
  }
}

const runImport = async (paths: readonly string[]): Promise<void> => {
  let refused = 0;
  const refuse = (line: string): void => {
    refused++;
    process.stderr.write(`${line}\n`);
  };
  const imported = await onStore(importGames(validLogs(paths, refuse), !values.unlisted));
  for (const { path, id, known, differs } of imported) {
    const rules = differs === null ? "" : ` (by other rules than today's: line ${differs} is the first that differs)`;
    say(`${path}: ${id}${known ? " (was there)" : ""}${rules}`);
  }
  const known = imported.filter((each) => each.known).length;
  say(`${imported.length - known} games stored, ${known} were there, ${refused} files refused`);
  if (refused > 0) process.exitCode = 1;
};

const runExport = async (folder: string): Promise<void> => {
  const { game, compressed } = values;
  const paths = await onStore(exportGames({ folder, game, compressed }));
  say(`${paths.length} games in ${folder}`);
};

/** `pnpm games import|export`: many logs into or out of the server's store. */
const [action, ...paths] = positionals;
const [folder] = paths;
if (values.help) say(USAGE);
else if (action === "import" && folder !== undefined) await runImport(paths);
else if (action === "export" && folder !== undefined && paths.length === 1) await runExport(folder);
else fail(USAGE);
