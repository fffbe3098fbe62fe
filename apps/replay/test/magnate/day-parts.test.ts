import { foodChainMagnate } from "@blueplate/variants";
import { rulesetOf } from "@blueplate/engine";
import { historyOf } from "@blueplate/forecast";
import { readLog } from "@blueplate/kernel";
import { Result } from "effect";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { dayPartsOf } from "../../src/magnate/analysis/day-parts.ts";

const text = readFileSync(
  new URL("../../../../goldens/food-chain-magnate/1/standard-3p-steady-g1.jsonl", import.meta.url),
  "utf8",
);
const { rules, entries } = Result.getOrThrow(readLog(text, ({ config }) => foodChainMagnate.load(config)));
const ruleset = rulesetOf(rules);
// cast: the log is one of this game.
const history = historyOf(ruleset, rules as never, entries as never);
const parts = dayPartsOf(history);

it("has every phase of the game once, in its order, and begins each where it begins", () => {
  const phases = history.phases.filter(({ phase }) => phase !== "over");
  expect(parts.flatMap((part) => part.phases)).toEqual(phases.map(({ phase }) => phase));
  for (const { phase, round, from } of phases)
    expect(parts.find((part) => part.round === round && part.phases.includes(phase))?.from).toBe(from);
});

it("puts those together that pass in one light, and none in which somebody decides", () => {
  const dinner = parts.find(({ phases }) => phases.includes("dinnertime"));
  expect(dinner).toMatchObject({ hour: "evening", passing: true, phases: ["dinnertime"] });
  expect(parts.filter(({ phases }) => phases.length > 1).every(({ passing }) => passing)).toBe(true);
  expect(
    parts.some(({ phases }) => phases.join() === "payday,marketing,cleanup" || phases.join() === "marketing,cleanup"),
  ).toBe(true);
  expect(parts.filter(({ phases: [phase] }) => phase === "working").every(({ passing }) => !passing)).toBe(true);
});
