import { Effect, Layer, Option } from "effect";
import { AuditLog } from "../audit-log.ts";
import { Backup } from "../backup.ts";
import { Chat } from "../chat.ts";
import { Summaries } from "../summaries.ts";
import { EventLog } from "../event-log.ts";
import { Guests } from "../guests.ts";
import type {
  ChatRecord,
  SummaryRecord,
  NewSeat,
  SeatRecord,
  StoredEntry,
  TableFilter,
  TableRecord,
} from "../records.ts";
import { auditLogInMemory } from "./audit-log.ts";
import { summariesIn } from "./summaries.ts";
import { logIn, marked } from "./event-log.ts";
import { guestsIn, type StoredGuest } from "./guests.ts";
import { ownLock, StoreLock } from "../lock.ts";
import type { Store } from "../sql/store.ts";
import { isProgram, Programs } from "../programs.ts";
import { SeatStore } from "../seats.ts";
import { StudyStore } from "../studies.ts";
import { Tables } from "../tables.ts";
import { listed } from "./listing.ts";
import { programsInMemory } from "./programs.ts";
import { studiesInMemory } from "./studies.ts";

interface Memory {
  readonly tables: Map<string, TableRecord>;
  readonly seats: Map<string, readonly SeatRecord[]>;
  readonly entries: Map<string, StoredEntry[]>;
  readonly summaries: Map<string, SummaryRecord>;
  readonly chat: Map<string, ChatRecord[]>;
  readonly guests: Map<string, StoredGuest>;
  readonly links: Map<string, { readonly table: string; readonly seat: number; readonly expiresAt: number }>;
}

const blank = (): Memory => ({
  tables: new Map(),
  seats: new Map(),
  entries: new Map(),
  summaries: new Map(),
  chat: new Map(),
  guests: new Map(),
  links: new Map(),
});

const holds = ({ guest, devices }: SeatRecord, who: string | null): boolean =>
  who !== null && (guest === who || devices.includes(who));

const wasHandedOver = (memory: Memory, table: TableRecord): boolean =>
  (memory.entries.get(table.id) ?? []).some((entry) => entry._tag === "ControllerChanged");

const fits = (memory: Memory, filter: TableFilter) => (table: TableRecord) => {
  const places = memory.seats.get(table.id) ?? [];
  switch (filter._tag) {
    case "Listed":
      return table.listed && table.status === filter.status && table.updatedAt >= filter.since;
    case "Of":
      return (
        table.status !== "finished" &&
        (table.host === filter.guest || places.some((place) => holds(place, filter.guest)))
      );
    case "Finished":
      return table.status === "finished" && (table.listed || places.some((place) => holds(place, filter.guest)));
    case "Seeded":
      return table.seed === filter.seed;
    case "HandedOver":
      return table.seed === filter.seed && wasHandedOver(memory, table);
    case "Over":
      return table.status === "finished";
    case "All":
      return table.id === filter.search || table.name.toLowerCase().includes(filter.search.toLowerCase());
    case "Driven":
      return (
        table.status === "running" &&
        (places.some((place) => place.bot !== null || place.orders !== null || isProgram(place.guest)) ||
          wasHandedOver(memory, table))
      );
    case "Untouched":
      return table.status === "open" && table.updatedAt < filter.before;
  }
};

/** Tables that come in. */
const newTablesIn = (memory: Memory): Pick<Tables["Service"], "create" | "adopt"> => {
  const lay = (table: TableRecord, places: readonly NewSeat[]): void => {
    memory.tables.set(table.id, table);
    memory.seats.set(
      table.id,
      places.map((place) => ({ ...place, orders: null, devices: [] })),
    );
  };
  return {
    create: (table, places) => Effect.sync(() => lay(table, places)),
    adopt: (table, places, log) =>
      Effect.sync(() => {
        lay(table, places);
        memory.entries.set(table.id, [...log]);
      }),
  };
};

/** What changes the row of a table alone; a table that is gone stays gone. */
const marksIn = (memory: Memory) => {
  const change = (id: string, to: (table: TableRecord) => TableRecord) =>
    Effect.sync(() => {
      const table = memory.tables.get(id);
      if (table) memory.tables.set(id, to(table));
    });
  return {
    start: (id, header, seq, now) =>
      change(id, (table) => ({ ...marked(table, { _tag: "Started", header }), seq, updatedAt: now })),
    upgrade: (id, header) => change(id, (table) => ({ ...table, header, hash: header.hash })),
    touch: (id, now) => change(id, (table) => ({ ...table, updatedAt: now })),
    ask: (id, questions) => change(id, (table) => ({ ...table, questions })),
  } satisfies Partial<typeof Tables.Service>;
};

const tablesIn = (memory: Memory) =>
  Tables.of({
    ...newTablesIn(memory),
    ...marksIn(memory),
    get: (id) => Effect.sync(() => Option.fromNullishOr(memory.tables.get(id))),
    list: (filter, limit, after) =>
      Effect.sync(() => listed([...memory.tables.values()].filter(fits(memory, filter)), limit, after)),
    remove: (id) =>
      Effect.sync(() => {
        for (const part of [memory.tables, memory.seats, memory.entries, memory.summaries, memory.chat])
          part.delete(id);
        for (const [hash, link] of memory.links) if (link.table === id) memory.links.delete(hash);
      }),
    unfinished: (host) =>
      Effect.sync(
        () => [...memory.tables.values()].filter((table) => table.host === host && table.status !== "finished").length,
      ),
  });

const editing = (memory: Memory) => (table: string, seat: number, change: (place: SeatRecord) => SeatRecord) => {
  const places = memory.seats.get(table) ?? [];
  const edited = places.map((place) => (place.seat === seat ? change(place) : place));
  memory.seats.set(table, edited);
  return edited.some((place, index) => place !== places[index]);
};

const voidLinks = (memory: Memory, table: string, seat: number) => {
  for (const [hash, link] of memory.links) {
    if (link.table === table && link.seat === seat) memory.links.delete(hash);
  }
};

const linksIn = (memory: Memory): Pick<SeatStore["Service"], "offer" | "claim" | "keepOnly"> => ({
  offer: (tokenHash, table, seat, expiresAt) =>
    Effect.sync(() => {
      voidLinks(memory, table, seat);
      memory.links.set(tokenHash, { table, seat, expiresAt });
    }),
  claim: (tokenHash, table, guest, now) =>
    Effect.sync(() => {
      const link = memory.links.get(tokenHash);
      if (!link || link.table !== table || link.expiresAt <= now) return Option.none();
      memory.links.delete(tokenHash);
      editing(memory)(link.table, link.seat, (place) => ({ ...place, devices: [...place.devices, guest] }));
      return Option.some({ table: link.table, seat: link.seat });
    }),
  keepOnly: (table, seat, guest) =>
    Effect.sync(() => {
      editing(memory)(table, seat, (place) => ({ ...place, guest, devices: [] }));
      voidLinks(memory, table, seat);
    }),
});

const seatsIn = (memory: Memory) => {
  const edit = editing(memory);
  return SeatStore.of({
    of: (table) => Effect.sync(() => memory.seats.get(table) ?? []),
    ofAll: (tables) => Effect.sync(() => tables.flatMap((table) => memory.seats.get(table) ?? [])),
    take: (table, seat, guest, look) =>
      Effect.sync(() =>
        edit(table, seat, (place) =>
          place.guest === null && place.bot === null ? { ...place, ...look, guest } : place,
        ),
      ),
    dress: (table, seat, look) =>
      Effect.sync(() => {
        edit(table, seat, (place) => ({ ...place, ...look }));
      }),
    seatBot: (table, seat, bot, player) =>
      Effect.sync(() => {
        edit(table, seat, (place) => (place.guest === null ? { ...place, bot, player } : place));
      }),
    leave: (table, seat) =>
      Effect.sync(() => {
        edit(table, seat, (place) => ({ ...place, guest: null, player: "", orders: null, devices: [] }));
        voidLinks(memory, table, seat);
      }),
    order: (table, seat, orders) =>
      Effect.sync(() => {
        edit(table, seat, (place) => ({ ...place, orders }));
      }),
    ...linksIn(memory),
  });
};

const chatIn = (memory: Memory) =>
  Chat.of({
    append: (line) =>
      Effect.sync(() => void memory.chat.set(line.table, [...(memory.chat.get(line.table) ?? []), line])),
    read: (table) => Effect.sync(() => memory.chat.get(table) ?? []),
  });

/** The whole store in memory, for tests: forgets everything with its scope. */
export const memoryStore: Layer.Layer<Store> = Layer.unwrap(
  Effect.sync(() => {
    const memory = blank();
    const programs = programsInMemory();
    return Layer.mergeAll(
      Layer.succeed(EventLog, logIn(memory)),
      Layer.succeed(Tables, tablesIn(memory)),
      Layer.succeed(Summaries, summariesIn(memory.summaries)),
      Layer.succeed(SeatStore, seatsIn(memory)),
      Layer.succeed(Guests, guestsIn(memory, programs)),
      Layer.succeed(Programs, programs),
      Layer.succeed(AuditLog, auditLogInMemory()),
      Layer.succeed(Backup, Backup.of({ dump: null })),
      Layer.succeed(Chat, chatIn(memory)),
      Layer.succeed(StudyStore, studiesInMemory()),
      Layer.succeed(StoreLock, ownLock),
    );
  }),
);
