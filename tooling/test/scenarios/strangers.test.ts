import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { runScenario } from "@blueplate/kernel/scenario";
import { describe, expect, it } from "vitest";
import { type Part, reseatScenario, turnScenario } from "./turn.ts";

const FOLDER = join(import.meta.dirname, "../../../scenarios/food-chain-magnate");

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);

const files: readonly Part[] = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .toSorted()
  .map((path): unknown => JSON.parse(readFileSync(join(FOLDER, path), "utf8")))
  .filter(isPart);

/** What does not come out as the file says. */
const faultsOf = (change: (file: Part) => Part): readonly string[] =>
  files.flatMap((file) => {
    const { scenario, fault } = runScenario([foodChainMagnateScenarios], change(file), "?");
    return fault === null ? [] : [`${scenario}: ${fault}`];
  });

const quarters = (file: Part, count: number): Part => (count === 0 ? file : quarters(turnScenario(file), count - 1));

describe("the scenarios, seen by a stranger", () => {
  it("has files", () => {
    expect(files.length).toBeGreaterThanOrEqual(300);
  });

  it.each([0, 90, 180, 270])("come out the same with the map turned by %i degrees", (degrees) => {
    expect(faultsOf((file) => quarters(file, degrees / 90))).toEqual([]);
  });

  it.each([1, 2, 3, 4])("come out the same with everybody %i seats further, in the same turn order", (by) => {
    expect(faultsOf((file) => reseatScenario(file, by))).toEqual([]);
  });

  it("come back to themselves after four quarter turns", () => {
    for (const file of files) expect(quarters(file, 4)["map"]).toEqual(file["map"]);
  });
});
