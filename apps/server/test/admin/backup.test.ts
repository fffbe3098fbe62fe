import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { EventLog, folderStore, postgresStore, type Store, Tables } from "@blueplate/store";
import { laidOutFolder, startPostgres } from "@blueplate/store/testing";
import { Effect, type Layer } from "effect";
import { afterEach, describe, expect, it } from "vitest";
import { type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { ADMIN_TOKEN, operatorOf } from "./operator.ts";

const left: (() => void)[] = [];
afterEach(() => {
  for (const clean of left.splice(0)) clean();
});

const tempFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "blueplate-backup-"));
  left.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const command = (name: string): string =>
  fileURLToPath(new URL(`../../../../tooling/src/commands/${name}.ts`, import.meta.url));

/** Runs a command as an operator does: its exit code and what it wrote. */
const operate = async (name: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
  const { PATH = "", NODE_COMPILE_CACHE = "", NODE_OPTIONS = "" } = process.env;
  const environment = { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, HOME: tmpdir(), ...env };
  // It opens a database once: that gains nothing from code that is made quicker in the background.
  const flags = ["--liftoff-only", command(name), ...args];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, flags, { env: environment });
    return { code: 0, said: stdout };
  } catch (error) {
    // cast: what a child process that failed is told of by.
    const { code, stderr } = error as { readonly code: number; readonly stderr: string };
    return { code, said: stderr };
  }
};

/** Every log of a store, as bytes. */
const logsOf = (store: Layer.Layer<Store, unknown>): Promise<ReadonlyMap<string, string>> =>
  Effect.runPromise(
    Effect.gen(function* () {
      const tables = yield* Tables.use((service) => service.list({ _tag: "All", search: "" }, 1_000));
      const logs = new Map<string, string>();
      for (const { id } of tables) logs.set(id, JSON.stringify(yield* EventLog.use((log) => log.read(id, 0))));
      return logs;
    }).pipe(Effect.provide(store)),
  );

/** What somebody plays: a table against a bot, with so many decisions of theirs. */
const play = async (server: Inside, decisions: number) => {
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "500"));
  const follower = ann.follow([{ id, after: -1 }]);
  let seen = 0;
  const botsBids = (): number =>
    follower.messages.filter(
      (message) => message._tag === "Entry" && message.entry._tag === "Played" && message.entry.seat === 1,
    ).length;
  // The bot bids at once for the round that has begun: then nothing more happens before Ann does.
  const botWaits = (round: number) => follower.until(() => botsBids() > round);
  const decide = async (round: number) => {
    await botWaits(round);
    const bid = { commandId: `c${seen}`, seen, command: { _tag: "bid", amount: 1 } };
    const { seq } = await ann.api.play.mutate({ table: id, ...bid });
    await follower.entry(id, seq);
    await botWaits(round + 1);
    seen = Math.max(...follower.messages.flatMap((message) => (message._tag === "Entry" ? [message.entry.seq] : [])));
  };
  for (let round = 0; round < decisions; round++) await decide(round);
  return { id, jar: ann.cookie(), seen: () => seen };
};

/** A store that can be lost: what the commands find it by, and another one in its place. */
interface Lossy {
  readonly env: Readonly<Record<string, string>>;
  readonly layer: () => Layer.Layer<Store, unknown>;
  readonly isAsked: boolean;
  readonly lose: () => Promise<Omit<Lossy, "lose" | "isAsked">>;
}

const inFolder = (folder: string) => ({ env: { DATA_DIR: folder }, layer: () => folderStore(folder) });

const folder = async (): Promise<Lossy> => {
  const first = await laidOutFolder();
  return {
    ...inFolder(first),
    isAsked: true,
    lose: async () => {
      rmSync(first, { recursive: true });
      return inFolder(tempFolder());
    },
  };
};

const inDatabase = (url: string) => ({ env: { DATABASE_URL: url }, layer: () => postgresStore(url) });

const database = async (): Promise<Lossy | null> => {
  const postgres = await startPostgres();
  if (!postgres) return null;
  left.push(() => void postgres.stop());
  return {
    ...inDatabase(postgres.url),
    isAsked: false,
    lose: async () => {
      await postgres.ask("create database other");
      const url = postgres.url.replace(/\/postgres$/, "/other");
      return inDatabase(url);
    },
  };
};

describe.each([
  { name: "the embedded database", open: folder },
  { name: "PostgreSQL", open: database },
])("the drill: a backup of $name while the server runs, and the loss of the store", ({ open }) => {
  it("brings back every log as it was at the moment of the backup, and the game goes on", async (context) => {
    const store = await open();
    if (!store) return context.skip("no PostgreSQL on this machine");
    const file = join(tempFolder(), "blueplate.backup");
    const server = await startInside({ ADMIN_TOKEN }, store.layer());
    const { id, jar } = await play(server, 3);
    await operatorOf(server.url).ban("network", "10.0.0.1");
    // Nothing happens while the bot waits for Ann: what stands in the log is what the backup has.
    const own = server.browser(jar);
    const at = JSON.parse(JSON.stringify((await operatorOf(server.url).tables(id)).body[0])) as {
      readonly entries: number;
    };
    const from = store.isAsked ? ["--from", server.url] : [];
    expect(await operate("backup", [file, ...from], { ...store.env, ADMIN_TOKEN })).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o077).toBe(0);
    const bid = { commandId: "after", seen: at.entries - 1, command: { _tag: "bid", amount: 1 } };
    await own.api.play.mutate({ table: id, ...bid });
    await play(server, 1);
    await server.stop();
    const lost = await logsOf(store.layer());
    // Where there is something already nothing is put, and it stays as it is.
    const refused = await operate("restore", [file], store.env);
    expect(refused).toMatchObject({ code: 2, said: expect.stringContaining("already") });
    expect(await logsOf(store.layer())).toEqual(lost);
    const fresh = await store.lose();
    expect(await operate("restore", [file], fresh.env)).toMatchObject({ code: 0 });
    const restored = await logsOf(fresh.layer());
    expect([...restored.keys()]).toEqual([id]);
    const before = JSON.stringify((JSON.parse(lost.get(id) ?? "[]") as readonly unknown[]).slice(0, at.entries));
    expect(restored.get(id)).toBe(before);
    const again = await startInside({ ADMIN_TOKEN }, fresh.layer());
    expect((await operatorOf(again.url).state()).body.bans).toMatchObject([{ target: "10.0.0.1" }]);
    const { seq } = await again.browser(jar).api.play.mutate({ table: id, ...bid, commandId: "again" });
    expect(seq).toBeGreaterThanOrEqual(at.entries);
    await again.stop();
  });

  it("is refused while a server owns the place of it, and what is no backup changes nothing", async (context) => {
    const store = await open();
    if (!store) return context.skip("no PostgreSQL on this machine");
    const file = join(tempFolder(), "no.backup");
    writeFileSync(file, "this is no backup");
    const fresh = await store.lose();
    expect((await operate("restore", [file], fresh.env)).code).toBe(2);
    const server = await startInside({ ADMIN_TOKEN }, fresh.layer());
    expect(await operate("restore", [file], fresh.env)).toMatchObject({
      code: 2,
      said: expect.stringContaining("in use"),
    });
    await server.stop();
    expect((await logsOf(fresh.layer())).size).toBe(0);
  });
});

it("the embedded database is backed up without a server too, and not beside one that was not asked", async () => {
  const data = await laidOutFolder();
  left.push(() => rmSync(data, { recursive: true }));
  const file = join(tempFolder(), "blueplate.backup");
  const server = await startInside({ ADMIN_TOKEN }, folderStore(data));
  await play(server, 1);
  expect(await operate("backup", [file], { DATA_DIR: data })).toMatchObject({
    code: 2,
    said: expect.stringContaining("in use"),
  });
  const wrong = await operate("backup", [file, "--from", server.url], { DATA_DIR: data, ADMIN_TOKEN: "wrong" });
  expect(wrong).toMatchObject({ code: 2, said: expect.stringContaining("401") });
  await server.stop();
  expect(await operate("backup", [file], { DATA_DIR: data })).toMatchObject({ code: 0 });
  const other = tempFolder();
  expect(await operate("restore", [file], { DATA_DIR: other })).toMatchObject({ code: 0 });
  expect(await logsOf(folderStore(other))).toEqual(await logsOf(folderStore(data)));
  expect(readFileSync(file).length).toBeGreaterThan(1_000);
});
