import { expect } from "vitest";
import { browserAt } from "../clients.ts";
import type { Machine } from "../machine.ts";
import type { ServerProcess } from "../process.ts";
import { faultsIn, startLoad } from "./load.ts";
import { startNode } from "./nodes.ts";

/** Three servers under load; one after the other is killed and another one started, while somebody watches at one that stays. */
export const killNodes = async (machine: Machine, database: string, kills: number, tables: number): Promise<void> => {
  const running: ServerProcess[] = [];
  for (let at = 0; at < 3; at++) running.push(await startNode(machine, database));
  const load = await startLoad(() => running, tables);
  const [stays] = running;
  if (!stays) throw new Error("no server");
  const followed = browserAt(stays.url).follow([...load.acknowledged.keys()].map((id) => ({ id, after: -1 })));
  for (let kill = 0; kill < kills; kill++) {
    const playing = load.play(8);
    await load.next();
    const [killed] = running.splice(1 + (kill % 2), 1);
    await Promise.all([killed?.kill("SIGKILL"), playing]);
    running.push(await startNode(machine, database));
  }
  await load.play(3);
  for (const server of running) expect(await faultsIn(load, server)).toEqual([]);
  for (const [table, acknowledged] of load.acknowledged) {
    const last = Math.max(...acknowledged.values());
    await followed.entry(table, last);
    const seqs = followed.messages.flatMap((message) =>
      message._tag === "Entry" && message.table === table ? [message.entry.seq] : [],
    );
    expect(seqs).toEqual(Array.from({ length: last + 1 }, (_, seq) => seq));
  }
  followed.stop();
  for (const server of running) await server.kill("SIGTERM");
};
