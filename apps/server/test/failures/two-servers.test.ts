import { setImmediate as nextTurn } from "node:timers/promises";
import { startPostgres, startWire, type TestPostgres, type Wire } from "@blueplate/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClusterLoad, faultsIn, startLoad } from "../cluster/load.ts";
import { nodeSettings } from "../cluster/nodes.ts";
import { newMachine } from "../machine.ts";
import type { ServerProcess } from "../process.ts";
import { CANNOT_FILL, fillEntries, NOTHING } from "./full-table.ts";

const TABLES = 6;

const LOST = "The lock of the database is lost";

// Each start costs seconds: one failure follows the other, and whoever ended is followed by the next server.
describe("two servers on one database, under load", () => {
  const machine = newMachine();
  let postgres: TestPostgres | null = null;
  let way: Wire | null = null;
  let load: ClusterLoad;
  let running: Promise<readonly ServerProcess[]> = Promise.resolve([]);

  /** A test that may answer why this machine cannot try it. */
  const failing = (name: string, test: (database: TestPostgres, way: Wire) => Promise<string | void>) =>
    it(name, async (context) => {
      const reason = postgres && way ? await test(postgres, way) : "no PostgreSQL on this machine";
      if (typeof reason === "string") context.skip(reason);
    });
  /** These are asked from now on. */
  const ask = (servers: readonly (ServerProcess | Promise<ServerProcess>)[]) =>
    (running = Promise.all(servers.map((server) => Promise.resolve(server))));
  const nothingIsWrong = async () => {
    for (const server of await running) expect(await faultsIn(load, server)).toEqual([]);
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    way = postgres && (await startWire(postgres.url));
    if (!postgres || !way) return;
    const settings = [await nodeSettings(way.url), await nodeSettings(postgres.url)];
    await ask(settings.map((each) => machine.start(each)));
    load = await startLoad(() => running, TABLES);
  });
  afterAll(async () => {
    await machine.clear();
    way?.stop();
    await postgres?.stop();
  });

  failing("a database whose clock is put back an hour holds nobody to the leases of before", async (database) => {
    const [stays, dies] = await running;
    if (!stays || !dies) throw new Error("two servers run");
    dies.child.kill("SIGSTOP");
    // What was said to be over in 3 seconds is over in an hour.
    await database.ask("update nodes set expires_at = expires_at + interval '1 hour'");
    await Promise.all([dies.kill("SIGKILL"), ask([stays])]);
    await load.play(2);
    await nothingIsWrong();
  });

  failing(
    "both end with a database that crashes, and with the next two everything is there",
    async (database, wire) => {
      const second = machine.start(await nodeSettings(database.url));
      const [first] = await running;
      if (!first) throw new Error("one server runs");
      const both = await ask([first, second]);
      const playing = load.play(5);
      await load.next();
      const crashing = database.restart();
      for (const server of both) {
        expect(await server.ended).toBe(1);
        expect(server.output()).toContain(LOST);
      }
      await crashing;
      await ask([machine.start(await nodeSettings(wire.url)), machine.start(await nodeSettings(database.url))]);
      await playing;
      await nothingIsWrong();
    },
  );

  failing(
    "one that does not reach the database any more ends, and the other goes on with everything",
    async (_, wire) => {
      const [cut, stays] = await running;
      if (!cut || !stays) throw new Error("two servers run");
      const playing = load.play(5);
      await load.next();
      wire.cut("there");
      expect(await cut.ended).toBe(1);
      expect(cut.output()).toContain(`${LOST} (PostgreSQL does not answer)`);
      await ask([stays]);
      await playing;
      await nothingIsWrong();
    },
  );

  failing(
    "of two whose database has its clock put forward by an hour one ends, and the other goes on with everything",
    async (database) => {
      const [first] = await running;
      if (!first) throw new Error("one server runs");
      const both = await ask([first, machine.start(await nodeSettings(database.url))]);
      const playing = load.play(20);
      await load.next();
      const ends = both.map(async (server) => ({ server, code: await server.ended }));
      let oneHasEnded = false;
      void Promise.race(ends).then(() => (oneHasEnded = true));
      // What was said to be over in 3 seconds is over now. Where both have looked in the same moment, neither has noticed.
      while (!oneHasEnded) await database.ask("update nodes set expires_at = expires_at - interval '1 hour'");
      const { server, code } = await Promise.race(ends);
      expect(code).toBe(1);
      expect(server.output()).toContain(`${LOST} (its lease was over)`);
      await ask(both.filter((each) => each !== server));
      await playing;
      await load.play(2);
      await nothingIsWrong();
      expect((await running).map(({ child }) => child.exitCode)).toEqual([null]);
    },
  );

  failing("both refuse what a full disk does not take, and go on once there is room", async (database) => {
    const [first] = await running;
    if (!first) throw new Error("one server runs");
    const both = await ask([first, machine.start(await nodeSettings(database.url))]);
    await load.play(2);
    const before = load.setbacks.length;
    if (!(await fillEntries(database))) return CANNOT_FILL;
    const playing = load.play(20);
    while (load.setbacks.length < before + TABLES) await nextTurn();
    for (const { url } of both) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    database.fillDisk(null);
    await playing;
    expect(new Set(load.setbacks.slice(before))).toEqual(new Set([503]));
    await nothingIsWrong();
  });

  failing(
    "both end with a database that has no room for its journal, and with the next two everything is there",
    async (database) => {
      const both = await running;
      expect(both).toHaveLength(2);
      if (!database.fillDisk(NOTHING)) return CANNOT_FILL;
      const playing = load.play(5);
      for (const server of both) {
        expect(await server.ended).toBe(1);
        expect(server.output()).toContain(LOST);
      }
      // It starts again with room, from what its journal holds.
      await database.restart();
      const settings = [await nodeSettings(database.url), await nodeSettings(database.url)];
      await ask(settings.map((each) => machine.start(each)));
      await playing;
      await load.play(2);
      await nothingIsWrong();
    },
  );
});
