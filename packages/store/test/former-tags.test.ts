import { rmSync } from "node:fs";
import { seatOf } from "@blueplate/kernel";
import { Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { EventLog, type StoredEntry, Tables } from "../src/index.ts";
import { entries } from "../src/schema/index.ts";
import { Database } from "../src/sql/database.ts";
import { eventLog, rowOf } from "../src/sql/event-log.ts";
import { pglite } from "../src/sql/embedded/pglite.ts";
import { tableStore } from "../src/sql/tables.ts";
import { tempFolder } from "../src/testing/index.ts";

const started: StoredEntry = { _tag: "GameStarted", seq: 0, events: [{ _tag: "Dealt" }], at: 5 };
const changed: StoredEntry = { _tag: "ControllerChanged", seq: 1, seat: seatOf(0), bot: "steady", why: "asked", at: 6 };

const seat = {
  table: "t",
  seat: 0,
  guest: "ann",
  player: "Ann",
  bannerName: "Chain",
  bannerColour: "red",
  bot: null,
} as const;

const table = {
  id: "t",
  name: "Before",
  game: "toy",
  config: { modules: [], options: {}, seats: 1 },
  hash: "h",
  seed: "s",
  origin: "drawn",
  listed: true,
  status: "running",
  host: "ann",
  header: null,
  outcome: null,
  questions: null,
  seq: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

it("rows with the tags of before are read as entries of today, and their table is found as one with bots", async () => {
  const folder = tempFolder();
  const store = Layer.mergeAll(eventLog, tableStore).pipe(Layer.provideMerge(pglite(folder)));
  const body = Effect.gen(function* () {
    const tables = yield* Tables;
    const log = yield* EventLog;
    const { write } = yield* Database;
    yield* tables.create(table, [seat]);
    const rows = [
      { ...rowOf("t", started), kind: "Begun" },
      { ...rowOf("t", changed), kind: "Handed" },
    ];
    yield* write("rows of before", (tx) => tx.insert(entries).values(rows));
    expect(yield* log.read("t", 0)).toEqual([started, changed]);
    const withBots = yield* tables.list({ _tag: "Driven" }, 9);
    expect(withBots.map(({ id }) => id)).toEqual(["t"]);
  });
  try {
    await Effect.runPromise(Effect.provide(body, store));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
