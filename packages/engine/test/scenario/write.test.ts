import { hasClosed, redact } from "@blueplate/kernel";
import { playersNamed, scenarioOf } from "@blueplate/kernel/scenario";
import { randomGame, writesPositions } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { expect, test } from "vitest";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { load } from "../../testing/law-setup.ts";

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

const HEAD = { scenario: "W-2", title: "Names", rules: ["R4.1"], players: playersNamed(["ann", "ann", " ", "centre"]) };

test("names that a file cannot have twice, or at all, are told apart", () => {
  expect(HEAD.players).toEqual(["ann", "ann 2", "C", "centre 2"]);
});

test("a position with a secret that is not known is not written", () => {
  const rules = TABLES["standard, four players, deluxe"];
  const chosen = [...randomGame(rules, "secrets", 9)].map(({ after }) => after.state);
  const state = redact(chosen.at(-1), "watcher");
  const moments = [{ seat: null, command: null, state }];
  expect(hasClosed(state)).toBe(true);
  const written = scenarioOf(foodChainMagnateScenarios, { ...HEAD, config: rules.config }, { rules, moments });
  expect(Result.isFailure(written) && written.failure.because).toBe("secrets");
});
