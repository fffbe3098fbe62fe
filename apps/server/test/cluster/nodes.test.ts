import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "@blueplate/store/testing";
import { browserAt } from "../clients.ts";
import { readLog } from "../fold.ts";
import { me, toyTable } from "../inside.ts";
import { bid, newMachine } from "../machine.ts";
import { startNode } from "./nodes.ts";

const machine = newMachine();
let postgres: TestPostgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await machine.clear();
  await postgres?.stop();
}, 60_000);

it("any server takes any request, and whoever watches another one sees every entry once and in order", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const [first, second] = [await startNode(machine, postgres.url), await startNode(machine, postgres.url)];
  const ann = browserAt(first.url);
  await ann.api.session.enter.mutate();
  const tables: string[] = [];
  for (let at = 0; at < 4; at++) {
    const server = at % 2 === 0 ? first : second;
    tables.push((await browserAt(server.url, ann.cookie()).api.tables.create.mutate(toyTable([me], "500"))).id);
  }
  const there = browserAt(second.url, ann.cookie());
  const [near, far] = [ann, there].map((browser) => browser.follow(tables.map((id) => ({ id, after: -1 }))));
  for (let seq = 1; seq <= 20; seq++) {
    for (const table of tables) {
      const browser = seq % 2 === 0 ? ann : there;
      expect(await browser.api.play.mutate(bid(table, `c${seq}`, seq - 1))).toEqual({ seq });
      // Whoever has asked for something sees it, whichever server did it.
      expect((await browser.api.tables.get.query({ table })).seq).toBe(seq);
    }
  }
  for (const watcher of [near, far]) {
    for (const table of tables) {
      await watcher?.entry(table, 20);
      const seqs = watcher?.messages.flatMap((message) =>
        message._tag === "Entry" && message.table === table ? [message.entry.seq] : [],
      );
      expect(seqs).toEqual(Array.from({ length: 21 }, (_, seq) => seq));
    }
  }
  near?.stop();
  far?.stop();
  for (const table of tables) {
    const [one, other] = await Promise.all([ann, there].map((browser) => browser.api.log.export.query({ table })));
    expect(other).toBe(one);
    expect(readLog(one ?? "").entries).toHaveLength(21);
  }
  await first.kill("SIGTERM");
  await second.kill("SIGTERM");
}, 60_000);
