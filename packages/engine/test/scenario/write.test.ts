import { writesPositions } from "@blueplate/kernel/testing";
import { expect, test } from "vitest";
import { foodChainMagnateScenarios } from "../../src/scenario/index.ts";
import { load } from "../law-setup.ts";

const TABLES = {
  "standard, two players": load("standard", 2),
  "standard, four players, deluxe": load("standard", 4, {}, "deluxe"),
  "introductory, three players": load("introductory", 3),
  "second game, five players": load("second-game", 5),
};

test.each(Object.entries(TABLES))("every position can be written and opened again: %s", (name, rules) => {
  const { steps } = writesPositions(foodChainMagnateScenarios, rules, `written ${name}`, { cap: 240, every: 12 });
  expect(steps.length).toBeGreaterThan(10);
  // Most positions need only what was decided in their own phase.
  expect(Math.max(...steps)).toBeLessThan(60);
});
