import { loadRules, modulesOf } from "@blueplate/variants";
import { beginTable, type Json, redact, type Seat, seatOf } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { BASE_CONTENT } from "../../src/content/index.ts";
import { chooseReserve } from "../../src/forms/choose-reserve.ts";
import { parseTile } from "../../src/geometry/index.ts";
import type { State } from "../../src/model/index.ts";
import { MAPS } from "../../testing/maps.ts";
import { settingUp } from "../../testing/position.ts";

const begun = (seats: number, seed: string, ruleset = "standard", options: Record<string, Json> = {}): State => {
  const config = { modules: modulesOf(ruleset), options, seats };
  return beginTable(Result.getOrThrow(loadRules(config)), seed, 0).state;
};
const many = Array.from({ length: 60 }, (_, index) => begun(2, `seed ${index}`));

/** How many of the three drinks have a source on the map. */
const drinksOn = ({ town }: State): number => {
  const rows = town.tiles.flat().flatMap((code) => BASE_CONTENT.tiles[parseTile(code)?.id ?? ""]?.rows ?? []);
  return ["b", "l", "s"].filter((mark) => rows.some((row) => row.includes(mark))).length;
};

describe("R2 set-up", () => {
  it("R2.3 draws tiles without replacement and turns each at random", () => {
    for (const state of many) {
      const ids = state.town.tiles.flat().map((code) => parseTile(code)?.id);
      expect(new Set(ids).size).toBe(9);
    }
    const codes = new Set(many.flatMap((state) => state.town.tiles.flat()));
    // 20 tiles in four positions: 540 draws show nearly all of them.
    expect(codes.size).toBeGreaterThan(70);
  });

  it("R2.3 plays a map without one of the drinks as it was drawn; R22.1 with intro-all-drinks: redraw it is drawn again", () => {
    const few = (ruleset: string, options: Record<string, Json>): boolean =>
      Array.from({ length: 200 }, (_, index) => begun(2, `drinks ${index}`, ruleset, options)).some(
        (state) => drinksOn(state) < 3,
      );
    expect(few("standard", {})).toBe(true);
    expect(few("introductory", { "intro-all-drinks": "off" })).toBe(true);
    expect(few("introductory", { "intro-all-drinks": "redraw" })).toBe(false);
  });

  it("R2.4 pairs $100 with two CEO slots, $200 with three, $300 with four", () => {
    expect(BASE_CONTENT.reserves.map(({ amount, ceoSlots }) => [amount, ceoSlots])).toEqual([
      [100, 2],
      [200, 3],
      [300, 4],
    ]);
  });

  it("R2.4 lets nobody lay a reserve card that the box does not hold", () => {
    const { ruleset, state } = settingUp({ tiles: MAPS.FX1 });
    const content = { ...ruleset.content, reserves: ruleset.content.reserves.slice(0, 2) };
    const { refuse } = chooseReserve({ ...ruleset, content });
    const lay = (amount: 200 | 300) => refuse(state, seatOf(0), { _tag: "setup.chooseReserve", amount });
    expect(lay(200)).toBeNull();
    expect(lay(300)).toEqual({ _tag: "NoSuchReserve", rule: "R2.4", amount: 300 });
  });

  it("R2.5 draws the starting order", () => {
    const first = new Set(many.map((state) => state.turnOrder[0]));
    expect(first).toEqual(new Set([0, 1]));
    expect(new Set(begun(5, "order").turnOrder).size).toBe(5);
  });
});

describe("R4.2 information", () => {
  it("R4.2.1 map, supply, bank, money, stock, milestones and order are open to everybody", () => {
    const state = begun(3, "open");
    const open = ({ town, supply, bank, turnOrder, milestonesGone, chains }: State) => ({
      town,
      supply,
      bank,
      turnOrder,
      milestonesGone,
      chains: chains.map(({ cash, stock, milestones, busy }) => ({ cash, stock, milestones, busy })),
    });
    const viewers: readonly (Seat | "watcher")[] = [seatOf(0), seatOf(2), "watcher"];
    for (const viewer of viewers) expect(open(redact(state, viewer))).toEqual(open(state));
  });
});

describe("R9 training", () => {
  it("R9.11 the CEO is no card that a command could train", () => {
    const rules = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 2 }));
    const decoded = rules.codecs.command.decode({ _tag: "work.train", employee: "ceo", to: "cfo" });
    expect(Result.isFailure(decoded) && decoded.failure.field).toBe("employee");
  });
});
