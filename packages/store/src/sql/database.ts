import { Context, Effect } from "effect";
import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { StoreFailure } from "../failures.ts";
import type { StoreLock, WatchedLock } from "../lock.ts";
import type * as schema from "../schema.ts";

/** Either driver, typed alike. */
export type SqlDatabase = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * An open database whose migrations have run. `db` is for reading; `write` runs everything that changes something, in a transaction that
 * comes to nothing once another server owns the database, or in a cluster the table or study that is written about: `of` is its id.
 */
export class Database extends Context.Service<
  Database,
  {
    readonly db: SqlDatabase;
    readonly write: <A>(
      operation: string,
      run: (tx: SqlDatabase) => PromiseLike<A>,
      of?: string,
    ) => Effect.Effect<A, StoreFailure>;
    /**
     * A change in one statement, which needs no transaction around it: one way to the database and back instead of five. `statement` gets
     * the query that has a row as long as this server owns the database. It changes nothing where that has none, and answers a row
     * where it has one.
     */
    readonly writeOnce: (
      operation: string,
      statement: (owned: SQL) => SQL,
      of?: string,
    ) => Effect.Effect<readonly SqlRow[], StoreFailure>;
    readonly lock: StoreLock["Service"];
    /** The whole database as an archive; null where tools of its own bring that. */
    readonly dump: Effect.Effect<Uint8Array, StoreFailure> | null;
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

/** A row as the driver answers it. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** How it is known, where something is written, that this server still owns the database. */
export interface WriteGuard {
  /** Asked inside every writing transaction: null where it does, else why it does not. `of`: the table or study that is written about. */
  readonly refuse: (tx: SqlDatabase, of?: string) => Promise<string | null>;
  /** The same within a single statement: a query that has a row where it does, and keeps it so until the statement is done. */
  readonly owned: (of?: string) => SQL;
  /** True where a table or study may have another owner while this server goes on with others. */
  readonly isShared: boolean;
}

/** Another server has taken over. */
export const NOT_OWNED = "another server owns the database";

/** The rows that either driver answers a statement with. */
const rowsOf = (answer: unknown): readonly SqlRow[] =>
  // cast: postgres answers a list of rows, PGlite a result that holds it.
  Array.isArray(answer) ? (answer as readonly SqlRow[]) : (answer as { readonly rows: readonly SqlRow[] }).rows;

/**
 * Writing under a lock: nothing begins once it is lost, nothing is committed that `fence` finds fenced off, and what was committed while
 * the loss was noticed is not acknowledged.
 */
export const fenced = (
  db: SqlDatabase,
  { lock, loss, lose }: WatchedLock,
  fence: WriteGuard,
): Omit<Database["Service"], "dump"> => {
  const unlessLost = (): void => {
    const lost = loss();
    if (lost) throw lost;
  };
  const refused = (reason: string, of?: string): Error =>
    fence.isShared && of !== undefined ? new Error(reason) : lose(reason);
  return {
    db,
    lock,
    writeOnce: (operation, statement, of) =>
      query(operation, async () => {
        unlessLost();
        const rows = rowsOf(await db.execute(statement(fence.owned(of))));
        if (rows.length === 0) throw refused(NOT_OWNED, of);
        unlessLost();
        return rows;
      }),
    write: (operation, run, of) =>
      query(operation, async () => {
        unlessLost();
        const done = await db.transaction(async (tx) => {
          const reason = await fence.refuse(tx, of);
          if (reason !== null) throw refused(reason, of);
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
