import { writesPositions } from "@blueplate/kernel/testing";
import { expect, test } from "vitest";
import { trickNChefScenarios } from "../../src/scenario/index.ts";
import { setup } from "../law-setup.ts";

test.each(Object.entries(setup.rules))("every position can be written and opened again: %s", (name, rules) => {
  const { steps } = writesPositions(trickNChefScenarios, rules, `written ${name}`, { cap: 200, every: 7 });
  expect(steps.length).toBeGreaterThan(10);
});
