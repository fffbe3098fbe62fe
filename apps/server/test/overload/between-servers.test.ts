import { setImmediate as nextTurn } from "node:timers/promises";
import { clusterStore } from "@blueplate/store";
import { startPostgres, type TestPostgres } from "@blueplate/store/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AT_ONCE, commandsWaiting, heldStore } from "./held-store.ts";
import { type Inside, me, startInside, toyTable } from "../inside.ts";
import { bid } from "../machine.ts";
import { toyModule } from "../toy/module.ts";
import { nodeSettings } from "../cluster/nodes.ts";

type Held = ReturnType<typeof heldStore>;

let postgres: TestPostgres | null = null;
const nodes: { readonly server: Inside; readonly store: Held }[] = [];

const startNode = async (database: string): Promise<void> => {
  const settings = await nodeSettings(database);
  const store = heldStore(clusterStore(database, settings["CLUSTER_URL"] ?? ""));
  const env = { ...settings, METRICS_TOKEN: "token", OVERLOAD_DELAY: "1" };
  const calm = { everyMs: 1_000, read: () => 0 };
  nodes.push({ server: await startInside(env, store.layer, toyModule, calm), store });
};

beforeAll(async () => {
  postgres = await startPostgres();
  if (!postgres) return;
  await startNode(postgres.url);
  await startNode(postgres.url);
  // The first one is to decide for all tables.
  await postgres.ask("update nodes set leaving = true where id = (select max(id) from nodes)");
  const owners = "select distinct node from shards where node is distinct from (select min(id) from nodes)";
  while ((await postgres.ask(owners)).length > 0) await nextTurn();
}, 60_000);
afterAll(async () => {
  for (const { store, server } of nodes) {
    // What is held would keep the server from ending.
    store.open();
    await server.stop();
  }
  await postgres?.stop();
}, 60_000);

it("what the owner of a table has no time for is refused with when to come again, whichever server was asked", async (context) => {
  const [owner, asked] = nodes;
  if (!asked || !owner) return context.skip("no PostgreSQL on this machine");
  const { api, cookie } = owner.server.browser();
  const tables: string[] = [];
  const opened = async () => (await api.tables.create.mutate(toyTable([me]))).id;
  while (tables.length < AT_ONCE + 1) tables.push(await opened());
  const last = await opened();
  owner.store.hold();
  const taken = tables.map((table) => api.play.mutate(bid(table, "once", 0)));
  while (owner.store.held() < AT_ONCE || (await commandsWaiting(owner.server)) < 1) await nextTurn();
  const since = performance.now();
  while (performance.now() - since < 1) await nextTurn();
  const headers = { "content-type": "application/json", cookie: cookie() };
  const play = () =>
    fetch(`${asked.server.url}/trpc/play`, { method: "POST", headers, body: JSON.stringify(bid(last, "once", 0)) });
  const refused = await play();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^[123]$/)]);
  expect(await refused.text()).toContain("Overloaded");
  expect(await commandsWaiting(asked.server)).toBe(0);
  owner.store.open();
  await Promise.allSettled(taken);
  expect((await play()).status).toBe(200);
});
