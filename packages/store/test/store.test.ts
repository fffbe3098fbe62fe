import { rmSync } from "node:fs";
import { seal, seatOf } from "@blueplate/kernel";
import { type Context, Effect, Exit, Layer, Option, Scope } from "effect";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  AuditLog,
  Chat,
  Summaries,
  EventLog,
  folderStore,
  Guests,
  isProgram,
  memoryStore,
  postgresStore,
  programId,
  Programs,
  SeatStore,
  StudyStore,
  Tables,
} from "../src/index.ts";
import type {
  GuestFilter,
  NewSeat,
  Store,
  StoredEdit,
  StoredEntry,
  StudyFilter,
  StudyMark,
  StudyRecord,
  TableFilter,
  TableRecord,
} from "../src/index.ts";
import { startPostgres, tableRecord, tempFolder } from "../src/testing/index.ts";

interface Opened {
  readonly store: Context.Context<Store>;
  close(): Promise<void>;
}

const openStore = async (layer: Layer.Layer<Store, unknown>, after: () => Promise<void>): Promise<Opened> => {
  const scope = await Effect.runPromise(Scope.make());
  const store = await Effect.runPromise(Layer.buildWithScope(layer, scope));
  return {
    store,
    close: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void));
      await after();
    },
  };
};

const openFolder = (): Promise<Opened> => {
  const folder = tempFolder();
  return openStore(folderStore(folder), async () => rmSync(folder, { recursive: true }));
};

const openPostgres = async (): Promise<Opened | null> => {
  const server = await startPostgres();
  return server ? openStore(postgresStore(server.url), server.stop) : null;
};

/** What work comes to, and how many characters of JSON one turn of the event loop has parsed at most meanwhile. */
const parsedInOneTurn = async <A>(work: Promise<A>) => {
  const parse = vi.spyOn(JSON, "parse");
  let most = 0;
  let isOver = false;
  const turn = (): void => {
    most = Math.max(
      most,
      parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0),
    );
    parse.mockClear();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const value = await work;
  isOver = true;
  turn();
  parse.mockRestore();
  return { value, most };
};

const tableNamed = (id: string, over: Partial<TableRecord> = {}): TableRecord =>
  tableRecord(id, {
    config: { modules: [], options: { z: 1, a: { y: 1, b: 2 } }, seats: 2 },
    hash: "h1",
    listed: true,
    createdAt: 1,
    updatedAt: 1,
    ...over,
  });

const place = (table: string, seat: number, over: Partial<NewSeat> = {}): NewSeat => ({
  table,
  seat,
  guest: null,
  player: "",
  bannerName: "Chain",
  bannerColour: "red",
  bot: null,
  ...over,
});

const begun: StoredEntry = { _tag: "GameStarted", seq: 0, events: [{ _tag: "Dealt", z: 1, a: null }], at: 5 };
const played: StoredEntry = {
  _tag: "Played",
  seq: 1,
  seat: seatOf(1),
  commandId: "c1",
  command: seal([seatOf(1)], { _tag: "bid", text: 'ü" \u2028' }),
  events: [{ _tag: "Placed", bid: { b: 1, a: [2, { d: 3, c: 4 }] } }],
  final: false,
  at: 6,
};
const undone: StoredEntry = { _tag: "Undone", seq: 2, seat: seatOf(1), commandId: "c2", to: 0, at: 7 };
const handed: StoredEntry = {
  _tag: "ControllerChanged",
  seq: 1,
  seat: seatOf(0),
  bot: "steady",
  why: "resigned",
  at: 8,
};

const changed: StoredEntry = {
  _tag: "RulesChanged",
  seq: 1,
  from: { hash: "h", modules: [{ id: "kimchi", version: 1 }] },
  to: { hash: "h2", modules: [{ id: "kimchi", version: 2 }] },
  at: 9,
};

const studyNamed = (id: string, over: Partial<StudyRecord> = {}): StudyRecord => ({
  id,
  title: "Openings",
  visibility: "private",
  card: { chapters: 0, games: [], owner: "Ann" },
  seq: 0,
  createdAt: 1,
  updatedAt: 1,
  ...over,
});

const edit = (seq: number, id = `e${seq}`): StoredEdit => ({
  seq,
  id,
  person: "p-ann",
  name: "Ann",
  change: { _tag: "SetTitle", z: 1, title: 'ü" \u2028' },
  at: 10 + seq,
});

const look = { player: "Bob", bannerName: "Bob's", bannerColour: "blue" };

describe.each([
  { name: "memory", openIt: () => openStore(memoryStore, async () => {}) },
  { name: "PGlite in a folder", openIt: openFolder },
  { name: "PostgreSQL", openIt: openPostgres },
])("the store in $name", ({ name, openIt }) => {
  let opened: Opened | null = null;
  beforeAll(async () => {
    opened = await openIt();
  });
  afterAll(() => opened?.close());

  const test = (title: string, body: () => Effect.Effect<void, unknown, Store>) =>
    it(title, async (context) => {
      if (!opened) return context.skip("no PostgreSQL on this machine");
      await Effect.runPromise(Effect.provideContext(body(), opened.store));
    });

  test("keeps that the rules of a table changed, and the head that it has from then on", () =>
    Effect.gen(function* () {
      const [tables, log] = [yield* Tables, yield* EventLog];
      yield* tables.create(tableNamed("changed"), [place("changed", 0)]);
      const header = { version: 3, game: "toy", config: tableNamed("t1").config, hash: "h2", seats: [] };
      yield* log.append("changed", [begun]);
      yield* log.append("changed", [changed], { _tag: "Upgraded", header });
      expect(yield* log.read("changed", 0)).toEqual([begun, changed]);
      const record = Option.getOrThrow(yield* tables.get("changed"));
      expect([record.hash, record.header?.hash, record.seq]).toEqual(["h2", "h2", 1]);
    }));

  test("gives entries back byte for byte, in order, and marks their table", () =>
    Effect.gen(function* () {
      const log = yield* EventLog;
      const tables = yield* Tables;
      yield* tables.create(tableNamed("t1"), [place("t1", 0), place("t1", 1)]);
      const header = { version: 1, game: "toy", config: tableNamed("t1").config, hash: "h2", seats: [] };
      yield* log.append("t1", [begun], { _tag: "Started", header });
      yield* log.append("t1", [played]);
      const outcome = { winners: [seatOf(1)], ranking: [] };
      yield* log.append("t1", [undone], { _tag: "Finished", outcome });
      expect(JSON.stringify(yield* log.read("t1", 0))).toBe(JSON.stringify([begun, played, undone]));
      expect((yield* log.read("t1", 2)).map((entry) => entry.seq)).toEqual([2]);
      const stored = Option.getOrThrow(yield* tables.get("t1"));
      expect(stored).toEqual(
        tableNamed("t1", { status: "finished", hash: "h2", header, outcome, seq: 2, updatedAt: 7 }),
      );
      expect(JSON.stringify(stored.config)).toBe(JSON.stringify(tableNamed("t1").config));
    }));

  // What is only in memory was never written by an older version.
  if (name !== "memory") {
    test("lifts configurations that were written before there were modules", () =>
      Effect.gen(function* () {
        const tables = yield* Tables;
        const lifted = { modules: [{ id: "introductory", version: 1 }], options: { z: 1 }, seats: 2 };
        // cast: as an older version has written it.
        const config = { ruleset: "introductory", options: { z: 1 }, seats: 2 } as unknown as TableRecord["config"];
        const header = { version: 2, game: "toy", config, hash: "h1", seats: [] };
        yield* tables.create(tableNamed("before-modules", { config, header }), [place("before-modules", 0)]);
        const stored = Option.getOrThrow(yield* tables.get("before-modules"));
        expect(stored).toEqual(tableNamed("before-modules", { config: lifted, header: { ...header, config: lifted } }));
      }));
  }

  test("takes a whole game at once, with a log of any length", () =>
    Effect.gen(function* () {
      const [log, tables, seats] = [yield* EventLog, yield* Tables, yield* SeatStore];
      const outcome = { winners: [seatOf(1)], ranking: [] };
      const over = tableNamed("a1", { status: "finished", listed: false, outcome, seq: 450, updatedAt: 9 });
      const entries = [begun, ...Array.from({ length: 450 }, (_, at) => ({ ...played, seq: at + 1 }))];
      yield* tables.adopt(over, [place("a1", 0), place("a1", 1)], entries);
      expect(yield* log.read("a1", 0)).toEqual(entries);
      expect(yield* seats.of("a1")).toHaveLength(2);
      expect(Option.getOrThrow(yield* tables.get("a1"))).toEqual(over);
      const ids = (filter: TableFilter) => Effect.map(tables.list(filter, 99), (found) => found.map(({ id }) => id));
      expect(yield* ids({ _tag: "Over" })).toContain("a1");
      expect(yield* ids({ _tag: "All", search: "" })).toContain("a1");
      expect(yield* ids({ _tag: "All", search: "a1" })).toEqual(["a1"]);
      expect(yield* ids({ _tag: "All", search: "RIDA" })).toContain("a1");
      expect(yield* ids({ _tag: "All", search: "%" })).toEqual([]);
      expect(yield* ids({ _tag: "Finished", guest: null })).not.toContain("a1");
    }));

  test("lists page by page, each table once, those that changed at once too", () =>
    Effect.gen(function* () {
      const tables = yield* Tables;
      const filter = { _tag: "Seeded" as const, seed: "pages" };
      const changed = [5, 7, 7, 7, 3, 9];
      for (const [at, updatedAt] of changed.entries())
        yield* tables.create(tableNamed(`page-${at}`, { seed: filter.seed, updatedAt }), [place(`page-${at}`, 0)]);
      const whole = yield* tables.list(filter, 99);
      expect(whole.map(({ updatedAt }) => updatedAt)).toEqual([9, 7, 7, 7, 5, 3]);
      for (const [at, last] of whole.entries())
        expect(yield* tables.list(filter, 2, last)).toEqual(whole.slice(at + 1, at + 3));
    }));

  test("a table whose log was stored with it begins with all of it", () =>
    Effect.gen(function* () {
      const [log, tables] = [yield* EventLog, yield* Tables];
      const open = tableNamed("b1", { status: "open", header: null, seq: -1, updatedAt: 1 });
      yield* tables.adopt(open, [place("b1", 0)], [begun, { ...played, seq: 1 }]);
      const header = { version: 2, game: "toy", config: open.config, hash: "h2", seats: [] };
      yield* tables.start("b1", header, 1, 7);
      const now = Option.getOrThrow(yield* tables.get("b1"));
      expect(now).toEqual({ ...open, status: "running", header, hash: header.hash, seq: 1, updatedAt: 7 });
      expect(yield* log.read("b1", 0)).toHaveLength(2);
      // By the rules of a later version: what was played stays as it is.
      yield* tables.upgrade("b1", { ...header, hash: "h3" });
      const upgraded = { ...now, header: { ...header, hash: "h3" }, hash: "h3" };
      expect(Option.getOrThrow(yield* tables.get("b1"))).toEqual(upgraded);
    }));

  test("keeps who was handed a seat, lists the table among those with bots, and what is asked until it is answered", () =>
    Effect.gen(function* () {
      const [log, tables] = [yield* EventLog, yield* Tables];
      const seed = "of-one-day";
      yield* tables.create(tableNamed("h1", { status: "running", seed }), [place("h1", 0, { guest: "bob" })]);
      yield* tables.create(tableNamed("h2", { status: "running", seed }), [place("h2", 0, { guest: "bob" })]);
      yield* log.append("h1", [begun]);
      const ids = Effect.map(tables.list({ _tag: "Driven" }, 99), (found) => found.map(({ id }) => id));
      expect(yield* ids).not.toContain("h1");
      yield* log.append("h1", [handed]);
      expect(yield* log.read("h1", 1)).toEqual([handed]);
      expect(yield* ids).toContain("h1");
      // Also when whoever gave it away has come back.
      yield* log.append("h1", [{ ...handed, seq: 2, bot: null, why: "returned" }]);
      const ofDay = yield* tables.list({ _tag: "HandedOver", seed }, 99);
      expect(ofDay.map(({ id }) => id)).toEqual(["h1"]);
      expect(yield* tables.list({ _tag: "HandedOver", seed: "of-another" }, 99)).toEqual([]);
      const wish = { id: "w", seat: 0, to: 0, seq: 1, at: 9, accepted: [1] };
      const questions = { wish, votes: [{ seat: 0, by: 1, seq: 1 }] };
      const kept = Effect.map(tables.get("h1"), (found) => Option.getOrThrow(found).questions);
      for (const asked of [questions, null]) {
        yield* tables.ask("h1", asked);
        expect(yield* kept).toEqual(asked);
      }
    }));

  test("refuses a number that is taken, and writes nothing of it", () =>
    Effect.gen(function* () {
      const log = yield* EventLog;
      yield* Tables.use((tables) => tables.create(tableNamed("t2"), [place("t2", 0)]));
      yield* log.append("t2", [begun]);
      const outcome = { winners: [], ranking: [] };
      const failure = yield* Effect.flip(log.append("t2", [{ ...begun, at: 99 }], { _tag: "Finished", outcome }));
      expect(failure).toMatchObject({ _tag: "SeqTaken", table: "t2", seq: 0 });
      expect(yield* log.read("t2", 0)).toEqual([begun]);
      const table = Option.getOrThrow(yield* Tables.use((tables) => tables.get("t2")));
      expect([table.status, table.updatedAt]).toEqual(["open", 5]);
    }));

  test("keeps the newest summary of a game, and forgets it with its table", () =>
    Effect.gen(function* () {
      const summaries = yield* Summaries;
      for (const id of ["g1", "g2"]) yield* Tables.use((tables) => tables.create(tableNamed(id), [place(id, 0)]));
      const summary = { rounds: 7, facts: { bank: ["100", "300"] }, traits: [{ "first-hire": "trainer" }] };
      yield* summaries.keep({ table: "g1", version: 1, summary: { rounds: 1, facts: {}, traits: [] } });
      yield* summaries.keep({ table: "g1", version: 2, summary });
      expect(yield* summaries.of(["g1", "g2", "nowhere"])).toEqual([{ table: "g1", version: 2, summary }]);
      yield* Tables.use((tables) => tables.remove("g1"));
      expect(yield* summaries.of(["g1"])).toEqual([]);
    }));

  test("gives the edits of a study back byte for byte, and refuses a number or an id that is taken", () =>
    Effect.gen(function* () {
      const studies = yield* StudyStore;
      yield* studies.create(studyNamed("s1"), [edit(0)], { guest: "ann", person: "p-ann" });
      const card = { chapters: 1, games: ["toy"], owner: "Ann" };
      const mark: StudyMark = { title: "Endings", visibility: "public", card };
      yield* studies.append("s1", edit(1), { ...mark, joined: { guest: "bob", person: "p-bob" } });
      expect(JSON.stringify(yield* studies.read("s1", 0))).toBe(JSON.stringify([edit(0), edit(1)]));
      expect((yield* studies.read("s1", 1)).map(({ seq }) => seq)).toEqual([1]);
      const wrong = { ...mark, title: "Wrong" };
      for (const bad of [edit(1, "other"), edit(2, "e1")]) {
        expect(yield* Effect.flip(studies.append("s1", bad, wrong))).toMatchObject({ _tag: "SeqTaken" });
      }
      expect(yield* studies.get("s1")).toEqual(
        Option.some(studyNamed("s1", { title: "Endings", visibility: "public", card, seq: 1, updatedAt: 11 })),
      );
    }));

  test("reads a study of many games in turns, so that no turn parses them all", () =>
    Effect.gen(function* () {
      const studies = yield* StudyStore;
      const large = Array.from({ length: 8 }, (_, seq) => ({ ...edit(seq), change: { text: "x".repeat(200_000) } }));
      yield* studies.create(studyNamed("large"), large, { guest: "ann", person: "p-ann" });
      const { value, most } = yield* Effect.promise(() => parsedInOneTurn(Effect.runPromise(studies.read("large", 0))));
      expect(JSON.stringify(value) === JSON.stringify(large)).toBe(true);
      expect(most).toBeLessThan(500_000);
      yield* studies.remove("large");
    }));

  test("lists public studies and one's own, and forgets who left and what is removed", () =>
    Effect.gen(function* () {
      const studies = yield* StudyStore;
      const mark: StudyMark = { title: "T", visibility: "private", card: studyNamed("").card };
      yield* studies.create(studyNamed("m1", { updatedAt: 3 }), [edit(0)], { guest: "eva", person: "p1" });
      yield* studies.create(studyNamed("m2", { visibility: "public", updatedAt: 2 }), [edit(0)], {
        guest: "eva",
        person: "p2",
      });
      const ids = (filter: StudyFilter) =>
        Effect.map(studies.list(filter, 9), (found) => found.map(({ id }) => id).filter((id) => id.startsWith("m")));
      expect(yield* ids({ _tag: "Of", guest: "eva" })).toEqual(["m1", "m2"]);
      expect(yield* ids({ _tag: "Public" })).toEqual(["m2"]);
      expect(yield* studies.count("eva")).toBe(2);
      yield* studies.append("m1", edit(1), { ...mark, joined: { guest: "fay", person: "p3" } });
      expect(yield* ids({ _tag: "Of", guest: "fay" })).toEqual(["m1"]);
      yield* studies.append("m1", edit(2), { ...mark, left: "p3" });
      expect(yield* ids({ _tag: "Of", guest: "fay" })).toEqual([]);
      const link = { tokenHash: "h1", study: "m1", role: "write", expiresAt: 100 } as const;
      yield* studies.invite(link);
      yield* studies.invite({ ...link, tokenHash: "h2" });
      expect(yield* studies.invited("h1", 99)).toEqual(Option.some(link));
      expect(Option.isNone(yield* studies.invited("h1", 100))).toBe(true);
      yield* studies.uninvite("m1");
      expect(Option.isNone(yield* studies.invited("h2", 1))).toBe(true);
      yield* studies.remove("m1");
      expect(yield* studies.read("m1", 0)).toEqual([]);
      expect(yield* ids({ _tag: "Of", guest: "eva" })).toEqual(["m2"]);
    }));

  test("seats a guest once and only on a free seat", () =>
    Effect.gen(function* () {
      const seats = yield* SeatStore;
      yield* Tables.use((tables) =>
        tables.create(tableNamed("t3"), [place("t3", 0), place("t3", 1, { bot: "random" }), place("t3", 2)]),
      );
      const both = yield* Effect.all([seats.take("t3", 0, "bob", look), seats.take("t3", 0, "cem", look)], {
        concurrency: 2,
      });
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(yield* seats.take("t3", 1, "bob", look)).toBe(false);
      yield* seats.seatBot("t3", 2, "random", "Robot");
      yield* seats.dress("t3", 0, { ...look, player: "Bobby" });
      const now = yield* seats.of("t3");
      expect(now.map((seat) => [seat.player, seat.bot])).toEqual([
        ["Bobby", null],
        ["", "random"],
        ["Robot", "random"],
      ]);
    }));

  test("opens a seat on another device by a link that works once, in time, at its table, and only the last one made", () =>
    Effect.gen(function* () {
      const [tables, seats] = [yield* Tables, yield* SeatStore];
      yield* tables.create(tableNamed("t4"), [place("t4", 0, { guest: "bob" }), place("t4", 1)]);
      yield* seats.offer("old", "t4", 0, 1_000);
      yield* seats.offer("new", "t4", 0, 1_000);
      expect(Option.isNone(yield* seats.claim("old", "t4", "gus", 10))).toBe(true);
      expect(Option.isNone(yield* seats.claim("new", "t4", "gus", 1_000))).toBe(true);
      expect(Option.isNone(yield* seats.claim("new", "t3", "gus", 10))).toBe(true);
      expect(yield* seats.claim("new", "t4", "gus", 10)).toEqual(Option.some({ table: "t4", seat: 0 }));
      expect(Option.isNone(yield* seats.claim("new", "t4", "dan", 10))).toBe(true);
      const held = Effect.map(seats.ofAll(["t4"]), (all) => all.map(({ guest, devices }) => [guest, ...devices]));
      expect(yield* held).toEqual([["bob", "gus"], [null]]);
      const ids = Effect.map(tables.list({ _tag: "Of", guest: "gus" }, 9), (found) => found.map(({ id }) => id));
      expect(yield* ids).toEqual(["t4"]);
      yield* seats.offer("later", "t4", 0, 1_000);
      yield* seats.keepOnly("t4", 0, "gus");
      expect(yield* held).toEqual([["gus"], [null]]);
      expect(Option.isNone(yield* seats.claim("later", "t4", "dan", 10))).toBe(true);
    }));

  test("keeps what a seat has ordered, finds its table after a restart, and forgets it with the person", () =>
    Effect.gen(function* () {
      const [tables, seats] = [yield* Tables, yield* SeatStore];
      yield* tables.create(tableNamed("o1", { status: "running" }), [place("o1", 0, { guest: "bob" }), place("o1", 1)]);
      const driven = Effect.map(tables.list({ _tag: "Driven" }, 99), (found) => found.some(({ id }) => id === "o1"));
      const orders = Effect.map(seats.of("o1"), (all) => all.map((seat) => seat.orders));
      expect(yield* driven).toBe(false);
      yield* seats.order("o1", 0, { payday: "pay" });
      expect([yield* driven, yield* orders]).toEqual([true, [{ payday: "pay" }, null]]);
      yield* seats.order("o1", 0, null);
      expect([yield* driven, yield* orders]).toEqual([false, [null, null]]);
      yield* seats.order("o1", 0, { payday: "pay" });
      yield* seats.offer("o1-link", "o1", 0, 1_000);
      yield* seats.claim("o1-link", "o1", "cem", 10);
      yield* seats.leave("o1", 0);
      expect((yield* seats.of("o1"))[0]).toMatchObject({ guest: null, orders: null, devices: [] });
    }));

  test("lists tables by status, by guest and by bots, the last changed first", () =>
    Effect.gen(function* () {
      const tables = yield* Tables;
      yield* tables.create(tableNamed("l1", { host: "eve", updatedAt: 100 }), [place("l1", 0)]);
      yield* tables.create(tableNamed("l2", { host: "x", status: "running", updatedAt: 300 }), [
        place("l2", 0, { guest: "eve" }),
        place("l2", 1, { bot: "random" }),
      ]);
      yield* tables.create(tableNamed("l3", { host: "eve", listed: false, updatedAt: 200 }), [place("l3", 0)]);
      const ids = (found: readonly TableRecord[]) => found.map((table) => table.id).filter((id) => id.startsWith("l"));
      expect(ids(yield* tables.list({ _tag: "Of", guest: "eve" }, 9))).toEqual(["l2", "l3", "l1"]);
      expect(ids(yield* tables.list({ _tag: "Of", guest: "eve" }, 1))).toEqual(["l2"]);
      expect(ids(yield* tables.list({ _tag: "Listed", status: "open", since: 100 }, 9))).toEqual(["l1"]);
      expect(ids(yield* tables.list({ _tag: "Listed", status: "open", since: 101 }, 9))).toEqual([]);
      expect(ids(yield* tables.list({ _tag: "Driven" }, 9))).toEqual(["l2"]);
      expect(yield* tables.unfinished("eve")).toBe(2);
    }));

  test("lists what is over to those who played it, to others only what was listed", () =>
    Effect.gen(function* () {
      const tables = yield* Tables;
      const over = { status: "finished" as const, host: "fay" };
      yield* tables.create(tableNamed("f1", { ...over, updatedAt: 1 }), [place("f1", 0)]);
      yield* tables.create(tableNamed("f2", { ...over, updatedAt: 2, listed: false }), [
        place("f2", 0, { guest: "fay" }),
      ]);
      const ids = (guest: string | null) =>
        Effect.map(tables.list({ _tag: "Finished", guest }, 9), (found) =>
          found.map((table) => table.id).filter((id) => id.startsWith("f")),
        );
      expect(yield* ids("fay")).toEqual(["f2", "f1"]);
      expect(yield* ids("gil")).toEqual(["f1"]);
      expect(yield* ids(null)).toEqual(["f1"]);
      expect(yield* tables.list({ _tag: "Of", guest: "fay" }, 9)).toEqual([]);
    }));

  test("finds tables that nobody has touched, and removes one with all that belongs to it", () =>
    Effect.gen(function* () {
      const [tables, seats, log, chat] = [yield* Tables, yield* SeatStore, yield* EventLog, yield* Chat];
      for (const id of ["u1", "u2", "u3"]) {
        const status = id === "u3" ? "running" : "open";
        yield* tables.create(tableNamed(id, { status, updatedAt: -100 }), [place(id, 0, { guest: "ida" })]);
      }
      yield* tables.touch("u2", -50);
      const untouched = yield* tables.list({ _tag: "Untouched", before: -60 }, 9);
      expect(untouched.map((table) => table.id)).toEqual(["u1"]);
      yield* seats.offer("u-link", "u1", 0, 1_000);
      yield* log.append("u1", [begun]);
      yield* chat.append({ table: "u1", seq: 0, seat: 0, name: "Ida", text: "hello?", at: 3 });
      yield* tables.remove("u1");
      expect(Option.isNone(yield* tables.get("u1"))).toBe(true);
      expect([yield* seats.of("u1"), yield* log.read("u1", 0), yield* chat.read("u1")]).toEqual([[], [], []]);
      expect(Option.isNone(yield* seats.claim("u-link", "u1", "cem", 10))).toBe(true);
      const rest = yield* seats.ofAll(["u2", "u1", "u3"]);
      expect(rest.map(({ table }) => table).toSorted()).toEqual(["u2", "u3"]);
      expect(yield* seats.ofAll([])).toEqual([]);
    }));

  test("frees a seat for others; links to it are void, and bots come and go", () =>
    Effect.gen(function* () {
      const seats = yield* SeatStore;
      yield* Tables.use((tables) =>
        tables.create(tableNamed("t6"), [place("t6", 0, { guest: "bob", player: "Bob" }), place("t6", 1)]),
      );
      yield* seats.offer("t6-link", "t6", 0, 1_000);
      yield* seats.seatBot("t6", 0, "random", "Robot");
      expect((yield* seats.of("t6"))[0]).toMatchObject({ guest: "bob", bot: null });
      yield* seats.leave("t6", 0);
      expect((yield* seats.of("t6"))[0]).toMatchObject({ guest: null, player: "", bannerName: "Chain" });
      expect(Option.isNone(yield* seats.claim("t6-link", "t6", "cem", 10))).toBe(true);
      yield* seats.seatBot("t6", 1, "random", "Robot");
      yield* seats.seatBot("t6", 1, null, "");
      expect((yield* seats.of("t6"))[1]).toMatchObject({ bot: null, player: "" });
      expect(yield* seats.take("t6", 1, "bob", look)).toBe(true);
    }));

  test("knows programs by the hash of their token until their owner makes it void, and finds their tables after a restart", () =>
    Effect.gen(function* () {
      const [programs, tables] = [yield* Programs, yield* Tables];
      const id = programId("abcdefghijklmnopqrstu");
      expect([isProgram(id), isProgram("bot_efghijklmnopqrstu"), isProgram(null)]).toEqual([true, false, false]);
      const program = { id, owner: "pia", name: "Robo", scopes: ["play"], tokenHash: "hash-1", createdAt: 5 };
      const newer = { ...program, id: programId("bbcdefghijklmnopqrstu"), tokenHash: "hash-2", createdAt: 6 };
      yield* programs.create(program);
      yield* programs.create(newer);
      expect(yield* programs.of("pia")).toEqual([newer, program]);
      expect(yield* programs.byTokenHash("hash-1")).toEqual(Option.some(program));
      expect(yield* programs.byId(id)).toEqual(Option.some(program));
      yield* tables.create(tableNamed("p1", { status: "running" }), [place("p1", 0, { guest: id })]);
      expect((yield* tables.list({ _tag: "Driven" }, 99)).map((table) => table.id)).toContain("p1");
      expect([yield* programs.revoke("pol", id), yield* programs.revoke("pia", id)]).toEqual([false, true]);
      expect(yield* programs.revoke("pia", id)).toBe(false);
      for (const gone of [yield* programs.byTokenHash("hash-1"), yield* programs.byId(id)]) {
        expect(Option.isNone(gone)).toBe(true);
      }
      expect(yield* programs.of("pia")).toEqual([newer]);
    }));

  test("writes entries that follow each other together, or none of them", () =>
    Effect.gen(function* () {
      const [log, tables] = [yield* EventLog, yield* Tables];
      yield* tables.create(tableNamed("w1"), [place("w1", 0)]);
      yield* log.append("w1", [begun, played]);
      expect(yield* log.read("w1", 0)).toEqual([begun, played]);
      const last = { ...played, seq: 2 };
      expect(yield* Effect.flip(log.append("w1", [last, { ...last, seq: 1 }]))).toMatchObject({ _tag: "SeqTaken" });
      expect(yield* log.read("w1", 2)).toEqual([]);
      expect(Option.getOrThrow(yield* tables.get("w1")).seq).toBe(1);
    }));

  test("writes what is added to many tables at once, and refuses what is there already to that one alone", () =>
    Effect.gen(function* () {
      const [log, tables] = [yield* EventLog, yield* Tables];
      const ids = Array.from({ length: 40 }, (_, at) => `many-${at}`);
      yield* Effect.forEach(ids, (id) => tables.create(tableNamed(id), [place(id, 0)]), { discard: true });
      const all = { concurrency: "unbounded" } as const;
      yield* Effect.forEach(ids, (id) => log.append(id, [begun]), all);
      const again = ["many-7", "many-23"];
      const written = yield* Effect.forEach(
        ids,
        (id) => Effect.result(log.append(id, again.includes(id) ? [begun] : [played, { ...played, seq: 2, at: 77 }])),
        all,
      );
      for (const [at, id] of ids.entries()) {
        const isRefused = again.includes(id);
        if (isRefused) expect(written[at]).toMatchObject({ failure: { _tag: "SeqTaken", table: id } });
        else expect(written[at]).toMatchObject({ _tag: "Success" });
        expect((yield* log.read(id, 0)).map(({ seq }) => seq)).toEqual(isRefused ? [0] : [0, 1, 2]);
        const { seq, updatedAt } = Option.getOrThrow(yield* tables.get(id));
        expect([seq, updatedAt]).toEqual(isRefused ? [0, begun.at] : [2, 77]);
      }
    }));

  test("knows guests by the hash of their cookie, and keeps chat in order", () =>
    Effect.gen(function* () {
      const guests = yield* Guests;
      const chat = yield* Chat;
      yield* guests.create("g1", "hash", 1);
      expect(yield* guests.byTokenHash("hash")).toEqual(Option.some("g1"));
      expect(Option.isNone(yield* guests.byTokenHash("other"))).toBe(true);
      yield* Tables.use((tables) => tables.create(tableNamed("t5"), [place("t5", 0)]));
      const line = { table: "t5", seq: 0, seat: 0, name: "Bob", text: "hello", at: 3 };
      yield* chat.append(line);
      yield* chat.append({ ...line, seq: 1, text: "again" });
      expect((yield* chat.read("t5")).map((said) => said.text)).toEqual(["hello", "again"]);
    }));

  test("tells whoever runs the server what guests do here, and nothing that lets anybody in", () =>
    Effect.gen(function* () {
      const [guests, tables, programs] = [yield* Guests, yield* Tables, yield* Programs];
      yield* guests.create("f1", "secret-hash-1", 900_001);
      yield* guests.create("f2", "secret-hash-2", 900_002);
      const hosted = { host: "f1", updatedAt: 40 };
      yield* tables.create(tableNamed("f-1", hosted), [place("f-1", 0, { guest: "f1", player: "Fay 100%_" })]);
      yield* tables.create(tableNamed("f-2", { ...hosted, status: "finished", updatedAt: 30 }), [place("f-2", 0)]);
      yield* tables.create(tableNamed("f-3", { host: "x", updatedAt: 50 }), [
        place("f-3", 0, { guest: "f1", player: "Fay" }),
      ]);
      const program = { owner: "f1", name: "Fry", scopes: [], createdAt: 1 };
      yield* programs.create({ ...program, id: "bot_f1", tokenHash: "secret-hash-3" });
      yield* programs.create({ ...program, id: "bot_void", tokenHash: null });
      const [second, first] = yield* guests.facts({ _tag: "Newest" }, 2);
      expect(first && { ...first, names: first.names.toSorted() }).toEqual({
        id: "f1",
        createdAt: 900_001,
        names: ["Fay", "Fay 100%_"],
        hosted: 2,
        unfinished: 1,
        lastMoveAt: 50,
        programs: [{ id: "bot_f1", name: "Fry" }],
      });
      expect(second).toEqual({
        id: "f2",
        createdAt: 900_002,
        names: [],
        hosted: 0,
        unfinished: 0,
        lastMoveAt: null,
        programs: [],
      });
      expect(JSON.stringify([first, second])).not.toContain("secret");
      const ids = (filter: GuestFilter) => Effect.map(guests.facts(filter, 9), (all) => all.map(({ id }) => id));
      expect(yield* ids({ _tag: "Ids", ids: ["f2", "nobody"] })).toEqual(["f2"]);
      expect(yield* ids({ _tag: "Ids", ids: [] })).toEqual([]);
      expect(yield* ids({ _tag: "Named", text: "f2" })).toEqual(["f2"]);
      expect(yield* ids({ _tag: "Named", text: "AY 1" })).toEqual(["f1"]);
      expect(yield* ids({ _tag: "Named", text: "100%_" })).toEqual(["f1"]);
      expect(yield* ids({ _tag: "Named", text: "F_y" })).toEqual([]);
    }));

  test("numbers what operators do, and gives it back in order", () =>
    Effect.gen(function* () {
      const log = yield* AuditLog;
      const action = { kind: "ban-guest", target: "ann", reason: "spam", at: 7 } as const;
      expect(yield* log.append(action)).toEqual({ ...action, seq: 0 });
      yield* log.append({ ...action, kind: "unban-guest" });
      expect((yield* log.read()).map(({ seq, kind }) => [seq, kind])).toEqual([
        [0, "ban-guest"],
        [1, "unban-guest"],
      ]);
    }));
});
