import { asc, max } from "drizzle-orm";
import { Effect, Layer } from "effect";
import { AuditLog } from "../audit-log.ts";
import { adminActions } from "../schema/index.ts";
import { Database, query } from "./database.ts";

/** The audit log in SQL. */
export const auditLog = Layer.effect(
  AuditLog,
  Effect.map(Database, ({ db, write }) =>
    AuditLog.of({
      append: (action) =>
        write("AuditLog.append", async (tx) => {
          const [last] = await tx.select({ seq: max(adminActions.seq) }).from(adminActions);
          const added = { ...action, seq: (last?.seq ?? -1) + 1 };
          await tx.insert(adminActions).values(added);
          return added;
        }),
      read: () => query("AuditLog.read", () => db.select().from(adminActions).orderBy(asc(adminActions.seq))),
    }),
  ),
);
