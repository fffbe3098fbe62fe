import { bigint, boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * The servers of a cluster that live: each puts its own `expiresAt` off as long as it does. An id is given once, so it is a fencing
 * token too: whoever finds its row gone owns nothing any more and writes nothing.
 */
export const nodes = pgTable("nodes", {
  id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  /** Where the others reach it. */
  url: text().notNull(),
  /** It is given no shards: it has just started, or is about to stop. */
  leaving: boolean().notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** Which node of a cluster decides for the tables and studies of a shard. */
export const shards = pgTable("shards", {
  shard: integer().primaryKey(),
  node: bigint({ mode: "number" }),
});
