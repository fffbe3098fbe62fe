import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@blueplate/store/testing";
import { rowOf } from "../row.ts";
import { type LoadPlan, underLoad } from "./load.ts";
import { type MeasuredServer, startMeasured } from "./measured-server.ts";
import type { ServerUse } from "./probe.ts";
import { scriptOf } from "./script.ts";
import { leave } from "./visitors.ts";

const SEATS = 3;

/** A row of the bench: what was asked, and what it took. */
export interface ServerRow {
  readonly tables: number;
  readonly watchers: number;
  readonly store: string;
  readonly processes: number;
  readonly asked: number;
  readonly got: number;
  readonly refused: number;
  readonly delivered: number;
  readonly opened: number;
  readonly shed: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly cpuMsPerCommand: number;
  readonly rssMb: number;
  readonly loopP99: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const rowFor = (
  plan: LoadPlan,
  store: string,
  processes: number,
  outcome: Awaited<ReturnType<typeof underLoad>>,
  [before, after]: readonly [ServerUse, ServerUse],
): ServerRow => {
  const { times, newcomers, ...counts } = outcome;
  const sorted = times.toSorted((a, b) => a - b);
  const { median, p95 } = rowOf("delivery", "ms", sorted);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return {
    tables: plan.tables,
    watchers: plan.watchers,
    store,
    processes,
    ...counts,
    ...newcomers,
    p50: rounded(median),
    p95: rounded(p95),
    p99: rounded(p99),
    cpuMsPerCommand: rounded((after.cpuMs - before.cpuMs) / Math.max(1, outcome.got)),
    rssMb: Math.round(after.rssMb),
    loopP99: rounded(after.loopP99),
  };
};

/** What several servers use together; the loop that is the latest of all. */
const useOf = async (servers: readonly MeasuredServer[]): Promise<ServerUse> => {
  const uses = await Promise.all(servers.map((server) => server.use()));
  return {
    cpuMs: uses.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    rssMb: uses.reduce((sum, { rssMb }) => sum + rssMb, 0),
    loopP99: Math.max(...uses.map(({ loopP99 }) => loopP99)),
  };
};

/** Where servers store that are measured; what makes them several of one database, where they are. */
const settingsFor = async (
  { newcomers }: LoadPlan,
  store: "pglite" | "postgres",
  processes: number,
  data: string,
): Promise<Readonly<Record<string, string>>> => {
  const database = store === "postgres" ? (process.env["DATABASE_URL"] ?? "") : "";
  const shared =
    processes === 1
      ? null
      : { CLUSTER_URL: `http://127.0.0.1:${await freePort()}`, CLUSTER_SECRET: "known to all of them" };
  // Where nobody new comes it is the server's speed that is asked for, not whom it turns away.
  const overload = newcomers > 0 ? null : { OVERLOAD_DELAY: "0" };
  return { DATA_DIR: data, DATABASE_URL: database, ...shared, ...overload };
};

/**
 * Starts a server with an empty store (the embedded database, or the PostgreSQL of DATABASE_URL) in a process of its own, or several on one
 * PostgreSQL, plays at its tables over http with watchers on event streams, and tells what each command cost and how long watchers waited.
 */
export const benchServer = async (
  plan: LoadPlan,
  store: "pglite" | "postgres",
  processes: number,
): Promise<ServerRow> => {
  const data = mkdtempSync(join(tmpdir(), "blueplate-load-"));
  const servers: MeasuredServer[] = [];
  try {
    while (servers.length < processes)
      servers.push(await startMeasured(await settingsFor(plan, store, processes, data)));
    const perTable = Math.ceil((plan.rate * plan.seconds) / plan.tables) + 1;
    const script = scriptOf(SEATS, perTable);
    let [before, after] = [await useOf(servers), await useOf(servers)];
    const urls = servers.map(({ url }) => url);
    const outcome = await underLoad(urls, script, plan, {
      onBegin: async () => void (before = await useOf(servers)),
      onEnd: async () => void (after = await useOf(servers)),
    });
    return rowFor(plan, store, processes, outcome, [before, after]);
  } finally {
    leave();
    for (const server of servers) await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

/** Prints a row, and writes it where it is asked for. */
export const tellServerRow = (row: ServerRow, json: string | undefined): void => {
  const cores = availableParallelism();
  process.stdout.write(`${cores} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}, Node ${process.version}\n`);
  for (const [name, value] of Object.entries(row)) process.stdout.write(`${name.padEnd(18)}${value}\n`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(row, null, 2)}\n`);
};
