import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { environment, root } from "./install.mjs";

/** What a suite came to. */
const counts = (passed, failed, skipped = 0) => ({ passed, failed, skipped });
const numberBefore = (text, word) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);

const plain = (text) => text.replaceAll(/\u001B\[[0-9;]*m/g, "");
const closingLine = (output, start) =>
  plain(output)
    .split("\n")
    .map((line) => line.trim())
    .findLast((line) => line.startsWith(start)) ?? "";

const vitestCounts = (output) => {
  const line = closingLine(output, "Tests ");
  return counts(numberBefore(line, "passed"), numberBefore(line, "failed"), numberBefore(line, "skipped"));
};
const scenarioCounts = (output) => {
  const line = plain(output).trim().split("\n").at(-1) ?? "";
  return counts(numberBefore(line, "passed"), numberBefore(line, "failed"));
};
const playwrightCounts = (output) => {
  const text = plain(output).split("\n").slice(-40).join("\n");
  const failed = numberBefore(text, "failed") + numberBefore(text, "did not run") + numberBefore(text, "flaky");
  return counts(numberBefore(text, "passed"), failed, numberBefore(text, "skipped"));
};

/** Every suite of `npm test`: how it is run, and how its output is counted. */
export const SUITES = [
  { name: "check", command: "node", args: ["tooling/src/check/main.ts"], count: scenarioCounts },
  { name: "unit", command: "vitest", args: ["run"], count: vitestCounts },
  {
    name: "scenarios",
    command: "node",
    args: ["tooling/src/commands/scenario.ts", "scenarios"],
    count: scenarioCounts,
  },
  {
    name: "browser",
    command: "playwright",
    args: ["test"],
    cwd: "apps/web",
    count: playwrightCounts,
    needsBrowser: true,
  },
];

/** Runs a suite: its output goes to standard error as it comes, its counts come back. A suite that ran nothing has failed. */
export const runSuite = (suite, more) =>
  new Promise((resolve) => {
    const cwd = join(root, suite.cwd ?? ".");
    const local = join(cwd, "node_modules/.bin");
    const env = environment(more);
    if (existsSync(local)) env.PATH = `${local}:${env.PATH}`;
    const child = spawn(suite.command, suite.args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        process.stderr.write(chunk);
      });
    }
    child.on("error", () => resolve(counts(0, 1)));
    child.on("exit", (code) => {
      const result = suite.count(output);
      const silent = result.passed + result.failed + result.skipped === 0 || result.passed === 0;
      const broken = code !== 0 && result.failed === 0;
      resolve(silent || broken ? { ...result, failed: result.failed + 1 } : result);
    });
  });
