import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { Effect, Layer } from "effect";
import { StoreFailure } from "../../failures.ts";
import { holdFolder } from "../../folder/lock.ts";
import type { WatchedLock } from "../../lock.ts";
import { connect } from "../client.ts";
import { Database, type WriteGuard, fenced, query } from "../database.ts";
import { migrated } from "../migrations.ts";
import { archivePath } from "./first-start/archive.ts";
import { firstStart } from "./first-start/first-start.ts";
import { type EmbeddedDatabase, startEmbedded } from "./thread.ts";

/** The database is inside this process: nobody else writes to it. */
const NOBODY_ELSE: WriteGuard = {
  refuse: () => Promise.resolve(null),
  owned: sql`select 1`,
  shared: null,
};

/** The driver of PostgreSQL over the thread. It takes one connection, and one statement after the other. */
const connectTo = ({ connect: socket }: EmbeddedDatabase) =>
  connect("postgres://postgres@embedded/postgres", { max: 1, max_lifetime: null, socket });

/** The folder as an archive: whoever else writes waits meanwhile, since there is one connection, and everything is in the files. */
const dumped = async (client: Sql, thread: EmbeddedDatabase): Promise<Uint8Array> => {
  const only = await client.reserve();
  try {
    await only`checkpoint`;
    return await thread.dump();
  } finally {
    only.release();
  }
};

/** The open thread; once it ends by itself nothing is written any more. */
const opened = (folder: string, { lose }: WatchedLock) =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: () => startEmbedded(folder),
      catch: (cause) => new StoreFailure({ operation: "open", cause }),
    }),
    (thread) => Effect.ignore(query("close", () => thread.close())),
  ).pipe(
    Effect.tap((thread) =>
      Effect.sync(() => void thread.ended.then((reason) => lose(`the embedded database has ended: ${reason}`))),
    ),
  );

/**
 * The embedded database in `dataDir`, kept from other servers by a lock. Safe against the death of the process, not against
 * loss of power: PGlite never calls fsync. `archive`: what a first start begins with.
 */
export const pglite = (dataDir: string, archive = archivePath()) =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      mkdirSync(dataDir, { recursive: true });
      const watched = yield* holdFolder(dataDir);
      const folder = join(dataDir, "pglite");
      yield* firstStart(folder, archive);
      const thread = yield* opened(folder, watched);
      const client = yield* Effect.acquireRelease(
        query("connect", () => connectTo(thread)),
        (open) => Effect.ignore(query("close", () => open.end({ timeout: 5 }))),
      );
      const db = yield* query("migrate", () => migrated(client));
      return Database.of({
        ...fenced({ db, client }, watched, NOBODY_ELSE),
        dump: query("dump", () => dumped(client, thread)),
      });
    }),
  );
