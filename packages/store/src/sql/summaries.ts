import { inArray } from "drizzle-orm";
import { Effect, Layer } from "effect";
import { Summaries } from "../summaries.ts";
import { summaries } from "../schema/index.ts";
import { Database, query } from "./database.ts";

/** Summaries in SQL. */
export const summaryStore = Layer.effect(
  Summaries,
  Effect.map(Database, ({ db, write }) =>
    Summaries.of({
      keep: (summary) =>
        write("Summaries.keep", (tx) =>
          tx.insert(summaries).values(summary).onConflictDoUpdate({ target: summaries.table, set: summary }),
        ).pipe(Effect.asVoid),
      of: (tables) =>
        query("Summaries.of", () =>
          db
            .select()
            .from(summaries)
            .where(inArray(summaries.table, [...tables])),
        ),
    }),
  ),
);
