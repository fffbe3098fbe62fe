import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { engineRows } from "../bench/engine.ts";
import type { BenchRow } from "../bench/row.ts";
import { fail } from "../games.ts";

/** `pnpm bench engine [--json FILE] [--write-baseline]`: medians, and each row's ratio to the stored baseline. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, "write-baseline": { type: "boolean", default: false } },
});
const suites = { engine: engineRows };
const name = positionals[0];
if (name !== "engine") fail("usage: pnpm bench engine [--json FILE] [--write-baseline]");

const baselineFile = join(import.meta.dirname, "../../bench-baseline.json");
// cast: our own file.
const baseline = (existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, "utf8")) : { rows: [] }) as {
  readonly rows: readonly BenchRow[];
};
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`;
const rows = suites.engine().map((row): BenchRow => {
  const before = baseline.rows.find((each) => each.name === row.name);
  return { ...row, baselineRatio: before ? Math.round((row.median / before.median) * 100) / 100 : null };
});

process.stdout.write(`${machine}, commit ${commit}\n`);
for (const { name: row, median, p95, unit, baselineRatio } of rows) {
  const numbers = `${median.toFixed(1).padStart(10)} ${unit.padEnd(8)} p95 ${p95.toFixed(1).padStart(10)}`;
  process.stdout.write(
    `${row.padEnd(18)}${numbers}   ${baselineRatio === null ? "no baseline" : `x ${baselineRatio} of the baseline`}\n`,
  );
}
const json = `${JSON.stringify({ machine, commit, rows }, null, 2)}\n`;
if (values.json !== undefined) writeFileSync(values.json, json);
if (values["write-baseline"]) writeFileSync(baselineFile, json);
