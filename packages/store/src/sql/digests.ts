import { inArray } from "drizzle-orm";
import { Effect, Layer } from "effect";
import { Digests } from "../digests.ts";
import { digests } from "../schema/index.ts";
import { Database, query } from "./database.ts";

/** Digests in SQL. */
export const digestStore = Layer.effect(
  Digests,
  Effect.map(Database, ({ db, write }) =>
    Digests.of({
      keep: (digest) =>
        write("Digests.keep", (tx) =>
          tx.insert(digests).values(digest).onConflictDoUpdate({ target: digests.table, set: digest }),
        ).pipe(Effect.asVoid),
      of: (tables) =>
        query("Digests.of", () =>
          db
            .select()
            .from(digests)
            .where(inArray(digests.table, [...tables])),
        ),
    }),
  ),
);
