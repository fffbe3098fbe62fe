import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Effect, Layer } from "effect";
import { StoreFailure } from "../failures.ts";
import { holdFolder } from "../folder/lock.ts";
import * as schema from "../schema.ts";
import { Database, type WriteGuard, fenced, query } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";

const openFolder = async (folder: string) => {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
  ]);
  const client = await PGlite.create(folder);
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  return { client, db };
};

/** The database is inside this process: nobody else writes to it. */
const NOBODY_ELSE: WriteGuard = () => Promise.resolve(null);

/**
 * The embedded database in `dataDir`, kept from other servers by a lock. Safe against the death of the process, not against
 * loss of power: PGlite never calls fsync.
 */
export const pglite = (dataDir: string) =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      mkdirSync(dataDir, { recursive: true });
      const watched = yield* holdFolder(dataDir);
      const folder = join(dataDir, "pglite");
      if (!existsSync(join(folder, "PG_VERSION"))) {
        yield* Effect.logInfo("First start: laying out the database, about 3 seconds");
      }
      const opened = Effect.tryPromise({
        try: () => openFolder(folder),
        catch: (cause) => new StoreFailure({ operation: "open", cause }),
      });
      const { db } = yield* Effect.acquireRelease(opened, ({ client }) =>
        Effect.ignore(query("close", () => client.close())),
      );
      return Database.of(fenced(db, watched, NOBODY_ELSE));
    }),
  );
