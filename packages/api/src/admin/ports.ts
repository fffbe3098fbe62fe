import { Context, type Effect } from "effect";
import type { Answer } from "../answer.ts";
import type { MalformedInput, NoSuchTable, TooMany } from "../failures.ts";
import type { AdminPerson, AdminTable, AuditLine, NewBan, ServerState, WantedMode } from "./schemas.ts";

/** What whoever runs the server sees of it and does to it. Every action is a line of the audit log before it takes effect. */
export class Administration extends Context.Service<
  Administration,
  {
    readonly state: Effect.Effect<ServerState>;
    /** The tables that were changed last. */
    tables(search: string): Answer<readonly AdminTable[]>;
    /** The guests who were here last. */
    people(search: string): Answer<readonly AdminPerson[]>;
    /** The newest lines first. */
    readonly audit: Effect.Effect<readonly AuditLine[]>;
    closeTable(table: string, reason: string): Answer<AuditLine, NoSuchTable>;
    ban(ban: NewBan): Answer<AuditLine, MalformedInput>;
    liftBan(ban: NewBan): Answer<AuditLine, MalformedInput>;
    /** Null where the store has tools of its own for it. */
    readonly backup: Answer<Uint8Array | null>;
    setMode(mode: WantedMode): Answer<AuditLine>;
  }
>()("api/Administration") {}

/** Whether a token is that of whoever runs the server; the failure where somebody tried too often. */
export interface AdminTokenCheck {
  readonly admits: (token: string) => Promise<boolean | TooMany>;
}

/** The check of one request, which the server gives with it; without one nobody is let in. */
export const AdminGate: Context.Reference<AdminTokenCheck> = Context.Reference<AdminTokenCheck>("api/AdminGate", {
  defaultValue: () => ({ admits: () => Promise.resolve(false) }),
});
