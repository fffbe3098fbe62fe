import { setImmediate as nextTurn } from "node:timers/promises";
import { startPostgres, startWire, type TestPostgres, type Wire } from "@blueplate/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserAt, refusalOf } from "../clients.ts";
import { type ClusterLoad, faultsIn, startLoad } from "../cluster/load.ts";
import { nodeSettings } from "../cluster/nodes.ts";
import { newMachine } from "../machine.ts";
import type { ServerProcess } from "../process.ts";

const TABLES = 6;

const COMMANDS = "select count(*)::int as count from entries where command_id is not null";
const LINES = "select count(*)::int as count from chat";

const countOf = async (database: TestPostgres, statement: string): Promise<unknown> =>
  (await database.ask(statement))[0]?.["count"];

// Two servers of one database; what the first one asks the second goes over a way of which the way back can be cut.
describe("an answer from one server to another that is lost", () => {
  const machine = newMachine();
  let postgres: TestPostgres | null = null;
  let way: Wire | null = null;
  let load: ClusterLoad;
  let servers: readonly ServerProcess[] = [];

  const between = (name: string, test: (database: TestPostgres, way: Wire, asker: ServerProcess) => Promise<void>) =>
    it(name, (context) => {
      const [asker] = servers;
      return postgres && way && asker ? test(postgres, way, asker) : context.skip("no PostgreSQL on this machine");
    });

  beforeAll(async () => {
    postgres = await startPostgres();
    if (!postgres) return;
    const [asker, owner] = [await nodeSettings(postgres.url), await nodeSettings(postgres.url)];
    const url = owner["CLUSTER_URL"] ?? "";
    way = await startWire(url);
    servers = [await machine.start(asker), await machine.start(owner)];
    await postgres.ask(`update nodes set url = '${way.url}' where url like '${url}%'`);
    load = await startLoad(() => servers, TABLES);
    // The first one hears of the way at its next look.
    const [first] = servers;
    if (first) servers = [first];
    while (way.count() === 0) await load.play(1);
  });
  afterAll(async () => {
    await machine.clear();
    way?.stop();
    await postgres?.stop();
  });

  between("asks again with the command's id, and the command is played once", async (database, wire) => {
    await load.play(1);
    const before = [...load.acknowledged.values()].reduce((sum, own) => sum + own.size, 0);
    wire.cut("back");
    let answered = 0;
    const playing = load.play(1).then(() => (answered = TABLES));
    while ((await countOf(database, COMMANDS)) !== before + TABLES) await nextTurn();
    // All are written, and those who asked for some of them have not heard of it.
    expect(answered).toBe(0);
    wire.drop();
    wire.heal();
    await playing;
    expect(load.setbacks).toEqual([]);
    for (const server of servers) expect(await faultsIn(load, server)).toEqual([]);
    expect(await countOf(database, COMMANDS)).toBe(before + TABLES);
  });

  between(
    "is told to whoever asked for what carries no id, and nothing is asked again",
    async (database, wire, asker) => {
      const { api } = browserAt(asker.url, load.cookie);
      wire.cut("back");
      const said = Array.from(load.acknowledged.keys(), (table) =>
        refusalOf(api.chat.send.mutate({ table, text: "hello" })).catch(() => null),
      );
      while ((await countOf(database, LINES)) !== TABLES) await nextTurn();
      wire.drop();
      wire.heal();
      const refused = (await Promise.all(said)).filter((refusal) => refusal !== null);
      expect(refused.length).toBeGreaterThan(0);
      for (const refusal of refused) expect(refusal).toMatchObject({ status: 503, tag: "NotStored" });
      expect(await countOf(database, LINES)).toBe(TABLES);
    },
  );
});
