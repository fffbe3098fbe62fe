import { startPostgres } from "@blueplate/store/testing";
import { afterEach, expect, it } from "vitest";
import { acknowledgedLate, faultsIn, startLoad } from "../cluster/load.ts";
import { nodeSettings } from "../cluster/nodes.ts";
import { newMachine } from "../machine.ts";
import type { ServerProcess } from "../process.ts";

const machine = newMachine();
afterEach(() => machine.clear());

/** Longer than a lease, and than PostgreSQL keeps the session of somebody who says nothing. */
const FROZEN_MS = 17_000;

it.for([
  ["alone", (database: string) => Promise.resolve({ DATABASE_URL: database, DATA_DIR: "/nowhere" })],
  ["one of two", nodeSettings],
] as const)(
  "a server that is frozen for 17 seconds and wakes acknowledges nothing that another has taken over: %s",
  async ([, settingsFor], context) => {
    const postgres = await startPostgres();
    if (!postgres) return context.skip("no PostgreSQL on this machine");
    const frozen = await machine.start(await settingsFor(postgres.url));
    let running: readonly ServerProcess[] = [frozen];
    const load = await startLoad(() => running, 4);
    await load.play(3);
    frozen.child.kill("SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
    const next = await machine.start(await settingsFor(postgres.url));
    running = [next];
    expect(await faultsIn(load, next, load.cookie)).toEqual([]);
    expect(await acknowledgedLate(frozen, load)).toBe(0);
    expect(await frozen.ended).toBe(1);
    await load.play(3);
    expect(await faultsIn(load, next)).toEqual([]);
    await postgres.stop();
  },
);
