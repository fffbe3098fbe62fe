import {
  type GameSummary,
  type Envelope,
  type GameConfig,
  type Json,
  type LogHeader,
  type Outcome,
  storedConfig,
} from "@blueplate/kernel";
import { bigint, boolean, customType, index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { EncodedEvent, SeatController, OpenQuestions, RulesTransition, TableOrigin } from "../columns.ts";

// Columns hold `json`, not `jsonb`: jsonb sorts the keys of objects, and a log must come back byte for byte.

/** JSON that was perhaps written in the form of an older version: `read` gives it that of today. */
const lifted = <A>(read: (written: unknown) => A) =>
  customType<{ data: A; driverData: unknown }>({
    dataType: () => "json",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => read(typeof stored === "string" ? JSON.parse(stored) : stored),
  });

const configColumn = lifted<GameConfig>(storedConfig);

const headerColumn = lifted<LogHeader>((written) => {
  // cast: only heads are written into the column.
  const header = written as LogHeader;
  return { ...header, config: storedConfig(header.config) };
});

/** One game being gathered, played or finished. `seq` is the number of its last entry, -1 before the start. */
export const tables = pgTable(
  "tables",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    game: text().notNull(),
    config: configColumn().notNull(),
    hash: text().notNull(),
    seed: text().notNull(),
    origin: text().$type<TableOrigin>().notNull().default("drawn"),
    listed: boolean().notNull(),
    status: text().$type<"open" | "running" | "finished">().notNull(),
    host: text().notNull(),
    header: headerColumn(),
    outcome: json().$type<Outcome>(),
    /** What its people are deciding among themselves. */
    questions: json().$type<OpenQuestions>(),
    seq: integer().notNull(),
    createdAt: bigint("created_at", { mode: "number" }).notNull(),
    updatedAt: bigint("updated_at", { mode: "number" }).notNull(),
  },
  (table) => [
    index("tables_by_status").on(table.status, table.updatedAt),
    index("tables_by_host").on(table.host),
    index("tables_by_seed").on(table.seed),
  ],
);

/** The seats of a table and who holds them. */
export const seats = pgTable(
  "seats",
  {
    table: text("table_id")
      .notNull()
      .references(() => tables.id, { onDelete: "cascade" }),
    seat: integer().notNull(),
    guest: text("guest_id"),
    player: text().notNull(),
    bannerName: text("banner_name").notNull(),
    bannerColour: text("banner_colour").notNull(),
    bot: text(),
    /** What its person has decided beforehand: nobody else's business. */
    orders: json().$type<Json>(),
  },
  (seat) => [primaryKey({ columns: [seat.table, seat.seat] }), index("seats_by_guest").on(seat.guest)],
);

/** Further devices of whoever holds a seat: each is a guest of its own, with a cookie of its own. */
export const seatDevices = pgTable(
  "seat_devices",
  {
    table: text("table_id")
      .notNull()
      .references(() => tables.id, { onDelete: "cascade" }),
    seat: integer().notNull(),
    guest: text("guest_id").notNull(),
  },
  (device) => [primaryKey({ columns: [device.table, device.guest] }), index("seat_devices_by_guest").on(device.guest)],
);

/** Links that open a seat on one more device: stored as a hash, used once, one a seat. */
export const seatLinks = pgTable(
  "move_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    table: text("table_id")
      .notNull()
      .references(() => tables.id, { onDelete: "cascade" }),
    seat: integer().notNull(),
    expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  },
  (link) => [index("move_links_by_seat").on(link.table, link.seat)],
);

/** The log: nothing else is a game's state. */
export const entries = pgTable(
  "entries",
  {
    table: text("table_id")
      .notNull()
      .references(() => tables.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    /** The tag of the entry, perhaps one that was written before: `upcastEntryTag` reads it. */
    kind: text().notNull(),
    seat: integer(),
    commandId: text("command_id"),
    command: json().$type<Envelope<Json>>(),
    events: json().$type<readonly EncodedEvent[]>(),
    final: boolean(),
    undoneTo: integer("undone_to"),
    handing: json().$type<SeatController>(),
    rules: json().$type<RulesTransition>(),
    at: bigint({ mode: "number" }).notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.table, entry.seq] })],
);

/** What statistics keep of finished games, by the version of what reads them; the database has it under the name of before. */
export const summaries = pgTable("digests", {
  table: text("table_id")
    .primaryKey()
    .references(() => tables.id, { onDelete: "cascade" }),
  version: integer().notNull(),
  summary: json("digest").$type<GameSummary>().notNull(),
});

/** What was said at a table, numbered from 0. */
export const chat = pgTable(
  "chat",
  {
    table: text("table_id")
      .notNull()
      .references(() => tables.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    seat: integer().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    at: bigint({ mode: "number" }).notNull(),
  },
  (line) => [primaryKey({ columns: [line.table, line.seq] })],
);
