import { type Seat, seal, upcastEntryTag } from "@blueplate/kernel";
import { and, asc, eq, getTableColumns, gte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { Effect, Layer } from "effect";
import { EventLog } from "../event-log.ts";
import { SeqTaken, type StoreFailure } from "../failures.ts";
import type { TableChange, StoredEntry } from "../records.ts";
import { entries, tables } from "../schema/index.ts";
import { Database, type FencedStatement, isDuplicate, isOfWhatIsWritten, query } from "./database.ts";
import { gathered } from "./gathered.ts";

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

/** A column that gets a value which comes when the statement runs. */
const setTo = (name: string, column: PgColumn): SQL =>
  sql`${sql.identifier(column.name)} = ${sql.param(sql.placeholder(name), column)}`;

/** The values of a change. */
const valuesOf = (mark: TableChange | undefined) => {
  if (mark?._tag === "Finished") return { outcome: mark.outcome };
  return mark && { header: mark.header, hash: mark.header.hash };
};

const COLUMNS = Object.entries(getTableColumns(entries));
const NAMES = sql.join(
  COLUMNS.map(([, column]) => sql.identifier(column.name)),
  sql`, `,
);
const TYPES = sql.join(
  COLUMNS.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
  sql`, `,
);

/** Rows as one text of JSON, by the names of their columns. What is JSON in them comes back as it stands in the text. */
const asJson = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key), value]))),
  );
const columnNames: ReadonlyMap<string, string> = new Map(COLUMNS.map(([key, column]) => [key, column.name]));
const nameOf = (key: string): string => columnNames.get(key) ?? key;

/** Entries of some tables, and what they change about these, in one statement: all of it or nothing. */
const appending =
  (changes: readonly SQL[]): FencedStatement =>
  (owned) =>
    sql`
    with owned as (${owned}),
    head as (
      select * from json_to_recordset(${sql.placeholder("heads")}::json) as each ("table" text, "seq" int, "at" bigint)
    ),
    changed as (
      update ${tables} set ${sql.join([sql`"seq" = head."seq"`, sql`"updated_at" = head."at"`, ...changes], sql`, `)}
      from head where ${tables.id} = head."table" and exists (select from owned) returning 1
    ),
    added as (
      insert into ${entries} (${NAMES})
      select ${NAMES} from json_to_recordset(${sql.placeholder("rows")}::json) as each (${TYPES})
      where exists (select from owned) returning 1
    )
    select count(*) as added from added where exists (select from owned) having exists (select from owned)`;
const APPEND = appending([]);
const [HEADER, HASH, OUTCOME] = [
  setTo("header", tables.header),
  setTo("hash", tables.hash),
  setTo("outcome", tables.outcome),
];
const APPEND_AND_CHANGE: Readonly<Record<TableChange["_tag"], FencedStatement>> = {
  Started: appending([sql`"status" = 'running'`, HEADER, HASH]),
  Upgraded: appending([HEADER, HASH]),
  Finished: appending([sql`"status" = 'finished'`, OUTCOME]),
};

/** Entries of one table that follow each other. */
interface Addition {
  readonly table: string;
  readonly added: readonly [StoredEntry, ...StoredEntry[]];
}

/** Additions as the values of a statement. */
const given = (additions: readonly Addition[]) => ({
  heads: JSON.stringify(
    additions.map(({ table, added }) => {
      const { seq, at } = added.at(-1) ?? added[0];
      return { table, seq, at };
    }),
  ),
  rows: asJson(additions.flatMap(({ table, added }) => added.map((entry) => rowOf(table, entry)))),
});

const taken =
  ({ table, added }: Addition) =>
  (failure: StoreFailure) =>
    isDuplicate(failure.cause) ? new SeqTaken({ table, seq: added[0].seq }) : failure;

/** So many statements are under way at once that add to logs. */
const AT_ONCE = 4;

const OPERATION = "EventLog.append";

/** The event log in SQL. */
export const eventLog = Layer.effect(
  EventLog,
  Effect.map(Database, ({ db, writeOnce }) => {
    const write = (additions: readonly Addition[], statement: FencedStatement, changed = {}) =>
      writeOnce(
        OPERATION,
        statement,
        { ...given(additions), ...changed },
        additions.map(({ table }) => table),
      );
    const appended = gathered({
      together: (additions: readonly Addition[]) => write(additions, APPEND),
      isOfOne: ({ cause }: StoreFailure) => isOfWhatIsWritten(cause),
      atOnce: AT_ONCE,
    });
    return EventLog.of({
      append: (table, added, mark) => {
        const [first, ...more] = added;
        if (!first) return Effect.void;
        const addition: Addition = { table, added: [first, ...more] };
        const written = mark ? write([addition], APPEND_AND_CHANGE[mark._tag], valuesOf(mark)) : appended(addition);
        return Effect.mapError(written, taken(addition));
      },
      read: (table, from) =>
        query("EventLog.read", () =>
          db
            .select()
            .from(entries)
            .where(and(eq(entries.table, table), gte(entries.seq, from)))
            .orderBy(asc(entries.seq)),
        ).pipe(Effect.map((rows) => rows.map(entryOf))),
    });
  }),
);
