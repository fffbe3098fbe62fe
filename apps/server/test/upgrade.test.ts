import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Entry, eventsOf, type Json, type LogHeader, submit, type Table, upcastEntry } from "@blueplate/kernel";
import {
  type EncodedEvent,
  folderStore,
  type NewSeat,
  type StoredEntry,
  type TableRecord,
  Tables,
} from "@blueplate/store";
import { tempFolder } from "@blueplate/store/testing";
import { Effect, Layer, Logger, Option, Result } from "effect";
import { afterAll, expect, it } from "vitest";
import { bots, games } from "../src/catalogue.ts";
import { GameCatalogue } from "../src/tables/catalogue.ts";
import { TableRegistry, tableRegistry } from "../src/tables/table-registry.ts";

const GOLDENS = join(import.meta.dirname, "../../../goldens");
const folder = tempFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** A whole game as the version before stored it: heads name a ruleset in place of modules, and the hash of that version. */
interface OldGame {
  readonly name: string;
  readonly header: Omit<LogHeader, "config"> & {
    readonly config: { readonly ruleset: string; readonly seats: number };
  };
  readonly seed: string;
  readonly entries: readonly StoredEntry[];
}

const oldGame = (name: string): OldGame => {
  const [head = "", ...lines] = readFileSync(join(GOLDENS, name), "utf8").trimEnd().split("\n");
  // cast: our own files.
  const {
    log: _,
    seed,
    ...header
  } = JSON.parse(head) as OldGame["header"] & { readonly log: string; readonly seed: string };
  return {
    name,
    header: { ...header, version: 2 },
    seed,
    entries: lines.map((line) => upcastEntry(JSON.parse(line)) as StoredEntry),
  };
};

const oldGames = readdirSync(GOLDENS, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".jsonl"))
  .map(oldGame);

/** A running table in the middle of an old game: `part` of it was played. */
interface OldTable {
  readonly id: string;
  readonly game: OldGame;
  readonly played: number;
}

/** Some moments of each game, so that every phase is among them: 112 tables. */
const oldTables = oldGames.flatMap((game, nth): readonly OldTable[] =>
  [0.1, 0.35, 0.6, 0.95].map((part, at) => ({
    id: `${nth}-${at}`,
    game,
    played: Math.max(1, Math.floor(game.entries.length * part)),
  })),
);

const recordOf = ({ id, game: { header, seed }, played }: OldTable): TableRecord => {
  const { game, config, hash } = header;
  const gathered = { id, name: id, game, config, hash, seed, listed: false, host: "ann", createdAt: 0, updatedAt: 0 };
  const record = { ...gathered, status: "running", header, outcome: null, questions: null, seq: played - 1 };
  // cast: a record as the version before wrote it.
  return record as unknown as TableRecord;
};

const seatOf = ({ id }: OldTable): NewSeat => {
  const banner = { bannerName: "Comet", bannerColour: "red" };
  return { table: id, seat: 0, guest: "ann", player: "Ann", ...banner, bot: null };
};

const store = (log: readonly OldTable[], entriesOf = ({ game, played }: OldTable) => game.entries.slice(0, played)) =>
  Effect.forEach(
    log,
    (table) => Tables.use((tables) => tables.adopt(recordOf(table), [seatOf(table)], entriesOf(table))),
    {
      discard: true,
    },
  );

/** The facts that the next recorded choice comes to at a table. */
const nextFacts = (table: Table, entry: StoredEntry | undefined): readonly Json[] => {
  if (entry?._tag !== "Played") throw new Error("a frozen game is nothing but choices");
  const { seat, commandId, seq, at } = entry;
  const { command, event } = table.rules.codecs;
  const decoded = Result.getOrThrow(command.decode(entry.command.content));
  const step = Result.getOrThrow(submit(table, { seat, commandId, seen: seq - 1, command: decoded }, at));
  // cast: encoded events are JSON.
  return eventsOf(step.entry as Entry).map((each) => event.encode(each) as Json);
};

const inHall = <A>(program: Effect.Effect<A, unknown, TableRegistry | Tables>): Promise<A> => {
  const catalogue = Layer.succeed(GameCatalogue, { games, bots, module: "" });
  const layers = tableRegistry.pipe(
    Layer.provideMerge(folderStore(folder)),
    Layer.provide(catalogue),
    Layer.provide(Logger.layer([])),
  );
  return Effect.runPromise(Effect.scoped(Effect.provide(program, layers)));
};

it("a server with a hundred running tables of the version before is upgraded: all go on, as they would have", async () => {
  const known = await inHall(
    Effect.gen(function* () {
      yield* store(oldTables);
      const { open } = yield* TableRegistry;
      for (const { id, game, played } of oldTables) {
        const { table, readOnly, record } = yield* open(id);
        expect({ readOnly, isOpen: table !== null }, `${game.name} after ${played}`).toEqual({
          readOnly: null,
          isOpen: true,
        });
        if (!table) continue;
        expect(record.hash).not.toBe(game.header.hash);
        const next = game.entries[played];
        if (next) expect(nextFacts(table, next), `${game.name} after ${played}`).toEqual(eventsOf(next));
      }
      return yield* Effect.forEach(oldTables, ({ id }) => Tables.use((tables) => tables.get(id)));
    }),
  );
  for (const [at, record] of known.map(Option.getOrThrow).entries()) {
    const { header, hash, config, seq, updatedAt } = record;
    const { ruleset } = oldTables[at]?.game.header.config ?? { ruleset: "" };
    // Known as one of today from now on; that it was looked at is no move.
    expect(header?.hash).toBe(hash);
    expect(hash).not.toBe(oldTables[at]?.game.header.hash);
    expect([seq, updatedAt]).toEqual([(oldTables[at]?.played ?? 0) - 1, 0]);
    expect(config.modules).toEqual(ruleset === "standard" ? [] : [{ id: ruleset, version: 1 }]);
  }
});

it("a table of which the rules of today decide an entry differently is looked at, and left as it is", async () => {
  const game = oldGame("food-chain-magnate/standard-3p-steady-g1.jsonl");
  const table = { id: "other", game, played: 120 };
  const dearer = (event: EncodedEvent): EncodedEvent =>
    event._tag === "MoneyPaid" ? { ...event, amount: Number(event["amount"]) + 1 } : event;
  const entries = game.entries
    .slice(0, 120)
    .map((entry) => ("events" in entry ? { ...entry, events: entry.events.map(dearer) } : entry));
  expect(entries).not.toEqual(game.entries.slice(0, 120));
  const [owner, record] = await inHall(
    Effect.gen(function* () {
      yield* store([table], () => entries);
      const { open } = yield* TableRegistry;
      return [yield* open("other"), Option.getOrThrow(yield* Tables.use((tables) => tables.get("other")))] as const;
    }),
  );
  expect(owner).toMatchObject({ table: null, readOnly: "rules-changed" });
  expect(owner.log).toHaveLength(120);
  expect(record.header?.hash).toBe(game.header.hash);
});
