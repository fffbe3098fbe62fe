import { Context, Effect } from "effect";
import { fillPlaceholders, type Query, type SQL } from "drizzle-orm";
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ParameterOrJSON, Sql } from "postgres";
import { StoreFailure } from "../failures.ts";
import type { StoreLock, WatchedLock } from "../lock.ts";
import type * as schema from "../schema/index.ts";

/** Either driver, typed alike. */
export type SqlDatabase = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database and the driver's client that it asks. */
export interface OpenDatabase {
  readonly db: SqlDatabase;
  readonly client: Sql;
}

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
     * A change in one statement, which needs no transaction around it: one way to the database and back instead of five. `of`: the ids of
     * the tables or studies that are written about; where one of them has another owner nothing is written.
     */
    readonly writeOnce: (
      operation: string,
      statement: FencedStatement,
      values: Readonly<Record<string, unknown>>,
      of?: readonly string[],
    ) => Effect.Effect<void, StoreFailure>;
    readonly lock: StoreLock["Service"];
    /** The whole database as an archive; null where tools of its own bring that. */
    readonly dump: Effect.Effect<Uint8Array, StoreFailure> | null;
  }
>()("store/Database") {}

/** How long a query takes, as a span. Whether it failed is said, not why: drivers put into words what was to be stored. */
const traced = <A, E>(operation: string, effect: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  effect.pipe(
    Effect.tapCause(() => Effect.annotateCurrentSpan("failed", true)),
    Effect.exit,
    // From where it was asked nobody reads, and finding that out costs more than the span.
    Effect.withSpan(operation, { kind: "client" }, { captureStackTrace: false }),
    Effect.flatten,
  );

/** Runs a query; `operation` names it in the failure. Once begun it is not interrupted, so that its result is known. */
export const query = <A>(operation: string, run: () => PromiseLike<A>): Effect.Effect<A, StoreFailure> =>
  Effect.uninterruptible(
    traced(
      operation,
      Effect.tryPromise({
        try: () => Promise.resolve(run()),
        catch: (cause) => new StoreFailure({ operation, cause }),
      }),
    ),
  );

/**
 * A change in one statement. It gets the query that has a row as long as this server owns the database, changes nothing where that has
 * none, and answers a row where it has one. Its text is made once and planned once by each connection, so what differs from one change
 * to the next are placeholders in it.
 */
export type FencedStatement = (owned: SQL) => SQL;

/** How it is known, where something is written, that this server still owns the database. */
export interface WriteGuard {
  /** Asked inside every writing transaction: null where it does, else why it does not. `of`: the table or study that is written about. */
  readonly refuse: (tx: SqlDatabase, of?: string) => Promise<string | null>;
  /** The same within a single statement: a query that has a row where it does, and keeps it so until the statement is done. */
  readonly owned: SQL;
  /** Where tables and studies may have another owner while this server goes on with others: the values of that query. */
  readonly shared: ((of: readonly string[]) => Readonly<Record<string, unknown>>) | null;
}

/** Another server has taken over. */
export const NOT_OWNED = "another server owns the database";

/** What is written about has another owner, while this server goes on with others. */
class NotOwned extends Error {}

const dialect = new PgDialect();

/** Runs statements that the database has planned before; `client` keeps what each of its connections has planned. */
const planned = (client: Sql, owned: SQL) => {
  const texts = new Map<FencedStatement, Query>();
  return (statement: FencedStatement, values: Readonly<Record<string, unknown>>) => {
    const text = texts.get(statement) ?? dialect.sqlToQuery(statement(owned));
    texts.set(statement, text);
    // cast: the columns' own encoders have made of each value what the driver sends.
    const sent = fillPlaceholders(text.params, values) as ParameterOrJSON<never>[];
    return client.unsafe(text.sql, sent, { prepare: true });
  };
};

/**
 * Writing under a lock: nothing begins once it is lost, nothing is committed that `fence` finds fenced off, and what was committed while
 * the loss was noticed is not acknowledged.
 */
export const fenced = (
  { db, client }: OpenDatabase,
  { lock, loss, lose }: WatchedLock,
  fence: WriteGuard,
): Omit<Database["Service"], "dump"> => {
  const run = planned(client, fence.owned);
  const unlessLost = (): void => {
    const lost = loss();
    if (lost) throw lost;
  };
  const refused = (reason: string, of: readonly string[]): Error =>
    fence.shared && of.length > 0 ? new NotOwned(reason) : lose(reason);
  return {
    db,
    lock,
    writeOnce: (operation, statement, values, of = []) =>
      query(operation, async () => {
        unlessLost();
        const rows = await run(statement, { ...values, ...fence.shared?.(of) });
        if (rows.length === 0) throw refused(NOT_OWNED, of);
        unlessLost();
      }),
    write: (operation, change, of) =>
      query(operation, async () => {
        unlessLost();
        const done = await db.transaction(async (tx) => {
          const reason = await fence.refuse(tx, of);
          if (reason !== null) throw refused(reason, of === undefined ? [] : [of]);
          return change(tx);
        });
        unlessLost();
        return done;
      }),
  };
};

/** The code with which PostgreSQL refused a statement, wherever drizzle's and the driver's wrapping left it; null where it was something else. */
const refusalCode = (cause: unknown): string | null => {
  if (typeof cause !== "object" || cause === null) return null;
  if ("code" in cause && typeof cause.code === "string" && cause.code.length === CODE_LENGTH) return cause.code;
  return "cause" in cause ? refusalCode(cause.cause) : null;
};
const CODE_LENGTH = 5;

/** Whether a uniqueness was broken. */
export const isDuplicate = (cause: unknown): boolean => refusalCode(cause) === "23505";

/** The classes of codes that speak of what was to be written: its data, a constraint, what was written at the same time. */
const OF_WHAT_IS_WRITTEN = new Set(["22", "23", "40"]);

/** Whether nothing was written for a reason that lies in what was to be written, so that something else may be. */
export const isOfWhatIsWritten = (cause: unknown): boolean =>
  cause instanceof NotOwned || OF_WHAT_IS_WRITTEN.has(refusalCode(cause)?.slice(0, 2) ?? "");
