import { foodChainMagnate, MODULES } from "@blueplate/variants";
import { type GameConfig, type Malformed, moduleIds } from "@blueplate/kernel";
import { openScenario } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { createGame } from "../../src/game.ts";
import { type Module, presetsOf } from "../../src/modules/index.ts";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";

const WORKS = {
  id: "roadworks",
  values: ["dinnertime", "every-route"],
  defaults: { third: "dinnertime", deluxe: "every-route" },
  priority: "A",
} as const;

const plain = {
  family: "kitchen",
  copies: 1,
  entry: true,
  salary: true,
  unique: false,
  range: null,
  abilities: [],
} as const;

/** The options that the module below was last asked with. */
let asked: unknown = null;

const lobby: Module = {
  id: "lobby",
  version: 4,
  options: [WORKS],
  rules: (options) => {
    asked = options;
    return { cards: { lobbyist: plain } };
  },
};
const rival: Module = { id: "rival", version: 1, rules: () => ({ cards: { lobbyist: plain } }) };
const six: Module = { id: "six", version: 1, seats: { min: 6, max: 6 }, requires: ["lobby"], rules: () => ({}) };

/** The modules that are games of their own. */
const presets = MODULES.filter(({ preset }) => preset);
const game = createGame({ presets: presetsOf(presets), modules: [...presets, lobby, rival, six] });

const configOf = (ids: readonly string[], more: Partial<GameConfig> = {}): GameConfig => ({
  modules: ids.map((id) => ({ id, version: 1 })),
  options: {},
  seats: 3,
  ...more,
});

const faultOf = (config: GameConfig): Malformed | null => {
  const loaded = game.load(config);
  return Result.isFailure(loaded) ? loaded.failure : null;
};

describe("a game of a catalogue", () => {
  it("offers its presets with their modules and seats, and its modules with what they go with", () => {
    expect(foodChainMagnate.presets).toEqual([
      { id: "standard", modules: [], seats: { min: 2, max: 5 } },
      { id: "introductory", modules: ["introductory"], seats: { min: 2, max: 5 } },
      { id: "second-game", modules: ["second-game"], seats: { min: 2, max: 5 } },
    ]);
    expect(game.modules.map(({ id, version, seats }) => [id, version, seats])).toEqual([
      ["introductory", 1, null],
      ["second-game", 1, null],
      ["lobby", 4, null],
      ["rival", 1, null],
      ["six", 1, { min: 6, max: 6 }],
    ]);
  });

  it("plays the same whatever the order of the modules, and says them in its own, in the version of today", () => {
    const [one, other] = [
      ["lobby", "introductory"],
      ["introductory", "lobby"],
    ].map((ids) => Result.getOrThrow(game.load(configOf(ids))));
    expect(one?.config).toEqual(other?.config);
    expect(one?.hash).toBe(other?.hash);
    expect(one?.config.modules).toEqual([
      { id: "introductory", version: 1 },
      { id: "lobby", version: 4 },
    ]);
    expect(Object.keys(one?.ruleset.content.employees ?? {})).toContain("lobbyist");
    expect(one?.ruleset.content.milestones).toEqual({});
  });

  it("decides the options of a module by its edition and by what was chosen", () => {
    const after = (more: Partial<GameConfig>) => {
      Result.getOrThrow(game.load(configOf(["lobby"], more)));
      return asked;
    };
    expect(after({ edition: "deluxe" })).toEqual({ roadworks: "every-route" });
    expect(after({})).toEqual({ roadworks: "dinnertime" });
    const modules = [{ id: "lobby", version: 4, options: { roadworks: "every-route" } }];
    expect(after({ modules })).toEqual({ roadworks: "every-route" });
  });

  it("refuses modules that do not go together, by field and by both names", () => {
    expect(faultOf(configOf(["lobby", "rival"]))).toMatchObject({
      field: "modules[0]",
      reason: { _tag: "ModulesReplace", module: "lobby", other: "rival", row: "card lobbyist" },
    });
    expect(faultOf(configOf(["second-game", "introductory"]))).toMatchObject({
      field: "modules[0]",
      reason: { _tag: "ModulesConflict", module: "second-game", other: "introductory" },
    });
    expect(faultOf(configOf(["kimchi"]))).toMatchObject({
      field: "modules[0].id",
      reason: { modules: "introductory, second-game, lobby, rival, six" },
    });
  });

  it("is played by as many as its modules say, and else by two to five (R1.1)", () => {
    expect(faultOf(configOf(["six", "lobby"]))).toMatchObject({ field: "seats", reason: { _tag: "ModuleSeats" } });
    expect(faultOf(configOf(["lobby"], { seats: 6 }))).toMatchObject({ field: "seats", rule: "R1.1" });
    expect(faultOf(configOf([], { seats: 2.5 }))).toMatchObject({ field: "seats", rule: "R1.1" });
  });
});

describe("the ruleset of a scenario file", () => {
  const host = { ...foodChainMagnateScenarios, game };
  const open = (ruleset: unknown) =>
    openScenario(host, {
      scenario: "X-1",
      title: "Rules",
      rules: ["R1.1"],
      game: "food-chain-magnate",
      ruleset,
      players: ["ann", "bob"],
      map: ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"],
      given: {
        round: 5,
        phase: "dinnertime",
        chains: {
          ann: { restaurants: [{ at: [0, 0], entrance: "SE" }] },
          bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
        },
      },
      when: [],
      // oxlint-disable-next-line unicorn/no-thenable -- the word of the file format
      then: {},
    });
  const faultIn = (ruleset: unknown): string | null => {
    const opened = open(ruleset);
    return Result.isFailure(opened) ? opened.failure.field : null;
  };

  it("names a preset, or a preset and modules beside it", () => {
    const idsIn = (ruleset: unknown) => moduleIds(Result.getOrThrow(open(ruleset)).position.rules.config);
    expect(idsIn("standard")).toEqual([]);
    expect(idsIn("introductory")).toEqual(["introductory"]);
    expect(idsIn({ id: "standard", modules: ["second-game"], edition: "deluxe" })).toEqual(["second-game"]);
  });

  it("is refused by the field that does not fit", () => {
    expect(faultIn("grand")).toBe("ruleset");
    expect(faultIn({ id: "grand" })).toBe("ruleset");
    expect(faultIn({ id: "standard", modules: ["second-game", "kimchi"] })).toBe("ruleset.modules[1]");
    expect(faultIn({ id: "introductory", modules: ["second-game"] })).toBe("ruleset.modules[0]");
    expect(faultIn({ id: "standard", options: { "bank-break": "never" } })).toBe("ruleset.options.bank-break");
    expect(faultIn({ id: "standard", modules: "kimchi" })).toBe("ruleset.modules");
  });
});
