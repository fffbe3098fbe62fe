import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { AdminActionKind } from "../columns.ts";

/**
 * What operators have done, numbered from 0. Who is banned and whether the server takes writes is the fold of it: nothing else says so.
 * Rows are added only; a trigger refuses to change or remove one. The table keeps its first name, which databases in use have.
 */
export const adminActions = pgTable("admin_deeds", {
  seq: integer().primaryKey(),
  kind: text().$type<AdminActionKind>().notNull(),
  /** The id of the table or guest, or the network; empty where it is the whole server. */
  target: text().notNull(),
  reason: text().notNull(),
  at: bigint({ mode: "number" }).notNull(),
});

/**
 * The fencing token of the server that owns the database, in one row: every start makes a higher one, and a write is kept only under
 * the newest.
 */
export const fence = pgTable("fence", {
  id: integer().primaryKey(),
  token: bigint({ mode: "number" }).notNull(),
});
