import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { runScenario } from "@blueplate/kernel/scenario";
import { describe, expect, it } from "vitest";
import { type ScenarioPart, reseatScenario, turnScenario } from "./turn.ts";

const FOLDER = join(import.meta.dirname, "../../../scenarios/food-chain-magnate");

const isPart = (value: unknown): value is ScenarioPart =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const files: readonly ScenarioPart[] = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .toSorted()
  .map((path): unknown => JSON.parse(readFileSync(join(FOLDER, path), "utf8")))
  .filter(isPart);

/** What does not come out as the file says. */
const faultsOf = (change: (file: ScenarioPart) => ScenarioPart): readonly string[] =>
  files.flatMap((file) => {
    const { scenario, fault } = runScenario([foodChainMagnateScenarios], change(file), "?");
    return fault === null ? [] : [`${scenario}: ${fault}`];
  });

const quarters = (file: ScenarioPart, count: number): ScenarioPart =>
  count === 0 ? file : quarters(turnScenario(file), count - 1);

describe("the scenarios, seen by a stranger", () => {
  it("has files", () => {
    expect(files.length).toBeGreaterThanOrEqual(300);
  });

  // Both at once: what neither turning nor moving on may change, both together may not.
  it.each([
    [0, 1],
    [90, 2],
    [180, 3],
    [270, 4],
  ])(
    "come out the same with the map turned by %i degrees and everybody %i seats further, in the same turn order",
    (degrees, by) => {
      expect(faultsOf((file) => reseatScenario(quarters(file, degrees / 90), by))).toEqual([]);
    },
  );

  it("come back to themselves after four quarter turns", () => {
    for (const file of files) expect(quarters(file, 4)["map"]).toEqual(file["map"]);
  });
});
