import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Effect } from "effect";
import { StoreFailure } from "../failures.ts";
import { holdFolder } from "../folder/lock.ts";
import { query } from "../sql/database.ts";
import { madeBeside } from "../sql/embedded/beside.ts";
import { folderStore } from "../sql/store.ts";
import { Backup } from "../backup.ts";
import { NotEmpty } from "./not-empty.ts";

/** The archive of a data folder that no server holds. */
export const dumpFolder = (dataDir: string) =>
  Effect.flatMap(
    Backup,
    ({ dump }) => dump ?? Effect.fail(new StoreFailure({ operation: "dump", cause: "no folder" })),
  ).pipe(Effect.provide(folderStore(dataDir)));

/** Puts the archive where it belongs only when it has opened as a database. A server has none in its own thread, so that comes first here. */
const layOut = (archive: Uint8Array<ArrayBuffer>, folder: string): Promise<void> =>
  madeBeside(folder, async (fresh) => {
    const { PGlite } = await import("@electric-sql/pglite");
    const database = await PGlite.create(fresh, { loadDataDir: new Blob([archive], { type: "application/x-gzip" }) });
    await database.query("select count(*) from tables");
    await database.close();
  });

/** Makes a data folder of an archive. The folder has no database yet, and no server holds it. */
export const restoreFolder = (dataDir: string, archive: Uint8Array<ArrayBuffer>) =>
  Effect.scoped(
    Effect.gen(function* () {
      mkdirSync(dataDir, { recursive: true });
      yield* holdFolder(dataDir);
      const folder = join(dataDir, "pglite");
      if (existsSync(folder)) {
        const message = `${folder} holds a database already. Move it away first: a backup is put into an empty place only.`;
        return yield* Effect.fail(new NotEmpty({ message }));
      }
      yield* query("restore", () => layOut(archive, folder));
    }),
  );
