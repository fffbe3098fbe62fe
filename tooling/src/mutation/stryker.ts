import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { askForSample, type MutantSample } from "./sample.ts";

/** A fault that was put in, and whether a test noticed. */
export type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** Everything that a run leaves, below the root of the repository; git ignores it. */
const LEFT = ".mutate";

const SURVIVORS = join(import.meta.dirname, "survivors.ts");
const TYPE_CHECKER = join(import.meta.dirname, "type-checker.ts");

/**
 * Puts one fault after the other into a copy of `files` and runs the tests that reach it; the mutants of these files.
 * What `name` came to before is read again where neither code nor tests have changed, also after a run that was stopped
 * by a signal. Of a sample only the mutants that are drawn are tried, by the tests of the rules alone.
 */
export const mutate = (
  name: string,
  files: readonly string[],
  sample: MutantSample | null = null,
): Promise<readonly Mutant[]> => {
  askForSample(sample);
  // What was left out of a sample is none of a whole run's results.
  const run =
    sample === null
      ? name
      : `${name}-${sample.count}-by-${sample.seed}${sample.tests === null ? "" : ` ${sample.tests}`}`;
  return new Stryker({
    mutate: [...files],
    testRunner: "vitest",
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner")), TYPE_CHECKER, SURVIVORS],
    checkers: ["types"],
    vitest: { configFile: "tooling/vitest.mutation.config.ts", related: false },
    coverageAnalysis: "perTest",
    // What every test reaches of some thousand mutants is held at once, beside the modules that tests share.
    testRunnerNodeArgs: ["--max-old-space-size=12288"],
    // Two would each hold a core, and a mutant that is told fast is told slowly beside another.
    concurrency: 1,
    // What runs in a circle is stopped by the number of its steps; the clock is for what waits, also on a busy machine.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    // Every test once, with a counter at each mutant: on a busy machine longer than the five minutes that are usual.
    dryRunTimeoutMinutes: 60,
    incremental: true,
    incrementalFile: join(LEFT, `${run.replaceAll(/[/ ]/g, "-")}.json`),
    tempDirName: join(LEFT, "copies"),
    // Of the apps, which no test of the rules reaches, vite reads the configurations that tsconfig.json names.
    ignorePatterns: [LEFT, "docs", "apps/*/*", "!apps/*/tsconfig*.json", ".github", "data"],
    // Types are stripped, not looked at; and Stryker reads tsconfig.json by the programming interface of TypeScript 5.
    disableTypeChecks: false,
    tsconfigFile: "none",
    reporters: ["progress-append-only", "survivors"],
    allowEmpty: true,
  }).runMutationTest();
};
