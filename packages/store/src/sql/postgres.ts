import { Effect, Layer } from "effect";
import { StoreFailure } from "../failures.ts";
import * as schema from "../schema.ts";
import { Database, query } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";

const connect = async (url: string) => {
  const [{ default: open }, { drizzle }, { migrate }] = await Promise.all([
    import("postgres"),
    import("drizzle-orm/postgres-js"),
    import("drizzle-orm/postgres-js/migrator"),
  ]);
  const client = open(url, { onnotice: () => undefined });
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  return { client, db };
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
      const { db } = yield* Effect.acquireRelease(connected, ({ client }) =>
        Effect.ignore(query("close", () => client.end({ timeout: 5 }))),
      );
      return Database.of({ db });
    }),
  );
