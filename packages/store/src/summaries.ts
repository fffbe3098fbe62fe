import { Context, type Effect } from "effect";
import type { StoreFailure } from "./failures.ts";
import type { SummaryRecord } from "./records.ts";

/** What statistics keep of finished games, so that their logs are read once. */
export class Summaries extends Context.Service<
  Summaries,
  {
    /** Keeps it in place of an older one of the same table. */
    keep(summary: SummaryRecord): Effect.Effect<void, StoreFailure>;
    /** What is kept of these tables, in any order. */
    of(tables: readonly string[]): Effect.Effect<readonly SummaryRecord[], StoreFailure>;
  }
>()("store/Summaries") {}
