import { and, desc, eq, isNotNull } from "drizzle-orm";
import { Effect, Layer, Option } from "effect";
import { Programs } from "../programs.ts";
import { programs } from "../schema/index.ts";
import { Database, query } from "./database.ts";

/** Programs in SQL. */
export const programStore = Layer.effect(
  Programs,
  Effect.map(Database, ({ db, write }) => {
    const one = (operation: string, where: ReturnType<typeof eq>) =>
      query(operation, () =>
        db
          .select()
          .from(programs)
          .where(and(where, isNotNull(programs.tokenHash))),
      ).pipe(Effect.map((rows) => Option.fromNullishOr(rows[0])));
    return Programs.of({
      create: (program) => write("Programs.create", (tx) => tx.insert(programs).values(program)).pipe(Effect.asVoid),
      of: (owner) =>
        query("Programs.of", () =>
          db
            .select()
            .from(programs)
            .where(and(eq(programs.owner, owner), isNotNull(programs.tokenHash)))
            .orderBy(desc(programs.createdAt), desc(programs.id)),
        ),
      byTokenHash: (tokenHash) => one("Programs.byTokenHash", eq(programs.tokenHash, tokenHash)),
      byId: (id) => one("Programs.byId", eq(programs.id, id)),
      revoke: (owner, id) =>
        write("Programs.revoke", (tx) =>
          tx
            .update(programs)
            .set({ tokenHash: null })
            .where(and(eq(programs.id, id), eq(programs.owner, owner), isNotNull(programs.tokenHash)))
            .returning({ id: programs.id }),
        ).pipe(Effect.map((rows) => rows.length > 0)),
    });
  }),
);
