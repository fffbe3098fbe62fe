import { Result } from "effect";
import { describe, expect, it } from "vitest";
import {
  codecOf,
  configFor,
  conflictWith,
  decideModules,
  EncodedConfig,
  type GameConfig,
  inSetup,
  type Json,
  moduleIds,
  type ModuleInfo,
  presetOf,
  seatRange,
  type SetupFacts,
  setupOf,
  singleModules,
} from "../src/index.ts";

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

const WORKS = {
  id: "works",
  values: ["soon", "late"],
  defaults: { third: "soon", deluxe: "late" },
  priority: "A",
} as const;

const game: SetupFacts = {
  presets: [
    { id: "standard", modules: [], seats: { min: 2, max: 5 } },
    { id: "easy", modules: ["easy"], seats: { min: 2, max: 5 } },
  ],
  modules: [
    module("easy", { conflicts: ["goals"] }),
    module("map", { version: 3 }),
    module("six", { requires: ["map"], seats: { min: 6, max: 6 } }),
    module("roads", { options: [WORKS] }),
    module("goals", { claims: ["phases.cleanup"] }),
    module("night", { claims: ["phases.payday", "phases.cleanup"] }),
    module("few", { seats: { min: 2, max: 3 } }),
    module("bare", { removes: ["phases.payday"] }),
    module("wages", { anchors: ["phases.payday"] }),
  ],
  editions: ["third", "deluxe"],
};

const configOf = (ids: readonly string[], more: Partial<GameConfig> = {}): GameConfig => ({
  modules: ids.map((id) => ({ id, version: 1 })),
  options: {},
  seats: 3,
  ...more,
});

const faultOf = (ids: readonly string[], more: Partial<GameConfig> = {}) => {
  const decided = decideModules(game, configOf(ids, more));
  return Result.isFailure(decided) ? [decided.failure.field, decided.failure.reason] : null;
};

describe("modules of a configuration", () => {
  it("stand in the order of the game, whatever order they are named in, and in the version of today", () => {
    for (const ids of [
      ["goals", "roads", "map"],
      ["map", "goals", "roads"],
    ]) {
      expect(Result.getOrThrow(decideModules(game, configOf(ids)))).toEqual([
        { id: "map", version: 3, decided: {} },
        { id: "roads", version: 1, decided: { works: "soon" } },
        { id: "goals", version: 1, decided: {} },
      ]);
    }
  });

  it("have the options that were chosen, and else those of the edition", () => {
    const chosen = { modules: [{ id: "roads", version: 1, options: { works: "soon" } }] };
    const decided = (more: Partial<GameConfig>) =>
      Result.getOrThrow(decideModules(game, configOf(["roads"], more)))[0]?.decided;
    expect(decided({})).toEqual({ works: "soon" });
    expect(decided({ edition: "deluxe" })).toEqual({ works: "late" });
    expect(decided({ edition: "deluxe", ...chosen })).toEqual({ works: "soon" });
  });

  it("are refused with the field and the names of both", () => {
    const all = "easy, map, six, roads, goals, night, few, bare, wages";
    expect(faultOf(["map", "kimchi"])).toEqual([
      "modules[1].id",
      { _tag: "UnknownModule", module: "kimchi", modules: all },
    ]);
    expect(faultOf(["map", "map"])).toEqual(["modules[1]", { _tag: "ModuleTwice", module: "map" }]);
    expect(faultOf(["six"], { seats: 6 })).toEqual([
      "modules[0]",
      { _tag: "ModuleNeeds", module: "six", needs: "map" },
    ]);
    expect(faultOf(["goals", "easy"])).toEqual([
      "modules[0]",
      { _tag: "ModulesConflict", module: "goals", other: "easy" },
    ]);
    expect(faultOf(["map", "night", "goals"])).toEqual([
      "modules[1]",
      { _tag: "ModulesReplace", module: "night", other: "goals", row: "phases.cleanup" },
    ]);
    expect(faultOf(["few"], { seats: 4 })).toEqual(["seats", { _tag: "ModuleSeats", module: "few", min: 2, max: 3 }]);
    expect(faultOf(["map", "six"], { seats: 6 })).toBeNull();
  });

  it("are refused with an option that they do not have, or a value that it does not have", () => {
    const withOptions = (options: Readonly<Record<string, Json>>) =>
      faultOf([], {
        modules: [
          { id: "map", version: 1 },
          { id: "roads", version: 1, options },
        ],
      });
    expect(withOptions({ works: "late" })).toBeNull();
    expect(withOptions({ parks: "late" })).toEqual(["modules[1].options.parks", { _tag: "UnknownField" }]);
    expect(withOptions({ works: 3 })).toEqual(["modules[1].options.works", { _tag: "NoneOf", values: "soon, late" }]);
  });

  it("say with how many they are played, and the game where none of them does", () => {
    expect(seatRange(game, ["map"])).toEqual({ min: 2, max: 5 });
    expect(seatRange(game, ["map", "six"])).toEqual({ min: 6, max: 6 });
    expect(seatRange(game, ["few"])).toEqual({ min: 2, max: 3 });
  });

  it("forbid others from either side, and never themselves", () => {
    expect(conflictWith(game, ["easy"], "goals")?._tag).toBe("ModulesConflict");
    expect(conflictWith(game, ["goals"], "easy")?._tag).toBe("ModulesConflict");
    expect(conflictWith(game, ["goals", "map"], "goals")).toBeNull();
  });

  it("are nothing beside one that takes out what they stand on, whichever is asked", () => {
    const reason = { _tag: "ModulesRemove", module: "bare", other: "wages", row: "phases.payday" };
    expect(conflictWith(game, ["bare"], "wages")).toEqual(reason);
    expect(conflictWith(game, ["wages"], "bare")).toEqual(reason);
    expect(conflictWith(game, ["bare", "wages"], "map")).toBeNull();
  });

  it("have ids of their own: which of two is meant nobody could say", () => {
    const twice = { ...game, modules: [...game.modules, module("map")] };
    const reasonOf = (ids: readonly string[]) => {
      const decided = decideModules(twice, configOf(ids));
      return Result.isFailure(decided) ? decided.failure.reason : null;
    };
    expect(reasonOf(["night", "map"])).toEqual({ _tag: "SameId", module: "map" });
    expect(reasonOf(["night"])).toBeNull();
  });

  it("are a preset where they are all of it, and are chosen one by one unless a preset has their name", () => {
    expect([[], ["easy"], ["easy", "map"]].map((ids) => presetOf(game, ids)?.id ?? null)).toEqual([
      "standard",
      "easy",
      null,
    ]);
    expect(singleModules(game).map(({ id }) => id)).toEqual([
      "map",
      "six",
      "roads",
      "goals",
      "night",
      "few",
      "bare",
      "wages",
    ]);
  });
});

describe("a setup", () => {
  const asked = { ruleset: "easy", modules: ["roads", "map"], options: { works: "late", other: "x" }, seats: 4 };

  it("is a preset, modules beside it, and all options in one list", () => {
    expect(Result.getOrThrow(configFor(game, asked))).toEqual({
      modules: [
        { id: "roads", version: 1, options: { works: "late" } },
        { id: "map", version: 3 },
        { id: "easy", version: 1 },
      ],
      options: { other: "x" },
      seats: 4,
    });
    expect(Result.getOrThrow(configFor(game, { seats: 2 }))).toEqual({ modules: [], options: {}, seats: 2 });
  });

  it("is what comes back from its configuration", () => {
    expect(setupOf(game, Result.getOrThrow(configFor(game, asked)))).toEqual(asked);
    expect(setupOf(game, configOf([]))).toEqual({ ruleset: "standard", seats: 3 });
    expect(setupOf(game, configOf(["easy"]))).toEqual({ ruleset: "easy", seats: 3 });
  });

  it("is refused by its own fields", () => {
    const refused = configFor(game, { ruleset: "grand", seats: 2 });
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({
      field: "ruleset",
      reason: { _tag: "UnknownPreset", preset: "grand", presets: "standard, easy" },
    });
    const fieldOf = (modules: readonly string[], options: Readonly<Record<string, Json>> = {}) => {
      const config = Result.getOrThrow(configFor(game, { ruleset: "easy", modules, options, seats: 3 }));
      const decided = decideModules(game, config);
      return Result.isFailure(decided) ? inSetup(decided.failure).field : null;
    };
    expect(fieldOf(["map", "kimchi"])).toBe("modules[1]");
    expect(fieldOf(["map", "goals"])).toBe("modules[1]");
    expect(fieldOf(["roads"], { works: "never" })).toBe("options.works");
  });
});

describe("a configuration as JSON", () => {
  const codec = codecOf(EncodedConfig);
  const read = (input: unknown): unknown => Result.getOrThrow(codec.decode(input));
  const faultIn = (input: unknown): string | null => {
    const decoded = codec.decode(input);
    return Result.isFailure(decoded) ? decoded.failure.field : null;
  };

  it("is written as it is today", () => {
    const config = configOf(["map"], { edition: "third", opening: ["A0"] });
    expect(codec.encode(config)).toEqual(config);
    expect(read(codec.encode(config))).toEqual(config);
  });

  it("is read with a ruleset in place of modules, as it was before there were any", () => {
    const before = { options: { a: "b" }, seats: 2 };
    expect(read({ ruleset: "standard", ...before })).toEqual({ modules: [], ...before });
    expect(read({ ruleset: "easy", ...before })).toEqual({ modules: [{ id: "easy", version: 1 }], ...before });
  });

  it("is refused with the field that does not fit", () => {
    expect(faultIn({ ruleset: 3, options: {}, seats: 2 })).toBe("ruleset");
    expect(faultIn({ ruleset: "easy", modules: [], options: {}, seats: 2 })).toBe("ruleset");
    expect(faultIn({ modules: [{ id: "map" }], options: {}, seats: 2 })).toBe("modules[0].version");
    expect(faultIn({ ruleset: "easy", options: {}, seats: -2 })).toBe("seats");
    expect(moduleIds({ modules: [] })).toEqual([]);
  });
});
