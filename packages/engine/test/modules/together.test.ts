import type { Malformed, SetupFault } from "@blueplate/kernel";
import { MODULES } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { createGame } from "../../src/game.ts";
import { foreignId, type FormulaWraps, type Module, type ModuleRules, type PhaseRow } from "../../src/index.ts";
import { presetsOf } from "../../src/modules/index.ts";

const rowOf = (id: string): PhaseRow => ({
  id: foreignId(id),
  begin: () => [],
  advance: () => [],
  done: () => true,
  waitsFor: () => [],
  mayResubmit: () => [],
});

const module = (id: string, rules: ModuleRules): Module => ({ id, version: 1, rules: () => rules });

const load = (...modules: readonly Module[]) =>
  createGame({ presets: presetsOf([]), modules }).load({
    modules: modules.map(({ id }) => ({ id, version: 1 })),
    options: {},
    seats: 3,
  });

/** Why a game of these modules is refused; null where it is not. */
const reasonOf = (...modules: readonly Module[]): Malformed["reason"] | null => {
  const loaded = load(...modules);
  return Result.isFailure(loaded) ? (loaded.failure.reason ?? null) : null;
};

const phasesOf = (...modules: readonly Module[]): readonly string[] =>
  Result.getOrThrow(load(...modules)).ruleset.phases.round.map(({ id }) => id);

const bare = module("bare", { phases: [{ removes: "payday" }] });
const supper = foreignId("tea:supper");
const tea = module("tea", { phases: [{ after: "dinnertime", row: rowOf("tea:tea") }] });

describe("modules that need each other's rows", () => {
  const onPayday: readonly (readonly [string, ModuleRules])[] = [
    ["a phase after it", { phases: [{ after: "payday", row: rowOf("wages:bonus") }] }],
    ["a phase before it", { phases: [{ before: "payday", row: rowOf("wages:bonus") }] }],
    ["another row in its place", { phases: [{ replaces: "payday", row: rowOf("payday") }] }],
    ["a row wrapped round it", { phases: [{ wraps: "payday", row: (base) => base }] }],
  ];

  it.each(onPayday)("a phase that one takes out, and %s: refused with both names, in either order", (_, rules) => {
    const wages = module("wages", rules);
    const reason: SetupFault = { _tag: "ModulesRemove", module: "bare", other: "wages", row: "phase payday" };
    expect(reasonOf(bare, wages)).toEqual(reason);
    expect(reasonOf(wages, bare)).toEqual(reason);
    expect(reasonOf(wages)).toBeNull();
  });

  it("the same where only an option takes the phase out", () => {
    const wages = { id: "wages", values: ["paid", "none"], defaults: { third: "paid" }, priority: "A" } as const;
    const lean: Module = {
      ...bare,
      id: "lean",
      options: [wages],
      rules: (options) => (options["wages"] === "none" ? { phases: [{ removes: "payday" }] } : {}),
    };
    const bonus = module("bonus", { phases: [{ after: "payday", row: rowOf("bonus:bonus") }] });
    const game = createGame({ presets: presetsOf([]), modules: [lean, bonus] });
    const reason = (chosen: string) => {
      const modules = [
        { id: "lean", version: 1, options: { wages: chosen } },
        { id: "bonus", version: 1 },
      ];
      const loaded = game.load({ modules, options: {}, seats: 3 });
      return Result.isFailure(loaded) ? loaded.failure.reason : null;
    };
    expect(reason("paid")).toBeNull();
    expect(reason("none")).toEqual({ _tag: "ModulesRemove", module: "lean", other: "bonus", row: "phase payday" });
  });

  it("two that take the same phase out go together, and one may put its own where it took one out", () => {
    expect(phasesOf(bare, module("lean", { phases: [{ removes: "payday" }] }))).not.toContain("payday");
    const own = module("own", { phases: [{ removes: "payday" }, { after: "payday", row: rowOf("own:gifts") }] });
    expect(phasesOf(own).slice(3, 5)).toEqual(["dinnertime", "own:gifts"]);
  });

  it("what no module and no base game has is refused by its name", () => {
    const missing = (rules: ModuleRules) => reasonOf(module("odd", rules));
    const refused = (row: string) => ({ _tag: "NoSuchRow", module: "odd", row });
    expect(missing({ phases: [{ after: supper, row: rowOf("odd:x") }] })).toEqual(refused("phase tea:supper"));
    expect(missing({ phases: [{ removes: supper }] })).toEqual(refused("phase tea:supper"));
    expect(missing({ steps: [{ after: foreignId("odd:y"), step: "odd:x" }] })).toEqual(refused("step odd:y"));
    // A name that the types do not know, as a package written for other rules may have one.
    const formulas: FormulaWraps = Object.fromEntries([["prizeOf", () => () => 1]]);
    expect(missing({ formulas })).toEqual(refused("formula prizeOf"));
  });

  it("a row of another module is there, whichever of them comes first in the catalogue", () => {
    const cake = module("cake", { phases: [{ after: foreignId("tea:tea"), row: rowOf("cake:cake") }] });
    for (const modules of [
      [tea, cake],
      [cake, tea],
    ]) {
      expect(phasesOf(...modules).slice(3, 6)).toEqual(["dinnertime", "tea:tea", "cake:cake"]);
    }
    expect(reasonOf(cake)).toEqual({ _tag: "NoSuchRow", module: "cake", row: "phase tea:tea" });
  });

  it("a wrap lies round the row in the place of another, whichever module comes first", () => {
    const marked = (row: PhaseRow): PhaseRow => ({ ...row, waitsFor: () => [] });
    let wrapped: PhaseRow | null = null;
    const row = rowOf("payday");
    const wraps = module("wraps", { phases: [{ wraps: "payday", row: (base) => marked((wrapped = base)) }] });
    const replaces = module("replaces", { phases: [{ replaces: "payday", row }] });
    for (const modules of [
      [wraps, replaces],
      [replaces, wraps],
    ]) {
      wrapped = null;
      expect(reasonOf(...modules)).toBeNull();
      expect(wrapped).toBe(row);
    }
  });

  it("steps keep their order, and two of one id are refused", () => {
    const fish = module("fish", { steps: [{ after: "recruit", step: "fish:fish" }] });
    const salt = module("salt", { steps: [{ after: foreignId("fish:fish"), step: "salt:salt" }] });
    const { steps } = Result.getOrThrow(load(salt, fish)).ruleset;
    expect(steps.slice(0, 4)).toEqual(["recruit", "fish:fish", "salt:salt", "train"]);
    const more = module("more", { phases: [{ before: "payday", row: rowOf("tea:tea") }] });
    expect(reasonOf(tea, more)).toEqual({ _tag: "ModulesReplace", module: "tea", other: "more", row: "phase tea:tea" });
  });

  it("a catalogue that has an id twice gives no game with it", () => {
    const game = createGame({ presets: presetsOf([]), modules: [tea, module("tea", {}), bare] });
    const loaded = game.load({ modules: [{ id: "tea", version: 1 }], options: {}, seats: 3 });
    expect(Result.isFailure(loaded) && loaded.failure.reason).toEqual({ _tag: "SameId", module: "tea" });
    const other = game.load({ modules: [{ id: "bare", version: 1 }], options: {}, seats: 3 });
    expect(Result.isSuccess(other)).toBe(true);
  });

  it("the introductory game takes payday out and goes with every module that does not say otherwise", () => {
    const game = createGame({ presets: presetsOf(MODULES), modules: MODULES });
    const others = MODULES.filter(({ preset, conflicts = [] }) => !preset && !conflicts.includes("introductory"));
    expect(others.length).toBeGreaterThan(5);
    for (const { id } of others) {
      const modules = ["introductory", id].map((each) => ({ id: each, version: 1 }));
      expect(Result.isSuccess(game.load({ modules, options: {}, seats: 3 })), id).toBe(true);
    }
  });
});
