import {
  type GameSummary,
  type Envelope,
  type GameConfig,
  type Json,
  type LogHeader,
  type Outcome,
  storedConfig,
} from "@blueplate/kernel";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {
  AdminDeedKind,
  EncodedEvent,
  SeatController,
  OpenQuestions,
  RulesTransition,
  StudyCard,
  TableOrigin,
} from "./columns.ts";

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

/** What statistics keep of finished games, by the version of what reads them. */
export const digests = pgTable("digests", {
  table: text("table_id")
    .primaryKey()
    .references(() => tables.id, { onDelete: "cascade" }),
  version: integer().notNull(),
  digest: json().$type<GameSummary>().notNull(),
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

/** Studies: what a list shows of each. `seq` is the number of its last edit. */
export const studies = pgTable(
  "studies",
  {
    id: text().primaryKey(),
    title: text().notNull(),
    visibility: text().$type<"private" | "link" | "public">().notNull(),
    card: json().$type<StudyCard>().notNull(),
    seq: integer().notNull(),
    createdAt: bigint("created_at", { mode: "number" }).notNull(),
    updatedAt: bigint("updated_at", { mode: "number" }).notNull(),
  },
  (study) => [index("studies_by_visibility").on(study.visibility, study.updatedAt)],
);

/** The edits of studies: nothing else is a study. */
export const studyEdits = pgTable(
  "study_edits",
  {
    study: text("study_id")
      .notNull()
      .references(() => studies.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    id: text("edit_id").notNull(),
    person: text().notNull(),
    name: text().notNull(),
    change: json().$type<Json>().notNull(),
    at: bigint({ mode: "number" }).notNull(),
  },
  (edit) => [primaryKey({ columns: [edit.study, edit.seq] }), uniqueIndex("study_edits_by_id").on(edit.study, edit.id)],
);

/** Which guest is which person of a study: the edits name persons only. */
export const studyMembers = pgTable(
  "study_members",
  {
    study: text("study_id")
      .notNull()
      .references(() => studies.id, { onDelete: "cascade" }),
    guest: text("guest_id").notNull(),
    person: text().notNull(),
  },
  (member) => [primaryKey({ columns: [member.study, member.guest] }), index("study_members_by_guest").on(member.guest)],
);

/** Links by which people join a study: stored as a hash, good for many until they expire or are called back. */
export const studyInvites = pgTable(
  "study_invites",
  {
    tokenHash: text("token_hash").primaryKey(),
    study: text("study_id")
      .notNull()
      .references(() => studies.id, { onDelete: "cascade" }),
    role: text().$type<"read" | "write">().notNull(),
    expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  },
  (invite) => [index("study_invites_by_study").on(invite.study)],
);

/**
 * What operators have done, numbered from 0. Who is banned and whether the server takes writes is the fold of it: nothing else says so.
 * Rows are added only; a trigger refuses to change or remove one.
 */
export const adminDeeds = pgTable("admin_deeds", {
  seq: integer().primaryKey(),
  kind: text().$type<AdminDeedKind>().notNull(),
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
