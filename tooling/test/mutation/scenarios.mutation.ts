import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { runScenario } from "@blueplate/kernel/scenario";
import { trickNChefScenarios } from "@blueplate/trick-n-chef/scenario";
import { describe, expect, it } from "vitest";

/**
 * Every scenario file as a test of its own, for `pnpm mutate` alone: a mutant then runs just the files that reach it.
 * `npm test` runs the same files by `pnpm scenario`, in one process for all.
 */
const FOLDER = join(import.meta.dirname, "../../../scenarios");
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .toSorted();

describe("scenario", () => {
  it.each(files)("%s", (path) => {
    const input: unknown = JSON.parse(readFileSync(join(FOLDER, path), "utf8"));
    expect(runScenario([foodChainMagnateScenarios, trickNChefScenarios], input, path).fault).toBeNull();
  });
});
