import { loadRules } from "@blueplate/variants";
import { beginTable, hasClosed, redact } from "@blueplate/kernel";
import { type ScenarioPly, playersNamed, scenarioOf } from "@blueplate/kernel/scenario";
import { randomGame, writesPositions } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { expect, test } from "vitest";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { load } from "@blueplate/variants/testing/law-setup";

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

/** What a file would say of a line under these rules. */
const writtenOf = (rules: (typeof TABLES)[keyof typeof TABLES], moments: readonly ScenarioPly[]) => {
  const players = playersNamed(Array.from({ length: rules.config.seats }, () => ""));
  return scenarioOf(foodChainMagnateScenarios, { ...HEAD, players, config: rules.config }, { rules, plies: moments });
};

test.each([
  [{ options: {} }, "standard"],
  [
    { edition: "deluxe", options: {} },
    { id: "standard", edition: "deluxe", options: {} },
  ],
  [
    { options: { "reserve-timing": "before-restaurants" } },
    { id: "standard", options: { "reserve-timing": "before-restaurants" } },
  ],
] as const)("%j is told as the ruleset of the file", (config, ruleset) => {
  const rules = Result.getOrThrow(loadRules({ modules: [], seats: 2, ...config }));
  const { state } = beginTable(rules, "ruleset", 0);
  const written = writtenOf(rules, [{ seat: null, command: null, state }]);
  expect(Result.getOrThrow(written).file).toMatchObject({ ruleset, when: [] });
});

test("a file steps through what each has decided since, and says where that leads", () => {
  const rules = TABLES["standard, two players"];
  const game = [...randomGame(rules, "steps", 60)];
  const start = { seat: null, command: null, state: game[0]?.before.state };
  const line = game.map(({ seat, command, after }) => ({ seat, command, state: after.state }));
  const written = line.map((_, index) => Result.getOrThrow(writtenOf(rules, [start, ...line.slice(0, index + 1)])));
  const index = written.findIndex(({ steps }) => steps > 1);
  const { file, steps } = written[index] ?? { file: null, steps: 0 };
  const since = line.slice(index + 1 - steps, index + 1);
  expect(file).toMatchObject({
    scenario: "W-2",
    title: "Names",
    rules: ["R4.1"],
    game: "food-chain-magnate",
    players: ["A", "B"],
    when: since.map(({ seat, command }) => ({ by: seat === 0 ? "A" : "B", do: command })),
  });
  for (const part of ["over", "round", "waitsFor", "cash"]) expect(file).toHaveProperty(`then.${part}`);
  // The same position without the decisions that led to it: no file tells it.
  const untold = writtenOf(rules, [start, { seat: null, command: null, state: line[index]?.state }]);
  expect(Result.isFailure(untold) && untold.failure.because).toBe("no-file");
});

test("names that a file cannot have twice, or at all, are told apart", () => {
  expect(HEAD.players).toEqual(["ann", "ann 2", "C", "centre 2"]);
  expect(playersNamed([" ann ", "ann", "ann", "__proto__"])).toEqual(["ann", "ann 2", "ann 3", "__proto__ 2"]);
  const unnamed = playersNamed(Array.from({ length: 28 }, () => ""));
  expect(unnamed.slice(24)).toEqual(["Y", "Z", "A 2", "B 2"]);
});

test("a position with a secret that is not known is not written", () => {
  const rules = TABLES["standard, four players, deluxe"];
  const chosen = [...randomGame(rules, "secrets", 9)].map(({ after }) => after.state);
  const state = redact(chosen.at(-1), "watcher");
  const moments = [{ seat: null, command: null, state }];
  expect(hasClosed(state)).toBe(true);
  const written = scenarioOf(foodChainMagnateScenarios, { ...HEAD, config: rules.config }, { rules, plies: moments });
  expect(Result.isFailure(written) && written.failure).toEqual({ _tag: "Untold", rule: "", because: "secrets" });
});
