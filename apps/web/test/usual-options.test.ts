import type { GameFacts } from "@blueplate/api";
import type { Game } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { foodChainMagnate } from "@blueplate/variants";
import { describe, expect, it } from "vitest";
import { differingOptions, preselectedOptions } from "../src/new-table/usual-options.ts";

const factsOf = ({ id, presets, modules, editions, options }: Game): GameFacts => {
  return { id, presets, modules, editions, options, bots: [] };
};

describe.each([
  ["food-chain-magnate", factsOf(foodChainMagnate as Game), "bank-break", "hand-visibility-phase1"],
  ["trick-n-chef", factsOf(trickNChef as Game), "trick-history", "stars"],
] as const)("the options of %s that differ from the usual", (_, game, one, other) => {
  const ruleset = game.presets[0]?.id ?? "";
  const draft = { ruleset, modules: [], edition: game.editions[0] ?? "", options: preselectedOptions(game) };
  const valuesOf = (id: string) => game.options.find((option) => option.id === id)?.values ?? [];
  const set = (id: string, value: string | undefined) => ({ options: { ...draft.options, [id]: value ?? "" } });

  it("are none in a form that nobody has touched, in any printing", () => {
    expect(differingOptions(game, draft)).toEqual([]);
    for (const edition of game.editions) expect(differingOptions(game, { ...draft, edition })).toEqual([]);
  });

  it("are those that somebody has set, each until it is set back", () => {
    for (const { id } of game.options) {
      const told = valuesOf(id).map((value) => differingOptions(game, { ...draft, ...set(id, value) }));
      // One of its values is the usual one: each other differs, and nothing else does.
      expect(told.filter((ids) => ids.length === 0)).toHaveLength(1);
      expect(told.filter((ids) => ids.length > 0)).toEqual(
        valuesOf(id)
          .slice(1)
          .map(() => [id]),
      );
    }
    const [last, usual] = [valuesOf(one).at(-1), draft.options[other] ?? valuesOf(other)[0]];
    const changed = {
      ...draft.options,
      [one]: last ?? "",
      [other]: valuesOf(other).find((value) => value !== usual) ?? "",
    };
    expect(differingOptions(game, { ...draft, options: changed }).toSorted()).toEqual([one, other].toSorted());
  });
});
