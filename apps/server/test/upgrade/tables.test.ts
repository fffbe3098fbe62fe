import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Consent } from "@blueplate/api";
import {
  decideNext,
  decodeEntry,
  type Entry,
  eventsOf,
  type Json,
  legalCommand,
  type LogHeader,
  nextSeat,
  redecide,
  type Rules,
  storedConfig,
  submit,
  type Table,
  upcastEntry,
} from "@blueplate/kernel";
import { folderStore, type NewSeat, type StoredEntry, type TableRecord, Tables } from "@blueplate/store";
import { modulesOf } from "@blueplate/variants";
import { tempFolder } from "@blueplate/store/testing";
import { Duration, Effect, Equal, Layer, Logger, Option, Result } from "effect";
import { afterAll, expect, it } from "vitest";
import { bots, games } from "../../src/catalogue.ts";
import { GameCatalogue, loadRules } from "../../src/tables/catalogue.ts";
import { consent } from "../../src/tables/consent.ts";
import { storedEntry } from "../../src/tables/entries.ts";
import { factsFor } from "../../src/tables/facts.ts";
import { tableRegistry } from "../../src/tables/table-registry-layer.ts";
import { TableRegistry } from "../../src/tables/table-registry.ts";
import type { TableActor } from "../../src/tables/table-actor.ts";
import { olderRules } from "../older/rules.ts";

const GOLDENS = join(import.meta.dirname, "../../../../goldens");
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

/** The games of the first version: no change of the rules since shows in any of them. */
const oldGames = readdirSync(GOLDENS, { recursive: true, encoding: "utf8" })
  .filter((name) => name.includes("/1/") && name.endsWith(".jsonl"))
  .map(oldGame);

/** A running table in the middle of an old game: `part` of it was played. */
interface OldTable {
  readonly id: string;
  readonly game: OldGame;
  readonly played: number;
}

/** How much of a game was played; of one in four to its end nearly: every log is decided again, so that long ones take longest. */
const partsOf = (nth: number): readonly number[] => (nth % 4 === 0 ? [0.1, 0.35, 0.6, 0.95] : [0.1, 0.2, 0.4, 0.6]);

/** Some moments of each game, so that every phase is among them: 112 tables. */
const oldTables = oldGames.flatMap((game, nth): readonly OldTable[] =>
  partsOf(nth).map((part, at) => ({
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

const seatsOf = ({ id }: OldTable): readonly NewSeat[] => {
  const banner = { bannerName: "Comet", bannerColour: "red" };
  return ["ann", "bob"].map((guest, seat) => ({ table: id, seat, guest, player: guest, ...banner, bot: null }));
};

const store = (
  log: readonly OldTable[],
  entriesOf = ({ game, played }: OldTable): readonly StoredEntry[] => game.entries.slice(0, played),
) =>
  Effect.forEach(
    log,
    (table) => Tables.use((tables) => tables.adopt(recordOf(table), seatsOf(table), entriesOf(table))),
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

/** Whatever the next seat may decide at a table, carried out. */
const decidedNext = (table: Table) => {
  const seat = nextSeat(table);
  const command = seat === null ? null : legalCommand(table, seat);
  if (seat === null || !command) throw new Error("nobody can decide anything");
  return Result.getOrThrow(decideNext(table, { seat, commandId: "next", command }, 0));
};

const inHall = <A>(program: Effect.Effect<A, unknown, TableRegistry | Tables | Consent>): Promise<A> => {
  const catalogue = Layer.succeed(GameCatalogue, { games, bots, module: "" });
  const layers = consent(Duration.minutes(1)).pipe(
    Layer.provideMerge(tableRegistry),
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
    expect(config.modules).toEqual(modulesOf(ruleset));
  }
});

/** A dollar for whoever sits first in every clean-up. */
const older = (rules: Rules): Rules =>
  olderRules(rules, (event) => event._tag === "PhaseBegan" && JSON.stringify(event).includes('"cleanup"'));

const redecided = new Map<OldGame, OldGame>();

/** The same choices as the older rules decided them: once for all tables of a game. */
const decidedBefore = (game: OldGame): OldGame => {
  const known = redecided.get(game);
  if (known) return known;
  const rules = Result.getOrThrow(loadRules(games, game.header.game, storedConfig(game.header.config)));
  const entries = Result.getOrThrow(Result.all(game.entries.map((each) => decodeEntry(rules.codecs.event, each))));
  const table = Result.getOrThrow(redecide(older(rules), game.seed, entries));
  const decided = { ...game, entries: table.entries.map((entry) => storedEntry(rules, entry)) };
  redecided.set(game, decided);
  return decided;
};

const facts = (actor: TableActor) => {
  const { readOnly, rulesQuestion } = factsFor(actor, "ann");
  return { readOnly, rulesQuestion };
};

const otherTables = oldTables
  .filter(({ game }) => game.name.includes("/standard-3p") || game.name.includes("deluxe-4p"))
  .map((table): OldTable => ({ ...table, id: `other-${table.id}`, game: decidedBefore(table.game) }));

it("of those that the rules of today decide differently each is put to one vote, and goes on by it", async () => {
  await inHall(
    Effect.gen(function* () {
      yield* store(otherTables);
      const { open, change } = yield* TableRegistry;
      const consent = yield* Consent;
      let asked = 0;
      for (const table of otherTables) {
        const { id, game, played } = table;
        const actor = yield* open(id);
        const before = oldTables.find((each) => id === `other-${each.id}`)?.game.entries ?? [];
        const entry = game.entries.slice(0, played).findIndex((each, at) => !Equal.equals(each, before[at]));
        if (entry < 0) {
          // Before the first clean-up nothing is different.
          expect(facts(actor), id).toEqual({ readOnly: null, rulesQuestion: null });
          continue;
        }
        asked++;
        const [to, accepted, refused] = [actor.upgrade?.table.rules.hash ?? "", [0], [1]];
        const question = { to, entry, accepted: [], refused: [], waitsFor: [0, 1], since: null };
        expect(facts(actor), id).toEqual({ readOnly: "rules-changed", rulesQuestion: question });
        expect(actor.record.header?.hash).toBe(game.header.hash);
        expect(yield* consent.answerRules("ann", { table: id, to, accept: true })).toEqual({ seq: null });
        expect(yield* consent.answerRules("bob", { table: id, to, accept: false })).toEqual({ seq: null });
        const stillAsked = { ...question, accepted, refused, waitsFor: [], since: expect.any(Number) };
        expect(facts(yield* open(id)), id).toEqual({ readOnly: "rules-changed", rulesQuestion: stillAsked });
        expect(yield* Effect.flip(consent.answerRules("bob", { table: id, to: "others", accept: true }))).toMatchObject(
          {
            _tag: "NotAsked",
          },
        );
        if (asked % 3 === 0) continue;
        expect(yield* consent.answerRules("bob", { table: id, to, accept: true })).toEqual({ seq: played });
        // Sent again, as after a lost answer, it changes nothing.
        expect(yield* consent.answerRules("bob", { table: id, to, accept: true })).toEqual({ seq: played });
        const step = yield* change(id, ({ table: now }) => Effect.sync(() => now && decidedNext(now)));
        expect(step?.entry.seq, id).toBe(played + 1);
      }
      expect(asked).toBeGreaterThan(12);
    }),
  );
  // As another server finds them: those that agreed play on, the others are asked as they were.
  await inHall(
    Effect.gen(function* () {
      const { open } = yield* TableRegistry;
      for (const { id, game, played } of otherTables) {
        const actor = yield* open(id);
        const last = actor.log[played];
        if (!last) continue;
        const from = { hash: game.header.hash, modules: actor.record.config.modules };
        expect(last).toMatchObject({ _tag: "RulesChanged", from, to: { hash: actor.record.hash } });
        expect([actor.readOnly, actor.record.header?.hash]).toEqual([null, actor.record.hash]);
      }
      const waiting = yield* Effect.filter(otherTables, ({ id }) =>
        Effect.map(open(id), (actor) => actor.upgrade !== null),
      );
      expect(waiting.length).toBeGreaterThan(4);
      for (const { id } of waiting) {
        expect(facts(yield* open(id)).rulesQuestion).toMatchObject({ accepted: [0], refused: [1], waitsFor: [] });
      }
    }),
  );
});

it("a table where nobody is left to be asked goes on unasked, and one from whose facts today's rules cannot go on is only looked at", async () => {
  const old = oldGames.find(({ name }) => name === "food-chain-magnate/1/standard-3p-steady-g1.jsonl");
  if (!old) throw new Error("a frozen game expected");
  const game = decidedBefore(old);
  const [bots, unfit, odd] = ["bots", "unfit", "odd"].map((id): OldTable => ({ id, game, played: 120 }));
  if (!bots || !unfit || !odd) throw new Error("three tables");
  const tells = (entry: StoredEntry, tag: string): boolean => eventsOf(entry).some(({ _tag }) => _tag === tag);
  const cut = game.entries.findLastIndex((entry, at) => at < 120 && tells(entry, "PhaseBegan"));
  // What would have come next by itself is not there: nobody stopped where today's rules wait for somebody.
  const withoutEnd = ({ entries }: OldGame): readonly StoredEntry[] =>
    entries.slice(0, cut + 1).map((entry, at) => {
      if (!("events" in entry) || at < cut) return entry;
      return {
        ...entry,
        events: entry.events.slice(
          0,
          entry.events.findIndex(({ _tag }) => _tag === "PhaseBegan"),
        ),
      };
    });
  const strange = ({ entries }: OldGame): readonly StoredEntry[] =>
    entries
      .slice(0, 120)
      .map((entry, at) => ("events" in entry && at === 60 ? { ...entry, events: [{ _tag: "Rained" }] } : entry));
  await inHall(
    Effect.gen(function* () {
      const seats = [{ ...seatsOf(bots)[0], guest: null, bot: "steady" }] as readonly NewSeat[];
      yield* Tables.use((tables) => tables.adopt(recordOf(bots), seats, game.entries.slice(0, 120)));
      const agreed: OldTable = { id: "agreed", game, played: 120 };
      const { config } = game.header;
      const { hash: to } = Result.getOrThrow(loadRules(games, game.header.game, storedConfig(config)));
      // The server was killed between the last word and what comes of it.
      const questions = { wish: null, votes: [], rules: { to, seq: 119, since: 0, accepted: [0, 1], refused: [] } };
      yield* Tables.use((tables) =>
        tables.adopt({ ...recordOf(agreed), questions }, seatsOf(agreed), game.entries.slice(0, 120)),
      );
      yield* store([unfit], ({ game: each }) => withoutEnd(each));
      yield* store([odd], ({ game: each }) => strange(each));
      const { open } = yield* TableRegistry;
      for (const id of ["bots", "agreed"]) {
        expect((yield* open(id)).log.at(-1)).toMatchObject({ _tag: "RulesChanged", seq: 120 });
        expect(facts(yield* open(id))).toEqual({ readOnly: null, rulesQuestion: null });
      }
      for (const id of ["unfit", "odd"]) {
        const actor = yield* open(id);
        expect(facts(actor), id).toEqual({ readOnly: "rules-unfit", rulesQuestion: null });
        expect([actor.table, actor.record.header?.hash]).toEqual([null, game.header.hash]);
      }
    }),
  );
});
