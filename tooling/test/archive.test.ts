import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { EventLog, memoryStore, SeatStore, type Store, Tables } from "@blueplate/store";
import { Effect, Result } from "effect";
import { afterAll, describe, expect, it } from "vitest";
import { exportGames } from "../src/archive/export.ts";
import { logsUnder, readText } from "../src/archive/files.ts";
import { type FoundLog, importGames } from "../src/archive/import.ts";
import { validatedLog } from "../src/archive/validated.ts";
import { GAMES } from "../src/games.ts";

const goldens = join(import.meta.dirname, "../../goldens");
const folder = mkdtempSync(join(tmpdir(), "blueplate-archive-"));
afterAll(() => rmSync(folder, { recursive: true }));

const magnate = join(goldens, "food-chain-magnate/1/introductory-2p-steady-g1.jsonl");
const chef = join(goldens, "trick-n-chef/1/standard-3p-sensible-g1.jsonl");
const textOf = (path: string): string => Result.getOrThrow(readText(path));
const found = (path: string): FoundLog => ({ path, log: Result.getOrThrow(validatedLog(textOf(path), GAMES)) });
const onStore = <A>(program: Effect.Effect<A, unknown, Store>): Promise<A> =>
  Effect.runPromise(Effect.provide(program, memoryStore));

/** A log as this version writes it. */
const lifted = (text: string): string =>
  text
    .replace('"version":1', '"version":4')
    .replace('"_tag":"Begun"', '"_tag":"GameStarted"')
    .replace('"ruleset":"standard"', '"modules":[]')
    .replace('"ruleset":"introductory"', '"modules":[{"id":"introductory","version":1}]');

describe("bringing games in and out", () => {
  it("stores games of both kinds as finished ones, and writes them out again byte for byte", async () => {
    await onStore(
      Effect.gen(function* () {
        const imported = yield* importGames([found(magnate), found(chef)], true);
        const [tables, log, seats] = [yield* Tables, yield* EventLog, yield* SeatStore];
        const listed = yield* tables.list({ _tag: "Finished", guest: null }, 10);
        expect(listed.map(({ id }) => id).toSorted()).toEqual(imported.map(({ id }) => id).toSorted());
        expect(listed.every(({ status, outcome, header }) => status === "finished" && outcome && header)).toBe(true);
        for (const { id, path } of imported) {
          expect((yield* log.read(id, 0)).length).toBe(textOf(path).trimEnd().split("\n").length - 1);
          expect((yield* seats.of(id)).every(({ bot }) => bot !== null)).toBe(true);
        }
        const paths = yield* exportGames({ folder, game: undefined, compressed: false });
        const written = paths.map(textOf).toSorted();
        expect(written).toEqual([magnate, chef].map(textOf).map(lifted).toSorted());
      }),
    );
  });

  it("stores a game once, however often and in whatever dress it comes", async () => {
    const packed = join(folder, "again.jsonl.gz");
    writeFileSync(packed, gzipSync(lifted(textOf(chef))));
    await onStore(
      Effect.gen(function* () {
        const [first] = yield* importGames([found(chef)], true);
        const again = yield* importGames([found(chef), found(packed)], true);
        expect(again.map(({ id, known }) => [id, known])).toEqual([
          [first?.id, true],
          [first?.id, true],
        ]);
      }),
    );
  });

  it("keeps unlisted what shall be, and writes only games of the kind that is asked for, compressed", async () => {
    const out = join(folder, "packed");
    await onStore(
      Effect.gen(function* () {
        yield* importGames([found(magnate), found(chef)], false);
        const tables = yield* Tables;
        expect(yield* tables.list({ _tag: "Finished", guest: null }, 10)).toEqual([]);
        const paths = yield* exportGames({ folder: out, game: "trick-n-chef", compressed: true });
        expect(paths).toHaveLength(1);
      }),
    );
    const [name = ""] = readdirSync(out);
    expect(name).toMatch(/^[\w-]+\.jsonl\.gz$/);
    expect([...readFileSync(join(out, name)).subarray(0, 2)]).toEqual([0x1f, 0x8b]);
    expect(textOf(join(out, name))).toBe(lifted(textOf(chef)));
  });

  it("finds logs in folders and below", () => {
    expect(logsUnder([goldens, chef])).toHaveLength(logsUnder([goldens]).length + 1);
    expect(logsUnder([goldens])).toContain(magnate);
  });
});

describe("a log that is not believed", () => {
  const { log } = found(chef);
  // As if it had been played by the rules of today: then nothing may differ.
  const text = textOf(chef).replace(log.header.hash, log.rules.hash);
  it.each([
    ["breaks off", text.slice(0, -30), /BadLine, line \d+/],
    ["is not over", `${text.split("\n").slice(0, 20).join("\n")}\n`, /not over/],
    ["has no seed", text.replace(/"seed":"[^"]*"/, '"seed":null'), /no seed/],
    ["is of an unknown game", text.replace("trick-n-chef", "snakes"), /UnknownGame/],
    [
      "has a ruleset that is not there",
      text.replace('"ruleset":"standard"', '"ruleset":"house"'),
      /field config\.modules\[0\]\.id, .*house/,
    ],
    [
      "tells facts that the choices do not come to",
      text.replace(/"points":\d+/, '"points":99'),
      /line \d+, field events.*points, message other fact/,
    ],
    // The first deal may be another game's from which this one went on; the next one comes of its own seed.
    ["was dealt from another seed", text.replace(/"seed":"[^"]*"/, '"seed":"other"'), /line \d+, field events.*hands/],
  ])("%s", (_, log, reason) => {
    const result = validatedLog(log, GAMES);
    expect(Result.isFailure(result) ? result.failure : "believed").toMatch(reason);
    expect(Result.isFailure(result)).toBe(true);
  });

  it("unpacks to more than any game makes, or is no text", () => {
    const path = join(folder, "odd");
    writeFileSync(path, gzipSync(Buffer.alloc(21_000_000)));
    expect(Result.isFailure(readText(path))).toBe(true);
    writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00]));
    expect(Result.isFailure(readText(path))).toBe(true);
  });
});
