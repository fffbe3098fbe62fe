import { Effect } from "effect";
import { AuditLog } from "../audit-log.ts";
import type { AdminAction } from "../records.ts";

/** The audit log in memory. */
export const auditLogInMemory = () => {
  const actions: AdminAction[] = [];
  return AuditLog.of({
    append: (action) =>
      Effect.sync(() => {
        const added = { ...action, seq: actions.length };
        actions.push(added);
        return added;
      }),
    read: () => Effect.sync(() => [...actions]),
  });
};
