import { Duration, Effect, Layer, Schedule } from "effect";
import type { Sql } from "postgres";
import { DatabaseInUse, StoreFailure } from "../failures.ts";
import * as schema from "../schema.ts";
import { Database, query } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";

/** The number of the lock that says: a server owns the tables of this database. */
const OWNERSHIP = 0x626c7565;

/** A server that was just killed holds the lock until PostgreSQL notices. */
const PATIENCE = Schedule.spaced(Duration.millis(250)).pipe(Schedule.upTo({ times: 8 }));

const connect = async (url: string) => {
  const { default: open } = await import("postgres");
  return open(url, { onnotice: () => undefined });
};

const inUse = () => {
  const message =
    "The database of DATABASE_URL is in use by another server. Stop it, or give this one a database of its own.";
  return new DatabaseInUse({ message });
};

/** Every table has one owner, so a database has one server: a lock of the session, gone with its connection. */
const own = (client: Sql) =>
  Effect.gen(function* () {
    const session = yield* Effect.acquireRelease(
      query("reserve", () => client.reserve()),
      (reserved) => Effect.sync(() => reserved.release()),
    );
    const ask = () => session<{ mine: boolean }[]>`select pg_try_advisory_lock(${OWNERSHIP}) as mine`;
    const asked = Effect.flatMap(query("own", ask), ([row]) => (row?.mine ? Effect.void : Effect.fail(inUse())));
    yield* Effect.retry(asked, { schedule: PATIENCE, while: (failure) => failure._tag === "DatabaseInUse" });
  });

const migrated = async (client: Sql) => {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import("drizzle-orm/postgres-js"),
    import("drizzle-orm/postgres-js/migrator"),
  ]);
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  return db;
};

/** A PostgreSQL server at `url`. */
export const postgres = (url: string) =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      const connected = Effect.tryPromise({
        try: () => connect(url),
        catch: (cause) => new StoreFailure({ operation: "connect", cause }),
      });
      const client = yield* Effect.acquireRelease(connected, (open) =>
        Effect.ignore(query("close", () => open.end({ timeout: 5 }))),
      );
      yield* own(client);
      return Database.of({ db: yield* query("migrate", () => migrated(client)) });
    }),
  );
