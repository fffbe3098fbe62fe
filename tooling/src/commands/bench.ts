import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { botRows } from "../bench/bot.ts";
import { engineRows } from "../bench/engine.ts";
import { replayRows } from "../bench/replay.ts";
import { benchServer, tellServerRow } from "../bench/server/bench-server.ts";
import type { BenchRow, MeasuredRow } from "../bench/row.ts";
import { fail } from "../fail.ts";
import { parsed } from "./parsed.ts";

/**
 * `pnpm bench engine|replay|bot [--json FILE] [--write-baseline]`: medians, and each row's ratio to the stored baseline.
 * `pnpm bench server [--tables N] [--watchers N] [--rate N] [--seconds N] [--store pglite|postgres]
 * [--processes N] [--newcomers N] [--json FILE]`: a server under load, or several on one PostgreSQL; so many people a second ask for a
 * new table meanwhile.
 */
const SUITES: Readonly<Record<string, () => readonly MeasuredRow[]>> = {
  engine: engineRows,
  replay: replayRows,
  bot: botRows,
};
const usage = `usage: pnpm bench ${Object.keys(SUITES).join("|")} [--json FILE] [--write-baseline]
       pnpm bench server [--tables N] [--watchers N] [--rate N] [--seconds N] [--store pglite|postgres]
                          [--processes N] [--newcomers N] [--json FILE]`;
const { values, positionals } = parsed(
  {
    allowPositionals: true,
    options: {
      json: { type: "string" },
      "write-baseline": { type: "boolean", default: false },
      tables: { type: "string", default: "100" },
      watchers: { type: "string", default: "4" },
      rate: { type: "string", default: "50" },
      seconds: { type: "string", default: "20" },
      store: { type: "string", default: "pglite" },
      processes: { type: "string", default: "1" },
      newcomers: { type: "string", default: "0" },
    },
  },
  usage,
);

const wholeFrom = (
  least: 0 | 1,
  name: "tables" | "watchers" | "rate" | "seconds" | "processes" | "newcomers",
): number => {
  const value = Number(values[name]);
  return Number.isInteger(value) && value >= least ? value : fail(`--${name}: a whole number from ${least}. ${usage}`);
};

const isStore = (name: string): name is "pglite" | "postgres" => name === "pglite" || name === "postgres";

if (positionals[0] === "server") {
  const store = isStore(values.store) ? values.store : fail(`--store: pglite or postgres. ${usage}`);
  if (store === "postgres" && !process.env["DATABASE_URL"])
    fail("--store postgres needs an empty database: set DATABASE_URL");
  const processes = wholeFrom(1, "processes");
  if (processes > 1 && store === "pglite") fail("--processes: several servers share a PostgreSQL (--store postgres)");
  const plan = {
    tables: wholeFrom(1, "tables"),
    watchers: wholeFrom(1, "watchers"),
    rate: wholeFrom(1, "rate"),
    seconds: wholeFrom(1, "seconds"),
    newcomers: wholeFrom(0, "newcomers"),
  };
  tellServerRow(await benchServer(plan, store, processes), values.json);
  process.exit();
}
const suite = SUITES[positionals[0] ?? ""] ?? fail(usage);

const baselineFile = join(import.meta.dirname, "../../bench-baseline.json");
// cast: our own file.
const baseline = (existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, "utf8")) : { rows: [] }) as {
  readonly rows: readonly BenchRow[];
};
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`;
const rows = suite().map((row): BenchRow => {
  const before = baseline.rows.find((each) => each.name === row.name);
  return { ...row, baselineRatio: before ? Math.round((row.median / before.median) * 100) / 100 : null };
});

process.stdout.write(`${machine}, commit ${commit}\n`);
for (const { name: row, median, p95, unit, baselineRatio } of rows) {
  const digits = unit === "ms" ? 3 : 1;
  const numbers = `${median.toFixed(digits).padStart(10)} ${unit.padEnd(8)} p95 ${p95.toFixed(digits).padStart(10)}`;
  process.stdout.write(
    `${row.padEnd(24)}${numbers}   ${baselineRatio === null ? "no baseline" : `x ${baselineRatio} of the baseline`}\n`,
  );
}
const json = `${JSON.stringify({ machine, commit, rows }, null, 2)}\n`;
if (values.json !== undefined) writeFileSync(values.json, json);
if (values["write-baseline"]) {
  // The rows of the other suites stay as they were measured.
  const others = baseline.rows.filter((row) => !rows.some((each) => each.name === row.name));
  writeFileSync(baselineFile, `${JSON.stringify({ machine, commit, rows: [...others, ...rows] }, null, 2)}\n`);
}
