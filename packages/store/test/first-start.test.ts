import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Effect, Layer, Logger, Option } from "effect";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Guests } from "../src/index.ts";
import { archivePath, unpacked } from "../src/sql/embedded/first-start/archive.ts";
import { firstStart } from "../src/sql/embedded/first-start/first-start.ts";
import { pglite } from "../src/sql/embedded/pglite.ts";
import { sqlStore } from "../src/sql/store.ts";
import { buildArchive, tempFolder } from "../src/testing/index.ts";

const built = tempFolder();
const archive = join(built, "empty-database-1.tar.gz");

const folders = [built];
let data = "";
let folder = "";
const log: string[] = [];

beforeAll(() => {
  writeFileSync(join(built, "empty-database-0.tar.gz"), "of an earlier version");
  writeFileSync(`${archive}.new-1`, "of a build that was killed");
  buildArchive(archive);
});
beforeEach(() => {
  data = tempFolder();
  folder = join(data, "pglite");
  folders.push(data);
  log.length = 0;
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

const heard = Logger.layer([Logger.map(Logger.formatJson, (line) => void log.push(line))]);
const lines = (): readonly unknown[] => log.map((line) => (JSON.parse(line) as { readonly message: unknown }).message); // cast: as Effect writes it.

/** A server's database is open while `run` asks it. */
const onStore = <A, E>(from: string, run: (guests: Guests["Service"]) => Effect.Effect<A, E>): Promise<A> => {
  const store = sqlStore.pipe(Layer.provide(pglite(data, from)), Layer.provideMerge(heard));
  return Effect.runPromise(Effect.flatMap(Guests, run).pipe(Effect.provide(store)));
};
const ann = (guests: Guests["Service"]) => guests.byTokenHash("hash of ann");

/** A file of the name and content that is not whole or not what it should be. */
const broken = (bytes: Uint8Array): string => {
  const file = join(data, "broken.tar.gz");
  writeFileSync(file, bytes);
  return file;
};

it("the build leaves one archive of an empty database, of today's version, and makes it once", () => {
  expect(readdirSync(built)).toEqual(["empty-database-1.tar.gz"]);
  const { mtimeMs } = statSync(archive);
  buildArchive(archive);
  expect(statSync(archive).mtimeMs).toBe(mtimeMs);
  expect(archivePath()).toMatch(/packages\/store\/dist\/empty-database-[0-9a-f]{16}\.tar\.gz$/);
});

it("a first start from the archive has a database that migrates, and holds over a restart what is written to it", async () => {
  await onStore(archive, (guests) => guests.create("ann", "hash of ann", 1));
  // Nothing was laid out here: that is said before it is done.
  expect(lines()).toEqual([]);
  // Gone since: it is for first starts alone.
  expect(await onStore("/nowhere", ann)).toEqual(Option.some("ann"));
  expect(lines()).toEqual([]);
  for (const file of ["PG_VERSION", "pg_hba.conf", "global/pg_control"]) {
    const { mode, uid } = statSync(join(folder, file));
    // Whoever else is on the machine writes to none of it.
    expect({ mode: mode & 0o022, uid }).toEqual({ mode: 0, uid: process.getuid?.() });
  }
});

it("an archive that cannot be read is told of in the log, and the database is laid out here", async () => {
  const half = broken(readFileSync(archive).subarray(0, 2_000_000));
  await onStore(half, (guests) => guests.create("ann", "hash of ann", 1));
  expect(lines()).toEqual([
    expect.stringMatching(/^First start: .*broken\.tar\.gz cannot be unpacked \(/),
    "First start: laying out the database, about 3 seconds",
  ]);
  expect(await onStore(archive, ann)).toEqual(Option.some("ann"));
  expect(readdirSync(data).toSorted()).toEqual(["broken.tar.gz", "pglite"]);
});

it("an archive with a wrong byte is not taken, nor one without a database", async () => {
  const { signal } = new AbortController();
  const wrong = new Uint8Array(readFileSync(archive));
  wrong[3_000_000] = (wrong[3_000_000] ?? 0) ^ 1;
  await expect(unpacked(broken(wrong), join(data, "a"), signal)).rejects.toThrow("tar");
  const tar = gunzipSync(readFileSync(archive));
  const empty = broken(gzipSync(new Uint8Array(tar.length)));
  await expect(unpacked(empty, join(data, "b"), signal)).rejects.toThrow("there is no database in it");
});

it("a folder with a database is left as it is, and what a killed start has half unpacked goes", async () => {
  mkdirSync(`${folder}.new-1`);
  writeFileSync(join(`${folder}.new-1`, "PG_VERSION"), "18");
  await Effect.runPromise(firstStart(folder, archive));
  expect(readdirSync(data)).toEqual(["pglite"]);
  writeFileSync(join(folder, "PG_VERSION"), "of somebody");
  const there = readdirSync(folder, { recursive: true }).length;
  await Effect.runPromise(firstStart(folder, archive));
  expect(readFileSync(join(folder, "PG_VERSION"), "utf8")).toBe("of somebody");
  expect(readdirSync(folder, { recursive: true })).toHaveLength(there);
});
