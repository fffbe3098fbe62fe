import { afterAll, beforeAll, expect, it } from "vitest";
import { postgresStore } from "@blueplate/store";
import { startPostgres, type TestPostgres } from "@blueplate/store/testing";
import { browserAt, refusalOf } from "./clients.ts";
import { readLog } from "./fold.ts";
import { me, startInside, toyTable } from "./inside.ts";
import { bid, newMachine } from "./machine.ts";

const machine = newMachine();
let postgres: TestPostgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await machine.clear();
  await postgres?.stop();
}, 60_000);

/** Waits until another server asks for the lock. */
const untilAsked = async ({ ask }: TestPostgres) => {
  const waiting = "select 1 from pg_stat_activity where query like '%try_advisory_lock%' and pid <> pg_backend_pid()";
  while ((await ask(waiting)).length === 0);
};

/** Plays as fast as the server answers, until it does not; when each command was acknowledged. */
const playUntilRefused = async (api: ReturnType<typeof browserAt>["api"], table: string) => {
  const acknowledged = new Map<string, number>();
  let refused: unknown = null;
  for (let seen = 0; refused === null; seen++) {
    await api.play.mutate(bid(table, `c${seen}`, seen)).then(
      () => acknowledged.set(`c${seen}`, performance.now()),
      (why: unknown) => (refused = why),
    );
  }
  return acknowledged;
};

it("a server that loses its lock while another waits for it says so, ends, and acknowledged nothing that the other does not know", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const env = { DATABASE_URL: postgres.url, DATA_DIR: "/nowhere" };
  for (let round = 0; round < 3; round++) {
    const first = await machine.start(env);
    const ann = browserAt(first.url);
    const { id } = await ann.api.tables.create.mutate(toyTable([me], "100000"));
    const playing = playUntilRefused(ann.api, id);
    const starting = machine.start(env).then((second) => ({ second, at: performance.now() }));
    await untilAsked(postgres);
    await postgres.endLockHolder();
    const lostAt = performance.now();
    expect(await first.ended).toBe(1);
    expect(performance.now() - lostAt).toBeLessThan(5_000);
    expect(first.output()).toContain("The lock of the database is lost (its connection was closed)");
    const acknowledged = await playing;
    const { second, at } = await starting;
    const log = readLog(await browserAt(second.url, ann.cookie()).api.log.export.query({ table: id }));
    const known = new Set(log.entries.map((entry) => ("commandId" in entry ? entry.commandId : "")));
    expect(acknowledged.size).toBeGreaterThan(0);
    for (const [command, when] of acknowledged)
      expect([command, known.has(command), when < at]).toEqual([command, true, true]);
    const back = browserAt(second.url, ann.cookie());
    const next = log.entries.length - 1;
    expect(await back.api.play.mutate(bid(id, "next", next))).toEqual({ seq: next + 1 });
    await second.kill("SIGTERM");
  }
}, 120_000);

it("from the moment of the loss it is not ready and takes nothing, though the database answers", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const server = await startInside({}, postgresStore(postgres.url));
  const ready = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return [answer.status, await answer.text()];
  };
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me], "100000"));
  expect(await ready()).toEqual([200, "ready\n"]);
  await postgres.endLockHolder();
  while ((await ready())[0] === 200);
  expect(await ready()).toEqual([503, "the lock of the database is lost\n"]);
  expect(await refusalOf(ann.api.play.mutate(bid(id, "a", 0)))).toMatchObject({ status: 503, tag: "NotStored" });
  expect(await ann.api.tables.get.query({ table: id })).toMatchObject({ seq: 0 });
  await server.stop();
});

it("a server whose database goes away ends too, with one line", async (context) => {
  const own = await startPostgres();
  if (!own) return context.skip("no PostgreSQL on this machine");
  const server = await machine.start({ DATABASE_URL: own.url, DATA_DIR: "/nowhere" });
  const began = performance.now();
  await own.stop();
  expect(await server.ended).toBe(1);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(server.output()).toContain("The lock of the database is lost");
}, 60_000);
