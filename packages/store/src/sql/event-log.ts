import { type Seat, seal, upcastEntryTag } from "@blueplate/kernel";
import { and, asc, eq, gte } from "drizzle-orm";
import { Effect, Layer } from "effect";
import { EventLog } from "../event-log.ts";
import { SeqTaken, type StoreFailure } from "../failures.ts";
import type { TableChange, StoredEntry } from "../records.ts";
import { entries, tables } from "../schema.ts";
import { Database, isDuplicate, query } from "./database.ts";

type Row = typeof entries.$inferSelect;

const BLANK = {
  seat: null,
  commandId: null,
  command: null,
  events: null,
  final: null,
  undoneTo: null,
  handing: null,
  rules: null,
};

/** An entry as a row. */
export const rowOf = (table: string, entry: StoredEntry): Row => {
  const head = { ...BLANK, table, seq: entry.seq, at: entry.at };
  switch (entry._tag) {
    case "GameStarted":
      return { ...head, kind: "GameStarted", events: entry.events };
    case "Played":
      return {
        ...head,
        kind: "Played",
        seat: entry.seat,
        commandId: entry.commandId,
        command: entry.command,
        events: entry.events,
        final: entry.final,
      };
    case "Undone":
      return { ...head, kind: "Undone", seat: entry.seat, commandId: entry.commandId, undoneTo: entry.to };
    case "ControllerChanged":
      return { ...head, kind: "ControllerChanged", seat: entry.seat, handing: { bot: entry.bot, why: entry.why } };
    case "RulesChanged":
      return { ...head, kind: "RulesChanged", rules: { from: entry.from, to: entry.to } };
  }
};

/** A row as the entry it was written from. */
const entryOf = (row: Row): StoredEntry => {
  const { seq, at } = row;
  const kind = upcastEntryTag(row.kind);
  if (kind === "GameStarted") return { _tag: "GameStarted", seq, events: row.events ?? [], at };
  if (kind === "RulesChanged" && row.rules) return { _tag: "RulesChanged", seq, ...row.rules, at };
  // cast: this decoder reads only what `rowOf` wrote; games decode the events themselves with their own codecs.
  const seat = (row.seat ?? 0) as Seat;
  if (kind === "ControllerChanged") {
    const { bot, why } = row.handing ?? { bot: null, why: "returned" };
    return { _tag: "ControllerChanged", seq, seat, bot, why, at };
  }
  const commandId = row.commandId ?? "";
  if (kind === "Undone") return { _tag: "Undone", seq, seat, commandId, to: row.undoneTo ?? 0, at };
  const command = row.command ?? seal([seat], null);
  return { _tag: "Played", seq, seat, commandId, command, events: row.events ?? [], final: row.final ?? true, at };
};

const changesOf = (mark: TableChange | undefined): Partial<typeof tables.$inferInsert> => {
  switch (mark?._tag) {
    case "Started":
      return { status: "running", header: mark.header, hash: mark.header.hash };
    case "Upgraded":
      return { header: mark.header, hash: mark.header.hash };
    case "Finished":
      return { status: "finished", outcome: mark.outcome };
    case undefined:
      return {};
  }
};

const taken = (table: string, seq: number) => (failure: StoreFailure) =>
  isDuplicate(failure.cause) ? new SeqTaken({ table, seq }) : failure;

/** The event log in SQL. */
export const eventLog = Layer.effect(
  EventLog,
  Effect.map(Database, ({ db, write }) =>
    EventLog.of({
      append: (table, added, mark) =>
        write("EventLog.append", async (tx) => {
          const last = added.at(-1);
          if (!last) return;
          await tx.insert(entries).values(added.map((entry) => rowOf(table, entry)));
          const changes = { ...changesOf(mark), seq: last.seq, updatedAt: last.at };
          await tx.update(tables).set(changes).where(eq(tables.id, table));
        }).pipe(Effect.mapError(taken(table, added[0]?.seq ?? 0))),
      read: (table, from) =>
        query("EventLog.read", () =>
          db
            .select()
            .from(entries)
            .where(and(eq(entries.table, table), gte(entries.seq, from)))
            .orderBy(asc(entries.seq)),
        ).pipe(Effect.map((rows) => rows.map(entryOf))),
    }),
  ),
);
