import { bigint, index, json, pgTable, text } from "drizzle-orm/pg-core";

/** Somebody who has opened a table or taken a seat: known by a cookie whose value is stored only as a hash. */
export const guests = pgTable("guests", {
  id: text().primaryKey(),
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});

/** Programs from outside that play here, by the guest whose they are: known by a token that is stored only as a hash; null once it is void. */
export const programs = pgTable(
  "programs",
  {
    id: text().primaryKey(),
    owner: text("owner_id").notNull(),
    name: text().notNull(),
    scopes: json().$type<readonly string[]>().notNull(),
    tokenHash: text("token_hash").unique(),
    createdAt: bigint("created_at", { mode: "number" }).notNull(),
  },
  (program) => [index("programs_by_owner").on(program.owner)],
);
