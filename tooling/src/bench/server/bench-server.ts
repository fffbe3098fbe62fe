import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { rowOf } from "../row.ts";
import { type LoadPlan, underLoad } from "./load.ts";
import { startMeasured } from "./measured-server.ts";
import type { ServerUse } from "./probe.ts";
import { scriptOf } from "./script.ts";
import { leave } from "./visitors.ts";

const SEATS = 3;

/** A row of the bench: what was asked, and what it took. */
export interface ServerRow {
  readonly tables: number;
  readonly watchers: number;
  readonly store: string;
  readonly asked: number;
  readonly got: number;
  readonly refused: number;
  readonly delivered: number;
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
  outcome: Awaited<ReturnType<typeof underLoad>>,
  [before, after]: readonly [ServerUse, ServerUse],
): ServerRow => {
  const { times, ...counts } = outcome;
  const sorted = times.toSorted((a, b) => a - b);
  const { median, p95 } = rowOf("delivery", "ms", sorted);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return {
    tables: plan.tables,
    watchers: plan.watchers,
    store,
    ...counts,
    p50: rounded(median),
    p95: rounded(p95),
    p99: rounded(p99),
    cpuMsPerCommand: rounded((after.cpuMs - before.cpuMs) / Math.max(1, outcome.got)),
    rssMb: Math.round(after.rssMb),
    loopP99: rounded(after.loopP99),
  };
};

/**
 * Starts a server with an empty store (the embedded database, or the PostgreSQL of DATABASE_URL) in a process of its own, plays at its
 * tables over http with watchers on event streams, and tells what each command cost it and how long watchers waited.
 */
export const benchServer = async (plan: LoadPlan, store: "pglite" | "postgres"): Promise<ServerRow> => {
  const data = mkdtempSync(join(tmpdir(), "blueplate-load-"));
  const server = await startMeasured(
    store === "postgres"
      ? { DATA_DIR: data, DATABASE_URL: process.env["DATABASE_URL"] ?? "" }
      : { DATA_DIR: data, DATABASE_URL: "" },
  );
  try {
    const perTable = Math.ceil((plan.rate * plan.seconds) / plan.tables) + 1;
    const script = scriptOf(SEATS, perTable);
    let [before, after] = [await server.use(), await server.use()];
    const outcome = await underLoad(server.url, script, plan, {
      onBegin: async () => void (before = await server.use()),
      onEnd: async () => void (after = await server.use()),
    });
    return rowFor(plan, store, outcome, [before, after]);
  } finally {
    leave();
    await server.stop();
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
