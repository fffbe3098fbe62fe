import { Context, type Effect } from "effect";
import type { StoreFailure } from "./failures.ts";
import type { AdminAction } from "./records.ts";

/** What operators have done to tables, people and the server. It only grows. */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    /** Adds an action and answers it with its number. */
    append(action: Omit<AdminAction, "seq">): Effect.Effect<AdminAction, StoreFailure>;
    /** Every action in order. */
    read(): Effect.Effect<readonly AdminAction[], StoreFailure>;
  }
>()("store/AuditLog") {}
