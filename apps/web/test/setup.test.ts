import { foodChainMagnate } from "@blueplate/variants";
import type { GameFacts } from "@blueplate/api";
import type { ModuleInfo } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import {
  askedRules,
  chosenOptions,
  configOf,
  optionsOf,
  refusedModule,
  seatsOfRules,
  withRules,
  withSeats,
} from "../src/new-table/chosen-rules.ts";

const module = (id: string, more: Partial<ModuleInfo> = {}): ModuleInfo => ({
  id,
  version: 1,
  seats: null,
  requires: [],
  conflicts: [],
  claims: [],
  options: [],
  ...more,
});

const WORKS = { id: "works", values: ["soon", "late"], defaults: { third: "soon" }, priority: "A" } as const;

const game: GameFacts = {
  id: "food-chain-magnate",
  presets: foodChainMagnate.presets,
  modules: [
    ...foodChainMagnate.modules,
    module("districts", { version: 2, options: [WORKS] }),
    module("six", { requires: ["districts"], seats: { min: 6, max: 6 } }),
    module("goals", { conflicts: ["introductory"] }),
    module("few", { seats: { min: 2, max: 3 } }),
  ],
  editions: foodChainMagnate.editions,
  options: foodChainMagnate.options,
  bots: [],
};

const draft = { ruleset: "standard", modules: ["districts", "goals"], seats: withSeats([], 2) };
const reasonOf = (chosen: Parameters<typeof seatsOfRules>[1], id: string) => refusedModule(game, chosen, id)?._tag;

describe("modules in the form of a new table", () => {
  it("go with the preset and each other, or say why they do not", () => {
    expect(reasonOf({ ruleset: "standard", modules: [] }, "goals")).toBeUndefined();
    expect(reasonOf({ ruleset: "introductory", modules: [] }, "goals")).toBe("ModulesConflict");
    expect(reasonOf({ ruleset: "standard", modules: [] }, "six")).toBe("ModuleNeeds");
    expect(reasonOf({ ruleset: "standard", modules: ["districts"] }, "six")).toBeUndefined();
    expect(reasonOf({ ruleset: "standard", modules: ["districts", "few"] }, "six")).toBe("ModuleSeats");
  });

  it("leave with what they need or do not go with, and as many sit there as can play", () => {
    const chosen = { ruleset: "standard", modules: ["districts", "six"] };
    const six = withRules(game, draft, chosen);
    expect(six.modules).toEqual(chosen.modules);
    expect(six.seats).toHaveLength(6);
    const without = withRules(game, six, { ruleset: "standard", modules: ["six"] });
    expect(without.modules).toEqual([]);
    expect(without.seats).toHaveLength(5);
    expect(withRules(game, draft, { ...draft, ruleset: "introductory" }).modules).toEqual(["districts"]);
    expect(seatsOfRules(game, { ruleset: "standard", modules: ["few"] })).toEqual({ min: 2, max: 3 });
  });

  it("come from the address, as far as there are such and they go together", () => {
    const asked = (address: Parameters<typeof askedRules>[2]) => {
      const { ruleset, modules } = askedRules(game, { ...draft, modules: [] }, address);
      return [ruleset, ...modules];
    };
    expect(asked({})).toEqual(["standard"]);
    expect(asked({ ruleset: "second-game", modules: "few,nosuch,goals,introductory" })).toEqual([
      "second-game",
      "goals",
      "few",
    ]);
    expect(asked({ ruleset: "introductory", modules: "goals,districts" })).toEqual(["introductory", "districts"]);
    expect(asked({ ruleset: "nosuch" })).toEqual(["standard"]);
  });

  it("bring options, which go with them into the configuration of the table", () => {
    const options = { works: "late", "bank-break": "empty", nosuch: "x" };
    expect(optionsOf(game, draft).map(({ id }) => id)).toContain("works");
    const chosen = chosenOptions(game, { ...draft, options });
    expect(chosen).toEqual({ works: "late", "bank-break": "empty" });
    expect(chosenOptions(game, { ...draft, modules: [], options })).toEqual({ "bank-break": "empty" });
    const seats = [{ kind: "open" }, { kind: "open" }] as const;
    const table = { name: "t", game: game.id, ...draft, options: chosen, seats, listed: false };
    expect(configOf(game, table)).toEqual({
      modules: [
        { id: "districts", version: 2, options: { works: "late" } },
        { id: "goals", version: 1 },
      ],
      options: { "bank-break": "empty" },
      seats: 2,
    });
  });
});
