import { asc, max } from "drizzle-orm";
import { Effect, Layer } from "effect";
import { AuditLog } from "../audit-log.ts";
import { adminDeeds } from "../schema/index.ts";
import { Database, query } from "./database.ts";

/** The audit log in SQL. */
export const auditLog = Layer.effect(
  AuditLog,
  Effect.map(Database, ({ db, write }) =>
    AuditLog.of({
      append: (deed) =>
        write("AuditLog.append", async (tx) => {
          const [last] = await tx.select({ seq: max(adminDeeds.seq) }).from(adminDeeds);
          const added = { ...deed, seq: (last?.seq ?? -1) + 1 };
          await tx.insert(adminDeeds).values(added);
          return added;
        }),
      read: () => query("AuditLog.read", () => db.select().from(adminDeeds).orderBy(asc(adminDeeds.seq))),
    }),
  ),
);
