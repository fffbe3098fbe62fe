import { Context, type Effect } from "effect";
import type { StoreFailure } from "./failures.ts";
import type { AdminDeed } from "./records.ts";

/** What operators have done to tables, people and the server. It only grows. */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    /** Adds a deed and answers it with its number. */
    append(deed: Omit<AdminDeed, "seq">): Effect.Effect<AdminDeed, StoreFailure>;
    /** Every deed in order. */
    read(): Effect.Effect<readonly AdminDeed[], StoreFailure>;
  }
>()("store/AuditLog") {}
