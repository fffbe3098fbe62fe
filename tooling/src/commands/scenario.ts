/**
 * `pnpm scenario FILE…`: runs scenario files, and those in folders, against the games. One line each, then
 * `N passed, N failed` alone on the last line; exits with 1 when one fails or none was found.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { allScenarios } from "@blueplate/games";
import { runScenario, type ScenarioResult } from "@blueplate/kernel/scenario";
import { checkedHost } from "@blueplate/kernel/testing/checked";

const HOSTS = (await allScenarios()).map(checkedHost);

/** The scenario files at `path`: itself, or every `.json` file below a folder, in order of their names. */
const filesAt = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesAt(join(path, name)))
    : path.endsWith(".json")
      ? [path]
      : [];

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the file at `path`; whatever goes wrong is this file's fault and does not stop the run. */
const runFile = (path: string): ScenarioResult => {
  const name = basename(path, ".json");
  try {
    const input: unknown = JSON.parse(readFileSync(path, "utf8"));
    return runScenario(HOSTS, input, name);
  } catch (error) {
    return { scenario: name, fault: `file: ${faultOf(error)}` };
  }
};

const verdictsAt = (path: string): readonly ScenarioResult[] => {
  try {
    return filesAt(path).map(runFile);
  } catch (error) {
    return [{ scenario: path, fault: `file: ${faultOf(error)}` }];
  }
};

const paths = process.argv.slice(2).filter((argument) => argument !== "--");
let passed = 0;
let failed = 0;
for (const path of paths) {
  for (const { scenario, fault } of verdictsAt(path)) {
    if (fault === null) passed++;
    else failed++;
    console.log(fault === null ? `${scenario} pass` : `${scenario} FAIL ${fault}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
