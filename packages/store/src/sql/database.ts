import { Context, Effect } from "effect";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { StoreFailure } from "../failures.ts";
import type * as schema from "../schema.ts";

/** Either driver, typed alike. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database whose migrations have run. */
export class Database extends Context.Service<Database, { readonly db: Db }>()("store/Database") {}

/** Runs a query; `operation` names it in the failure. Once begun it is not interrupted, so that its result is known. */
export const query = <A>(operation: string, run: () => PromiseLike<A>): Effect.Effect<A, StoreFailure> =>
  Effect.uninterruptible(
    Effect.tryPromise({
      try: () => Promise.resolve(run()),
      catch: (cause) => new StoreFailure({ operation, cause }),
    }),
  );

/** PostgreSQL's code for a broken uniqueness, wherever drizzle's and the driver's wrapping left it. */
export const isDuplicate = (cause: unknown): boolean => {
  if (typeof cause !== "object" || cause === null) return false;
  return ("code" in cause && cause.code === "23505") || ("cause" in cause && isDuplicate(cause.cause));
};
