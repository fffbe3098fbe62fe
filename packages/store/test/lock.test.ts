import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Effect } from "effect";
import { afterEach, beforeEach, expect, it } from "vitest";
import { holdFolder } from "../src/folder/lock.ts";
import { tempFolder } from "../src/testing/index.ts";

let folder = "";
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const lock = () => join(folder, "server.lock");
const heldHere = () => Effect.runPromiseExit(Effect.scoped(holdFolder(folder)));

/** Another process that wants the folder; what it says first. */
const holder = (): Promise<{ readonly said: string; readonly child: ChildProcess }> => {
  const script = fileURLToPath(new URL("./hold-folder.ts", import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  return new Promise((resolve) => child.stdout.once("data", (text: Buffer) => resolve({ said: String(text), child })));
};

const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });

/** The lock as a dead server left it, with some fields of its own. */
const leaveLock = (fields: object) => {
  const plain = { nonce: "n", pid: process.pid, start: "long ago", host: "elsewhere" };
  writeFileSync(lock(), JSON.stringify({ ...plain, ...fields }));
};

it("keeps a second process out while the first lives, and says who holds the folder", async () => {
  const first = await holder();
  expect(first.said).toBe("held\n");
  const second = await holder();
  expect(second.said).toContain(`in use by another server (process ${first.child.pid}`);
  expect(await heldHere()).toMatchObject({ _tag: "Failure" });
});

it("survives kill -9: the next one takes the folder at once", async () => {
  const first = await holder();
  await killed(first.child);
  expect(existsSync(lock())).toBe(true);
  expect((await holder()).said).toBe("held\n");
});

it("lets go when its scope closes", async () => {
  expect(await heldHere()).toMatchObject({ _tag: "Success" });
  expect(existsSync(lock())).toBe(false);
});

it("is not deceived by a process id that was given to another process", async () => {
  const first = await holder();
  const told: unknown = JSON.parse(readFileSync(lock(), "utf8"));
  await killed(first.child);
  leaveLock({ ...(told as object), pid: process.pid });
  expect(await heldHere()).toMatchObject({ _tag: "Success" });
});

it("trusts the heartbeat of a holder on another host, until it is silent", async () => {
  leaveLock({});
  expect(await heldHere()).toMatchObject({ _tag: "Failure" });
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock(), longAgo, longAgo);
  expect(await heldHere()).toMatchObject({ _tag: "Success" });
});

it("takes over a lock that was left half written", async () => {
  writeFileSync(lock(), '{"non');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock(), longAgo, longAgo);
  expect(await heldHere()).toMatchObject({ _tag: "Success" });
});
