import { beginTable, type GameConfig, roundOf } from "@blueplate/kernel";
import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { createGame } from "../../src/game.ts";
import { defineEvent, defineState, type Module } from "../../src/index.ts";
import { presetsOf } from "../../src/modules/index.ts";

/** A tile and a sixth seat that the base game does not have (E1.2, E17.1). */
const wide: Module = {
  id: "wide",
  version: 1,
  seats: { min: 6, max: 6 },
  rules: () => ({
    tiles: { U: { rows: [".###.", "##.##", "#L.L#", "##L##", ".###."], house: null } },
    content: (content) => ({
      ...content,
      seats: { ...content.seats, 6: { bank: 300, uniqueCopies: 3, map: { columns: 3, rows: 2 } } },
    }),
  }),
};

const began = defineEvent("odd:Welcomed", {}, (state) => ({
  ...state,
  bank: { ...state.bank, stock: state.bank.stock + 7 },
}));

/** What is told at the beginning is told by the events and phases of the game at hand. */
const odd: Module = {
  id: "odd",
  version: 1,
  rules: () => ({
    events: [began],
    policies: [{ answers: ["GameBegan"], react: () => [began.make({})] }],
    phases: [
      { removes: "setup-reserve" },
      { wraps: "setup-restaurants", row: (base) => ({ ...base, begin: () => [] }) },
      { wraps: "restructuring", row: (base) => ({ ...base, begin: () => [] }) },
    ],
  }),
};

const game = createGame({ presets: presetsOf([]), modules: [wide, odd] });
const config = (ids: readonly string[], more: Partial<GameConfig>): GameConfig => ({
  modules: ids.map((id) => ({ id, version: 1 })),
  options: {},
  seats: 6,
  ...more,
});

describe("what a module keeps", () => {
  const jars = defineState<number>("jars", Schema.Int, 0);
  const filled = defineEvent("jars:Filled", {}, (state) => jars.with(state, jars.of(state) + 1));
  const meddled = defineEvent("odd:Meddled", {}, (state) => jars.with(state, 9));
  const keeper: Module = { id: "jars", version: 1, rules: () => ({ state: jars, events: [filled, meddled] }) };

  it("is changed by its own events alone: a fact of another that changes it is no fact", () => {
    const own = createGame({ presets: presetsOf([]), modules: [keeper] });
    const rules = Result.getOrThrow(own.load(config(["jars"], { seats: 2 })));
    const { state } = beginTable(rules, "jars", 0);
    expect(rules.validateEvent?.(state, filled.make({}))).toBeNull();
    expect(rules.validateEvent?.(state, meddled.make({}))).toMatchObject({
      field: "modules.jars",
      reason: { _tag: "OtherFact", expected: "0", got: "9" },
    });
  });
});

describe("the town of a game with modules", () => {
  it("is a chosen map with tiles and of the size that its modules bring (E1.2, E17.1)", () => {
    const rules = Result.getOrThrow(game.load(config(["wide"], { opening: ["A0 U90 T0", "R0 G0 O0"] })));
    const { state } = beginTable(rules, "wide", 0);
    expect(state.town.tiles).toEqual([
      ["A0", "U90", "T0"],
      ["R0", "G0", "O0"],
    ]);
    expect([state.chains.length, state.bank.stock]).toEqual([6, 300]);
  });

  it("has none of them where the module is not played", () => {
    const map = (opening: readonly string[]) => {
      const loaded = game.load(config([], { seats: 2, opening }));
      return Result.isFailure(loaded) ? loaded.failure.reason : null;
    };
    expect(map(["A0 U90 T0", "R0 G0 O0", "H0 S0 I0"])).toEqual({ _tag: "UnknownTile", tile: "U90" });
    expect(map(["A0 B0 T0", "R0 G0 O0", "H0 S0 toString0"])).toMatchObject({ _tag: "UnknownTile" });
  });

  it("begins with the first phase that is not skipped, after everything that follows from its first fact", () => {
    const rules = Result.getOrThrow(game.load(config(["odd"], { seats: 2 })));
    const { state } = beginTable(rules, "odd", 0);
    expect([state.stage._tag, state.bank.stock, roundOf(state)]).toEqual(["order-of-business", 107, 1]);
  });
});
