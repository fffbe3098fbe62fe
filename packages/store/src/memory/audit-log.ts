import { Effect } from "effect";
import { AuditLog } from "../audit-log.ts";
import type { AdminDeed } from "../records.ts";

/** The audit log in memory. */
export const auditLogInMemory = () => {
  const deeds: AdminDeed[] = [];
  return AuditLog.of({
    append: (deed) =>
      Effect.sync(() => {
        const added = { ...deed, seq: deeds.length };
        deeds.push(added);
        return added;
      }),
    read: () => Effect.sync(() => [...deeds]),
  });
};
