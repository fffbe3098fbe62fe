import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, root } from "./install.mjs";

/** What a suite came to. */
const counts = (passed, failed, skipped = 0) => ({ passed, failed, skipped });
const numberBefore = (text, word) => Number(new RegExp(`(\\d+) ${word}\\b`).exec(text)?.[1] ?? 0);

const closingLine = (output, pattern) =>
  output
    .replaceAll(/\u001B\[[0-9;]*m/g, "")
    .split("\n")
    .map((line) => line.trim())
    .findLast((line) => pattern.test(line)) ?? "";

const countsIn = (line) =>
  counts(numberBefore(line, "passed"), numberBefore(line, "failed"), numberBefore(line, "skipped"));

/** The closing line of our own commands. */
const ownCounts = (output) => countsIn(closingLine(output, /^\d+ passed, \d+ failed/));

const vitestCounts = (output) => countsIn(closingLine(output, /^Tests +\d/));

/** Playwright's report as JSON: its lines for people also hold titles of tests, which may look like counts. */
const playwrightCounts = (_, report) => {
  if (!existsSync(report)) return counts(0, 1);
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, "utf8")).stats;
  return counts(expected, unexpected + flaky, skipped);
};

/** Every suite of `npm test`: how it is run, and how its outcome is counted. */
export const SUITES = [
  { name: "check", command: "node", args: ["tooling/src/check/main.ts"], count: ownCounts },
  { name: "unit", command: "vitest", args: ["run"], count: vitestCounts },
  {
    name: "scenarios",
    command: "node",
    args: ["tooling/src/commands/scenario.ts", "scenarios"],
    count: ownCounts,
  },
  {
    name: "browser",
    command: "playwright",
    args: ["test", "--reporter=list,json"],
    cwd: "apps/web",
    count: playwrightCounts,
    needsBrowser: true,
  },
];

const named = (name) => SUITES.find((suite) => suite.name === name);

/** What `pnpm test:quick` runs while one works: types, the quickest tests of the rules, and every scenario. */
export const QUICK = [
  {
    name: "types",
    command: "tsc",
    args: ["-b"],
    count: (_, __, code) => counts(code === 0 ? 1 : 0, code === 0 ? 0 : 1),
  },
  { ...named("unit"), args: ["run", "--mode", "quick"] },
  named("scenarios"),
];

/** How long a suite's output may stay open after its end; longer, and it has left a process behind. */
const GRACE_MS = 15_000;

/** Runs a command; its output goes to standard error as it comes. Signals are handed on. */
const runToEnd = (suite, env, cwd) =>
  new Promise((resolve) => {
    const child = spawn(suite.command, suite.args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const hand = (signal) => child.kill(signal);
    const signals = ["SIGINT", "SIGTERM"];
    const end = (code) => {
      for (const signal of signals) process.off(signal, hand);
      resolve({ code, output });
    };
    for (const signal of signals) process.on(signal, hand);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        process.stderr.write(chunk);
      });
    }
    child.on("error", (error) => {
      process.stderr.write(`${error.message}\n`);
      end(1);
    });
    child.on("exit", () => {
      const orphaned = setTimeout(() => {
        process.stderr.write(`blueplate: ${suite.name} has left a process behind\n`);
        end(1);
      }, GRACE_MS);
      child.on("close", () => clearTimeout(orphaned));
    });
    child.on("close", (code) => end(code ?? 1));
  });

/** Runs a suite and counts it. One that ran nothing, or ended badly without saying which test failed, has failed. */
export const runSuite = async (suite, more) => {
  const cwd = join(root, suite.cwd ?? ".");
  const folder = mkdtempSync(join(tmpdir(), "blueplate-suite-"));
  const report = join(folder, "report.json");
  const env = environment({ ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  env.PATH = `${join(cwd, "node_modules/.bin")}:${env.PATH}`;
  try {
    const { code, output } = await runToEnd(suite, env, cwd);
    const result = suite.count(output, report, code);
    const isSilent = result.passed === 0 && result.failed === 0;
    const isBroken = code !== 0 && result.failed === 0;
    return isSilent || isBroken ? { ...result, failed: result.failed + 1 } : result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
