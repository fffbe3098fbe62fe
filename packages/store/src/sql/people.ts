import { asc, eq } from "drizzle-orm";
import { Effect, Layer, Option } from "effect";
import { Chat } from "../chat.ts";
import { Guests } from "../guests.ts";
import { chat, guests } from "../schema/index.ts";
import { Database, query } from "./database.ts";
import { guestFacts } from "./guest-facts.ts";

/** Guests in SQL. */
export const guestStore = Layer.effect(
  Guests,
  Effect.map(Database, ({ db, write }) =>
    Guests.of({
      create: (id, tokenHash, now) =>
        write("Guests.create", (tx) => tx.insert(guests).values({ id, tokenHash, createdAt: now })).pipe(Effect.asVoid),
      byTokenHash: (tokenHash) =>
        query("Guests.byTokenHash", () =>
          db.select({ id: guests.id }).from(guests).where(eq(guests.tokenHash, tokenHash)),
        ).pipe(Effect.map((rows) => Option.fromNullishOr(rows[0]?.id))),
      facts: (filter, limit) => query("Guests.facts", () => guestFacts(db, filter, limit)),
    }),
  ),
);

/** Chat in SQL. */
export const chatStore = Layer.effect(
  Chat,
  Effect.map(Database, ({ db, write }) =>
    Chat.of({
      append: (line) => write("Chat.append", (tx) => tx.insert(chat).values(line), line.table).pipe(Effect.asVoid),
      read: (table) =>
        query("Chat.read", () => db.select().from(chat).where(eq(chat.table, table)).orderBy(asc(chat.seq))),
    }),
  ),
);
