import { setImmediate as nextTurn } from "node:timers/promises";
import { startPostgres, startWire, type TestPostgres, type Wire } from "@blueplate/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acknowledgedLate, type ClusterLoad, faultsIn, startLoad } from "../cluster/load.ts";
import { newMachine } from "../machine.ts";
import type { ServerProcess } from "../process.ts";
import { CANNOT_FILL, fillEntries, NOTHING } from "./full-table.ts";

const TABLES = 4;

const LOST = "The lock of the database is lost";

// Each start costs seconds: one failure follows the other, and whoever ended is followed by the next server.
describe("one server on PostgreSQL, under load", () => {
  const machine = newMachine();
  let postgres: TestPostgres | null = null;
  let wire: Wire | null = null;
  let load: ClusterLoad;
  let running: Promise<ServerProcess> | null = null;

  /** Starts a server, which is the one that is asked from now on. */
  const start = (): Promise<ServerProcess> => {
    const clock = new URL("./clock.ts", import.meta.url).href;
    const env = { DATABASE_URL: wire?.url ?? "", DATA_DIR: "/nowhere", NODE_OPTIONS: `--import=${clock}` };
    return (running = machine.start(env));
  };
  /** A test that may answer why this machine cannot try it. */
  const failing = (
    name: string,
    test: (database: TestPostgres, way: Wire, server: ServerProcess) => Promise<string | void>,
  ) =>
    it(name, async (context) => {
      const server = await running;
      const reason = postgres && wire && server ? await test(postgres, wire, server) : "no PostgreSQL on this machine";
      if (typeof reason === "string") context.skip(reason);
    });
  /** The next server, once the one before has ended by itself. */
  const followed = async (ended: ServerProcess): Promise<ServerProcess> => {
    expect(await ended.ended).toBe(1);
    expect(ended.output()).toContain(LOST);
    return start();
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    if (!postgres) return;
    wire = await startWire(postgres.url);
    await start();
    load = await startLoad(async () => (running ? [await running] : []), TABLES);
  });
  afterAll(async () => {
    await machine.clear();
    wire?.stop();
    await postgres?.stop();
  });

  failing("goes on when its clock is put back an hour, and put right again", async (_, __, server) => {
    for (let set = 0; set < 2; set++) {
      await load.play(2);
      server.child.kill("SIGUSR2");
    }
    await load.play(2);
    expect(load.setbacks).toEqual([]);
    expect(await faultsIn(load, server)).toEqual([]);
  });

  failing("refuses what a full disk does not take, and goes on once there is room", async (database, _, server) => {
    if (!(await fillEntries(database))) return CANNOT_FILL;
    const playing = load.play(20);
    while (load.setbacks.length === 0) await nextTurn();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    database.fillDisk(null);
    await playing;
    expect(new Set(load.setbacks)).toEqual(new Set([503]));
    expect(await faultsIn(load, server)).toEqual([]);
  });

  failing(
    "ends when no answer of its database comes back, and has acknowledged none of those",
    async (_, way, server) => {
      const playing = load.play(10);
      await load.next();
      way.cut("back");
      expect(await server.ended).toBe(1);
      // After 15 seconds PostgreSQL ends the session by itself.
      way.drop();
      way.heal();
      const next = await followed(server);
      await playing;
      expect(await faultsIn(load, next)).toEqual([]);
    },
  );

  failing("acknowledges nothing when it wakes and another one has taken over", async (database, _, frozen) => {
    frozen.child.kill("SIGSTOP");
    // As PostgreSQL does after 15 seconds.
    await database.endLockHolder();
    const next = await start();
    // It has read the tables; what came to the frozen one is still to be written behind what it knows.
    expect(await faultsIn(load, next)).toEqual([]);
    expect(await acknowledgedLate(frozen, load)).toBe(0);
    expect(await frozen.ended).toBe(1);
    await load.play(2);
    expect(await faultsIn(load, next)).toEqual([]);
  });

  failing(
    "ends with a database that has no room for its journal, and with the next start everything is there",
    async (database, _, server) => {
      if (!database.fillDisk(NOTHING)) return CANNOT_FILL;
      const playing = load.play(5);
      expect(await server.ended).toBe(1);
      await database.restart();
      const next = await followed(server);
      await playing;
      expect(await faultsIn(load, next)).toEqual([]);
    },
  );
});
