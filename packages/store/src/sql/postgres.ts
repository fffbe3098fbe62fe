import { and, eq, sql } from "drizzle-orm";
import { Effect, Layer } from "effect";
import { StoreFailure } from "../failures.ts";
import * as schema from "../schema/index.ts";
import { advisoryLock } from "./advisory-lock.ts";
import { connect } from "./client.ts";
import { Database, type SqlDatabase, type WriteGuard, fenced, NOT_OWNED, query } from "./database.ts";
import { migrated } from "./migrations.ts";

const { fence } = schema;

/** The only row of the fence. */
const ROW = 1;

/** A server that stops in the middle of a transaction keeps the next one out of the fence no longer than this. */
const UNFINISHED_AFTER_MS = 10_000;

/**
 * The next token: whoever writes under an older one is fenced off. It is taken once every transaction under the one before has ended, so
 * that whatever those still wrote is read from here on.
 */
const nextToken = async (db: SqlDatabase): Promise<number> => {
  const next = { token: sql`${fence.token} + 1` };
  const [row] = await db
    .insert(fence)
    .values({ id: ROW, token: 1 })
    .onConflictDoUpdate({ target: fence.id, set: next })
    .returning();
  if (!row) throw new Error("no fencing token");
  return row.token;
};

/** Keeps the token as it is until the transaction ends. */
const standingAt = (token: number): WriteGuard => ({
  refuse: async (tx) => {
    const bounded = sql`set_config('idle_in_transaction_session_timeout', ${String(UNFINISHED_AFTER_MS)}, true)`;
    const held = await tx
      .select({ token: fence.token, bounded })
      .from(fence)
      .where(and(eq(fence.id, ROW), eq(fence.token, token)))
      .for("share");
    return held.length === 1 ? null : NOT_OWNED;
  },
  owned: sql`select ${fence.token} from ${fence} where ${fence.id} = ${ROW} and ${fence.token} = ${token} for share`,
  shared: null,
});

/** A PostgreSQL server at `url`. */
export const postgres = (url: string) =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      const connected = Effect.tryPromise({
        try: () => connect(url),
        catch: (cause) => new StoreFailure({ operation: "connect", cause }),
      });
      const { watched } = yield* advisoryLock(url);
      const client = yield* Effect.acquireRelease(connected, (open) =>
        Effect.ignore(query("close", () => open.end({ timeout: 5 }))),
      );
      const db = yield* query("migrate", () => migrated(client));
      const token = yield* query("fence", () => nextToken(db));
      return Database.of({ ...fenced({ db, client }, watched, standingAt(token)), dump: null });
    }),
  );
