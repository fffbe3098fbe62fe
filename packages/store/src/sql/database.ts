import { Context, Effect } from "effect";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { StoreFailure } from "../failures.ts";
import type { StoreLock, WatchedLock } from "../lock.ts";
import type * as schema from "../schema.ts";

/** Either driver, typed alike. */
export type SqlDatabase = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * An open database whose migrations have run. `db` is for reading; `write` runs everything that changes something, in a transaction that
 * comes to nothing once another server owns the database.
 */
export class Database extends Context.Service<
  Database,
  {
    readonly db: SqlDatabase;
    readonly write: <A>(operation: string, run: (tx: SqlDatabase) => PromiseLike<A>) => Effect.Effect<A, StoreFailure>;
    readonly lock: StoreLock["Service"];
  }
>()("store/Database") {}

/** Runs a query; `operation` names it in the failure. Once begun it is not interrupted, so that its result is known. */
export const query = <A>(operation: string, run: () => PromiseLike<A>): Effect.Effect<A, StoreFailure> =>
  Effect.uninterruptible(
    Effect.tryPromise({
      try: () => Promise.resolve(run()),
      catch: (cause) => new StoreFailure({ operation, cause }),
    }),
  );

/** Asked inside every writing transaction: null where this server still owns the database, else why it does not. */
export type WriteGuard = (tx: SqlDatabase) => Promise<string | null>;

/**
 * Writing under a lock: nothing begins once it is lost, nothing is committed that `fence` finds fenced off, and what was committed while
 * the loss was noticed is not acknowledged.
 */
export const fenced = (db: SqlDatabase, { lock, loss, lose }: WatchedLock, fence: WriteGuard): Database["Service"] => {
  const unlessLost = (): void => {
    const lost = loss();
    if (lost) throw lost;
  };
  return {
    db,
    lock,
    write: (operation, run) =>
      query(operation, async () => {
        unlessLost();
        const done = await db.transaction(async (tx) => {
          const reason = await fence(tx);
          if (reason !== null) throw lose(reason);
          return run(tx);
        });
        unlessLost();
        return done;
      }),
  };
};

/** PostgreSQL's code for a broken uniqueness, wherever drizzle's and the driver's wrapping left it. */
export const isDuplicate = (cause: unknown): boolean => {
  if (typeof cause !== "object" || cause === null) return false;
  return ("code" in cause && cause.code === "23505") || ("cause" in cause && isDuplicate(cause.cause));
};
