import { Context, type Effect } from "effect";
import type { StoreFailure } from "./failures.ts";
import type { ChatRecord } from "./records.ts";

/** What is said at tables. */
export class Chat extends Context.Service<
  Chat,
  {
    append(line: ChatRecord): Effect.Effect<void, StoreFailure>;
    /** All lines of a table in order. */
    read(table: string): Effect.Effect<readonly ChatRecord[], StoreFailure>;
  }
>()("store/Chat") {}
