import type { Command, State } from "@blueplate/engine";
import { beginTable, type Rules } from "@blueplate/kernel";
import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { expect, it } from "vitest";
import { searchWith } from "../src/food-chain-magnate/search/hard.ts";
import { knowledgeAt } from "../src/index.ts";

/** How many places hard looks at for the first restaurant of all. */
const sitesLookedAt = (preset: string, seats: number): number => {
  const rules: Rules = Result.getOrThrow(foodChainMagnate.load({ modules: modulesOf(preset), options: {}, seats }));
  const { state } = beginTable(rules, "work", 0);
  const [seat] = rules.waitsFor(state);
  if (seat === undefined) throw new Error("nobody begins");
  // cast: the game is Food Chain Magnate.
  const typed = rules as unknown as Rules<State, Command>;
  return searchWith({})(knowledgeAt(rules, state, seat), typed, { seed: "work", work: 1 }).considered.length;
};

// Of each way to go on as many rounds are played, so the ways say how much work there is.
it("looks at more ways to go on at a large table where nobody is paid: rounds are cheaper there, and fewer", () => {
  expect(sitesLookedAt("introductory", 5)).toBe(5);
  expect(sitesLookedAt("introductory", 4)).toBe(3);
  expect(sitesLookedAt("standard", 5)).toBe(2);
  expect(sitesLookedAt("introductory", 2)).toBe(sitesLookedAt("standard", 2));
});
