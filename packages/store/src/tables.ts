import type { LogHeader } from "@blueplate/kernel";
import { Context, type Effect, type Option } from "effect";
import type { StoreFailure } from "./failures.ts";
import type { OpenQuestions } from "./columns.ts";
import type { NewSeat, RecordPlace, StoredEntry, TableFilter, TableRecord } from "./records.ts";

/** What is known of tables besides their logs. */
export class Tables extends Context.Service<
  Tables,
  {
    /** Stores a new table with its seats. */
    create(table: TableRecord, seats: readonly NewSeat[]): Effect.Effect<void, StoreFailure>;
    /** Stores a table with its seats and its whole log: all of it or nothing. */
    adopt(
      table: TableRecord,
      seats: readonly NewSeat[],
      log: readonly StoredEntry[],
    ): Effect.Effect<void, StoreFailure>;
    /** The game of a table begins whose log was stored with it. */
    start(id: string, header: LogHeader, seq: number, now: number): Effect.Effect<void, StoreFailure>;
    /** The game of a table goes on by other rules, which decide its log alike: its head names them from now on, and nothing else changes. */
    upgrade(id: string, header: LogHeader): Effect.Effect<void, StoreFailure>;
    get(id: string): Effect.Effect<Option.Option<TableRecord>, StoreFailure>;
    /** The newest `limit` tables that fit, the last changed first; of those that come after a place in that order, where one is given. */
    list(filter: TableFilter, limit: number, after?: RecordPlace): Effect.Effect<readonly TableRecord[], StoreFailure>;
    /** Notes that a table was changed at `now`. */
    touch(id: string, now: number): Effect.Effect<void, StoreFailure>;
    /** Stores what the people at a table are deciding among themselves. */
    ask(id: string, questions: OpenQuestions | null): Effect.Effect<void, StoreFailure>;
    /** Removes a table with its seats, log and talk. */
    remove(id: string): Effect.Effect<void, StoreFailure>;
    /** How many tables of this host are not finished. */
    unfinished(host: string): Effect.Effect<number, StoreFailure>;
  }
>()("store/Tables") {}
