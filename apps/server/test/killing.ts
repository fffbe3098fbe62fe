import { expect } from "vitest";
import { type Browser, browserAt } from "./clients.ts";
import { readLog } from "./fold.ts";
import { me, toyTable } from "./inside.ts";
import { bid, type Machine } from "./machine.ts";
import type { ServerProcess } from "./process.ts";

/** Plays as fast as answers come, notes what was acknowledged, and kills the server while a command is on its way. */
const writeUntilKilled = async (
  server: ServerProcess,
  browser: Browser,
  table: string,
  last: number,
  acknowledged: Map<string, number>,
  name: string,
  commands: number,
): Promise<void> => {
  const send = async (index: number) => {
    const id = `${name}-${index}`;
    const { seq } = await browser.api.play.mutate(bid(table, id, last));
    acknowledged.set(id, seq);
  };
  for (let index = 0; index < commands; index++) await send(index);
  const onTheWay = Array.from({ length: 8 }, (_, index) => send(commands + index));
  await onTheWay[0];
  const dead = server.kill("SIGKILL");
  await Promise.allSettled(onTheWay);
  await dead;
};

/** Kills a server so many times in the middle of writing, each time at another command: it has lost none that it acknowledged. */
export const killAndCompare = async (machine: Machine, kills: number): Promise<void> => {
  const data = await machine.folder();
  const acknowledged = new Map<string, number>();
  let cookie = "";
  let table = "";
  for (let kill = 0; kill < kills; kill++) {
    const server = await machine.start({ DATA_DIR: data });
    const browser = browserAt(server.url, cookie);
    if (table === "") table = (await browser.api.tables.create.mutate(toyTable([me], "100000"))).id;
    cookie = browser.cookie();
    const log = readLog(await browser.api.log.export.query({ table }));
    const stored = new Map(log.entries.map((entry) => ["commandId" in entry ? entry.commandId : "", entry.seq]));
    for (const [id, seq] of acknowledged) expect(stored.get(id), `after kill ${kill}: ${id}`).toBe(seq);
    await writeUntilKilled(
      server,
      browser,
      table,
      log.entries.length - 1,
      acknowledged,
      `k${kill}`,
      3 + ((kill * 7) % 11),
    );
  }
  expect(acknowledged.size).toBeGreaterThan(kills * 3);
};
