import { tagsOfEntry } from "@blueplate/kernel";
import { and, count, eq, exists, gte, ilike, inArray, isNotNull, like, lt, ne, or } from "drizzle-orm";
import { Effect, Layer, Option } from "effect";
import type { NewSeat, StoredEntry, TableFilter, TableRecord } from "../records.ts";
import { entries, seatDevices, seats, tables } from "../schema/index.ts";
import { Tables } from "../tables.ts";
import { containing } from "./containing.ts";
import { beyond, lastChangedFirst } from "./listing.ts";
import { Database, type SqlDatabase, query } from "./database.ts";
import { rowOf } from "./event-log.ts";

/** Guests that are programs from outside. */
const PROGRAMS = "bot\\_%";

const seatWith = (db: SqlDatabase, condition: ReturnType<typeof or>) =>
  exists(
    db
      .select({ seat: seats.seat })
      .from(seats)
      .where(and(eq(seats.table, tables.id), condition)),
  );

/** The guest holds a seat, on this device or another one of the same person. */
const heldBy = (db: SqlDatabase, guest: string) =>
  or(
    seatWith(db, eq(seats.guest, guest)),
    exists(
      db
        .select({ seat: seatDevices.seat })
        .from(seatDevices)
        .where(and(eq(seatDevices.table, tables.id), eq(seatDevices.guest, guest))),
    ),
  );

const wasHandedOver = (db: SqlDatabase) =>
  exists(
    db
      .select({ seq: entries.seq })
      .from(entries)
      .where(and(eq(entries.table, tables.id), inArray(entries.kind, tagsOfEntry("ControllerChanged")))),
  );

const fitting = (db: SqlDatabase, filter: TableFilter) => {
  switch (filter._tag) {
    case "Listed":
      return and(eq(tables.listed, true), eq(tables.status, filter.status), gte(tables.updatedAt, filter.since));
    case "Of":
      return and(ne(tables.status, "finished"), or(eq(tables.host, filter.guest), heldBy(db, filter.guest)));
    case "Finished": {
      const played = filter.guest === null ? undefined : heldBy(db, filter.guest);
      return and(eq(tables.status, "finished"), or(eq(tables.listed, true), played));
    }
    case "Seeded":
      return eq(tables.seed, filter.seed);
    case "HandedOver":
      return and(eq(tables.seed, filter.seed), wasHandedOver(db));
    case "Over":
      return eq(tables.status, "finished");
    case "All":
      if (filter.search === "") return undefined;
      return or(eq(tables.id, filter.search), ilike(tables.name, containing(filter.search)));
    case "Driven":
      return and(
        eq(tables.status, "running"),
        or(
          seatWith(db, or(isNotNull(seats.bot), isNotNull(seats.orders), like(seats.guest, PROGRAMS))),
          wasHandedOver(db),
        ),
      );
    case "Untouched":
      return and(eq(tables.status, "open"), lt(tables.updatedAt, filter.before));
  }
};

/** Rows that one statement takes. */
const ROWS = 200;

const adopt = async (tx: SqlDatabase, table: TableRecord, places: readonly NewSeat[], log: readonly StoredEntry[]) => {
  await tx.insert(tables).values(table);
  await tx.insert(seats).values([...places]);
  for (let from = 0; from < log.length; from += ROWS) {
    await tx.insert(entries).values(log.slice(from, from + ROWS).map((entry) => rowOf(table.id, entry)));
  }
};

/** What changes the row of a table alone. */
const marksWith = (write: typeof Database.Service.write) => {
  const change = (name: string, id: string, to: Partial<TableRecord>) =>
    write(name, (tx) => tx.update(tables).set(to).where(eq(tables.id, id)), id).pipe(Effect.asVoid);
  return {
    start: (id, header, seq, now) =>
      change("Tables.start", id, { status: "running", header, hash: header.hash, seq, updatedAt: now }),
    upgrade: (id, header) => change("Tables.upgrade", id, { header, hash: header.hash }),
    touch: (id, now) => change("Tables.touch", id, { updatedAt: now }),
    ask: (id, questions) => change("Tables.ask", id, { questions }),
  } satisfies Partial<typeof Tables.Service>;
};

/** Tables in SQL. */
export const tableStore = Layer.effect(
  Tables,
  Effect.map(Database, ({ db, write }) =>
    Tables.of({
      create: (table, places) =>
        write(
          "Tables.create",
          async (tx) => {
            await tx.insert(tables).values(table);
            await tx.insert(seats).values([...places]);
          },
          table.id,
        ),
      adopt: (table, places, log) => write("Tables.adopt", (tx) => adopt(tx, table, places, log), table.id),
      ...marksWith(write),
      get: (id) =>
        query("Tables.get", () => db.select().from(tables).where(eq(tables.id, id))).pipe(
          Effect.map((rows) => Option.fromNullishOr(rows[0])),
        ),
      list: (filter, limit, after) =>
        query("Tables.list", () =>
          db
            .select()
            .from(tables)
            .where(and(fitting(db, filter), beyond(tables, after)))
            .orderBy(...lastChangedFirst(tables))
            .limit(limit),
        ),
      remove: (id) =>
        write("Tables.remove", (tx) => tx.delete(tables).where(eq(tables.id, id)), id).pipe(Effect.asVoid),
      unfinished: (host) =>
        query("Tables.unfinished", () =>
          db
            .select({ count: count() })
            .from(tables)
            .where(and(eq(tables.host, host), ne(tables.status, "finished"))),
        ).pipe(Effect.map((rows) => rows[0]?.count ?? 0)),
    }),
  ),
);
