import { Context, type Effect } from "effect";
import type { SeqTaken, StoreFailure } from "./failures.ts";
import type { TableChange, StoredEntry } from "./records.ts";

/** The log of every table: what stands here has happened, nothing else is a game's state. */
export class EventLog extends Context.Service<
  EventLog,
  {
    /**
     * Writes entries that follow each other, and what they change about their table, in one transaction: all of them or none. When it
     * fails with `StoreFailure` they may or may not be there: read the log again before going on.
     */
    append(
      table: string,
      entries: readonly StoredEntry[],
      mark?: TableChange,
    ): Effect.Effect<void, SeqTaken | StoreFailure>;
    /** The entries from number `from` on, in order. */
    read(table: string, from: number): Effect.Effect<readonly StoredEntry[], StoreFailure>;
  }
>()("store/EventLog") {}
