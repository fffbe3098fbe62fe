import { Effect } from "effect";
import { EventLog } from "../event-log.ts";
import { SeqTaken } from "../failures.ts";
import type { StoredEntry, TableChange, TableRecord } from "../records.ts";

/** The logs and what is known of their tables. */
interface KeptTables {
  readonly tables: Map<string, TableRecord>;
  readonly entries: Map<string, StoredEntry[]>;
}

/** A table after what an entry changes about it. */
export const marked = (table: TableRecord, mark: TableChange | undefined): TableRecord => {
  switch (mark?._tag) {
    case "Started":
      return { ...table, status: "running", header: mark.header, hash: mark.header.hash };
    case "Upgraded":
      return { ...table, header: mark.header, hash: mark.header.hash };
    case "Finished":
      return { ...table, status: "finished", outcome: mark.outcome };
    case undefined:
      return table;
  }
};

/** The event log in memory. */
export const logIn = (memory: KeptTables) =>
  EventLog.of({
    append: (table, added, mark) =>
      Effect.suspend(() => {
        const log = memory.entries.get(table) ?? [];
        const taken = added.find(({ seq }) => log.some((other) => other.seq === seq));
        if (taken) return Effect.fail(new SeqTaken({ table, seq: taken.seq }));
        memory.entries.set(table, [...log, ...added]);
        const [record, last] = [memory.tables.get(table), added.at(-1)];
        if (record && last) memory.tables.set(table, { ...marked(record, mark), seq: last.seq, updatedAt: last.at });
        return Effect.void;
      }),
    read: (table, from) => Effect.sync(() => (memory.entries.get(table) ?? []).filter((entry) => entry.seq >= from)),
  });
