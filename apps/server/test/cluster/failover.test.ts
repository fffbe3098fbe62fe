import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "@blueplate/store/testing";
import { browserAt } from "../clients.ts";
import { bid, newMachine } from "../machine.ts";
import type { ServerProcess } from "../process.ts";
import { killNodes } from "./failover.ts";
import { faultsIn, startLoad } from "./load.ts";
import { startNode } from "./nodes.ts";

const machine = newMachine();
let postgres: TestPostgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterEach(() => machine.clear(), 60_000);
afterAll(async () => {
  await postgres?.stop();
}, 180_000);

it("of three servers two are killed under load: nothing acknowledged is lost, nothing is there twice, nobody watching misses an entry", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  await killNodes(machine, postgres.url, 2, 4);
}, 180_000);

it("a server that is told to end hands its tables over, and nobody is refused meanwhile", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const running: ServerProcess[] = [await startNode(machine, postgres.url)];
  const load = await startLoad(() => running, 4);
  await load.play(2);
  running.push(await startNode(machine, postgres.url));
  const playing = load.play(12);
  await load.next();
  const [old] = running;
  const ended = old?.kill("SIGTERM");
  // A proxy looks now and then, and goes on sending until it finds that a server is not ready: that one answers still.
  while ((await fetch(`${old?.url}/readyz`)).status === 200) await load.next();
  running.splice(0, 1);
  expect(await ended).toBe(0);
  await playing;
  expect(load.setbacks).toEqual([]);
  for (const server of running) expect(await faultsIn(load, server)).toEqual([]);
}, 180_000);

it("a server that was frozen longer than its lease writes nothing once it wakes, and ends", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const [frozen, other] = [await startNode(machine, postgres.url), await startNode(machine, postgres.url)];
  const running = [frozen, other];
  const load = await startLoad(() => running, 4);
  await load.play(3);
  running.splice(0, 1);
  frozen.child.kill("SIGSTOP");
  const late = browserAt(frozen.url).api;
  const sent = Promise.allSettled(
    Array.from(load.acknowledged.keys(), (table) => late.play.mutate(bid(table, `${table}-late`, 0))),
  );
  // Longer than a lease holds: the tables of the frozen one are played at the other.
  await load.play(3);
  frozen.child.kill("SIGCONT");
  expect(await frozen.ended).toBe(1);
  expect(frozen.output()).toContain("The lock of the database is lost");
  await sent;
  await load.play(3);
  expect(await faultsIn(load, other)).toEqual([]);
}, 180_000);
