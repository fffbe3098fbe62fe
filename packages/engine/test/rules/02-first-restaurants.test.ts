import { diceFor, runPhase } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import type { Corner } from "../../src/model/index.ts";
import { SETUP_RESTAURANTS } from "../../src/phases/setup-restaurants.ts";
import { reducerOf } from "../../src/rules/index.ts";
import { MAPS, tilesOf } from "../../testing/maps.ts";
import {
  after,
  type TestTown,
  offers,
  order,
  type TestPosition,
  refusalOf,
  settingUp,
} from "../../testing/position.ts";

const place = (x: number, y: number, entrance: Corner) => order("setup.placeRestaurant", { at: [x, y], entrance });
const pass = order("setup.pass", {});

/** What follows by itself until somebody must decide. */
const settled = (position: TestPosition): TestPosition => {
  const isPlacing = (state: TestPosition["state"]): boolean => !SETUP_RESTAURANTS.done(position.ruleset, state);
  return {
    ...position,
    state: runPhase(reducerOf(position.ruleset), position.state, [], diceFor("town", 0), isPlacing).state,
  };
};
const next = ({ state }: TestPosition) => SETUP_RESTAURANTS.waitsFor(state);

const alone = (tiles: TestTown["tiles"], more: Partial<TestTown> = {}) => settingUp({ tiles, seats: 2, ...more });
/** The first seat places last, beside what the second has placed. */
const second = (given: TestTown, x: number, y: number, entrance: Corner) => {
  const start = settingUp(given);
  return after(start, place(x, y, entrance), 1);
};

describe("R2.6, R2.7 two passes", () => {
  it("R2.6 from the last player to the first, each places or passes; R2.7 those who passed place (S-006)", () => {
    let position = alone(MAPS.FX1, { seats: 3 });
    expect(next(position)).toEqual([2]);
    position = settled(after(position, place(0, 0, "SE"), 2));
    expect(next(position)).toEqual([1]);
    position = settled(after(position, pass, 1));
    position = settled(after(position, place(8, 8, "NW"), 0));
    expect(next(position)).toEqual([1]);
    expect(refusalOf(position, pass, 1)?._tag).toBe("NotNow");
    position = settled(after(position, place(10, 8, "NE"), 1));
    expect(next(position)).toEqual([]);
    expect(SETUP_RESTAURANTS.done(position.ruleset, position.state)).toBe(true);
  });
  it("R2.7 when all pass, all place from first to last (S-007)", () => {
    let position = alone(MAPS.FX1, { seats: 3 });
    for (const seat of [2, 1, 0]) position = settled(after(position, pass, seat));
    expect(next(position)).toEqual([0]);
    position = settled(after(position, place(0, 0, "SE"), 0));
    expect(next(position)).toEqual([1]);
  });
  it("R2.7 there is no second pass where nobody has passed", () => {
    let position = alone(MAPS.FX1);
    position = settled(after(position, place(0, 0, "SE"), 1));
    position = settled(after(position, place(8, 8, "NW"), 0));
    expect(position.state.stage).toMatchObject({ pass: 1, queue: [], passed: [] });
    expect(SETUP_RESTAURANTS.done(position.ruleset, position.state)).toBe(true);
  });
  it("R2.6 nobody places or passes out of turn", () => {
    expect(refusalOf(alone(MAPS.FX1), place(0, 0, "SE"), 0)?._tag).toBe("NotNow");
    expect(refusalOf(alone(MAPS.FX1), pass, 0)?._tag).toBe("NotNow");
  });
  it("R2.10 it is open from the start", () => {
    const { state } = after(alone(MAPS.FX1), place(0, 0, "SE"), 1);
    expect(state.chains[1]?.restaurants).toEqual([{ at: [0, 0], entrance: "SE", open: true }]);
  });
  it("D-03 in the second pass the only spot left is taken without asking", () => {
    // On tile K alone there are two spots, each with one entrance.
    let position = settled(after(alone(tilesOf("K0")), pass, 1));
    position = settled(after(position, place(3, 3, "NE"), 0));
    expect(position.state.chains[1]?.restaurants).toEqual([{ at: [0, 3], entrance: "NW", open: true }]);
    expect(next(position)).toEqual([]);
  });
});

describe("R2.8 where a first restaurant may lie", () => {
  it("R2.8.1 on the map and on empty squares (S-010)", () => {
    expect(refusalOf(alone(MAPS.FX1), place(4, 13, "NW"), 1)).toMatchObject({
      _tag: "NotEmpty",
      rule: "R3.2.2",
      at: [4, 13],
    });
    expect(refusalOf(alone(MAPS.FX1), place(14, 3, "NW"), 1)?._tag).toBe("NotEmpty");
    expect(refusalOf(alone(MAPS.FX1), place(-1, 0, "NE"), 1)?._tag).toBe("NotEmpty");
  });
  it("R2.8.2 with a road at the entrance (S-009, S-011)", () => {
    const corners = ["NW", "NE", "SE", "SW"] as const;
    const tags = corners.map((corner) => refusalOf(alone(MAPS.FX1), place(0, 0, corner), 1)?._tag ?? "legal");
    expect(tags).toEqual(["NoRoad", "legal", "legal", "legal"]);
    expect(refusalOf(alone(MAPS.FX2), place(3, 0, "NW"), 1)).toBe(null);
  });
  it("R2.8.3 no other entrance on the tile of the entrance (S-008)", () => {
    const position = second({ tiles: MAPS.FX1 }, 8, 5, "SW");
    expect(refusalOf(position, place(9, 8, "NW"), 0)).toMatchObject({ _tag: "TileTaken", rule: "R2.8" });
    expect(refusalOf(position, place(9, 8, "NE"), 0)).toBe(null);
  });
  it("R2.8.3 initial-entrance-rule compares the entrance or the road it touches (S-012)", () => {
    const tagWith = (rule: "entrance-square" | "touched-road") =>
      refusalOf(
        second({ tiles: MAPS.FX4, options: { "initial-entrance-rule": rule } }, 5, 0, "NW"),
        place(8, 0, "SW"),
        0,
      )?._tag ?? "legal";
    expect([tagWith("entrance-square"), tagWith("touched-road")]).toEqual(["TileTaken", "legal"]);
  });
  it("R2.9 with no spot left, the tile may be shared", () => {
    const position = second({ tiles: tilesOf("L0") }, 0, 0, "SE");
    expect(refusalOf(position, place(3, 0, "SW"), 0)).toBe(null);
    expect(offers(position, "setup.placeRestaurant")).toContainEqual([3, 0]);
  });
  it("offers are exactly what is accepted", () => {
    const position = second({ tiles: MAPS.FX1 }, 8, 5, "SW");
    const offered = offers(position, "setup.placeRestaurant").map(String);
    for (let x = -1; x <= 15; x++) {
      for (let y = -1; y <= 15; y++) {
        const legal = (["NW", "NE", "SE", "SW"] as const).filter(
          (corner) => !refusalOf(position, place(x, y, corner), 0),
        );
        expect([x, y, legal.length > 0]).toEqual([x, y, offered.includes(`${x},${y}`)]);
        if (legal.length > 0) expect(offers(position, "setup.placeRestaurant", { at: [x, y] })).toEqual(legal);
      }
    }
  });
});
