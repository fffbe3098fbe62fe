import { describe, expect, it } from "vitest";
import { type CommandOf, SIDES, type Side } from "../../src/model/index.ts";
import { MAPS } from "../../testing/maps.ts";
import { toHouse } from "../../testing/measure.ts";
import { after, type TestTown, offers, order, type TestPosition, refusalOf, working } from "../../testing/position.ts";

const DEVELOPER = "new-business-developer";
const day = (given: Partial<TestTown> = {}, developers = 1) =>
  working({ tiles: MAPS.FX1, atWork: [Array.from({ length: developers }, () => DEVELOPER)], ...given });
const house = (number: number, x: number, y: number, garden: Side) =>
  order("work.placeHouse", { house: number, at: [x, y], garden });
const garden = (number: number, side: Side) => order("work.addGarden", { house: number, garden: side });
const tagOf = (position: TestPosition, command: CommandOf<"work.placeHouse"> | CommandOf<"work.addGarden">) =>
  refusalOf(position, command)?._tag ?? "legal";

describe("R12.1 to R12.3 houses", () => {
  it("R12.2 any house of the supply, R12.3 with its garden, in order of number (S-097)", () => {
    const { state } = after(day(), house(9, 3, 3, "S"));
    expect(state.town.houses.map((each) => each.house)).toEqual([2, 4, 9, 12, 13, 15]);
    expect(state.town.houses[2]).toEqual({ house: 9, at: [3, 3], printed: false, garden: "S", demand: [] });
    expect(state.supply.houses).toEqual([1, 3, 6, 11, 14, 17, 19]);
  });
  it("R12.5 not a printed number, not one that lies already", () => {
    expect(refusalOf(day(), house(2, 3, 3, "S"))).toEqual({ _tag: "NoSuchHouse", rule: "R12.5", house: 2 });
    expect(tagOf(after(day({}, 2), house(9, 3, 3, "S")), house(9, 8, 3, "E"))).toBe("NoSuchHouse");
  });
  it("R12.2 beside a road (S-098)", () => {
    const position = day({ tiles: MAPS.FX2 });
    expect(refusalOf(position, house(9, 1, 13, "E"))).toEqual({ _tag: "NoRoad", rule: "R12.2" });
  });
  it("R12.2 house-road-contact: any of the six squares, or the house's own (C-32)", () => {
    const position = (rule: "any-of-six" | "house-squares-only") =>
      day({ tiles: MAPS.FX2, options: { "house-road-contact": rule } });
    const sweep = (rule: "any-of-six" | "house-squares-only") => {
      const town = position(rule);
      const squares = Array.from({ length: 225 }, (_, index) => [index % 15, Math.floor(index / 15)] as const);
      return SIDES.flatMap((side) =>
        squares.map(([x, y]) => house(9, x, y, side)).filter((command) => tagOf(town, command) === "legal"),
      );
    };
    const wide = sweep("any-of-six").map((each) => JSON.stringify(each));
    const narrow = sweep("house-squares-only").map((each) => JSON.stringify(each));
    expect(narrow.every((each) => wide.includes(each))).toBe(true);
    expect(wide.filter((each) => !narrow.includes(each))).toEqual([
      JSON.stringify(house(9, 2, 13, "E")),
      JSON.stringify(house(9, 1, 13, "W")),
    ]);
  });
  it("R3.2.2 on empty squares of the map, garden included", () => {
    expect(refusalOf(day(), house(9, 3, 3, "W"))).toEqual({ _tag: "NotEmpty", rule: "R3.2.2", at: [3, 3] });
    expect([tagOf(day(), house(9, 13, 3, "E")), tagOf(day(), house(9, 2, 3, "S"))]).toEqual(["NotEmpty", "NotEmpty"]);
  });
  it("R12.1 two developers place two pieces in any mix (S-103), one only one", () => {
    const two = after(after(day({}, 2), house(9, 3, 3, "S")), garden(2, "S"));
    expect(refusalOf(two, garden(13, "E"))).toEqual({ _tag: "NotNow", rule: "R12.1" });
    expect(tagOf(after(day(), house(9, 3, 3, "S")), garden(2, "S"))).toBe("NotNow");
  });
  it("R12.1 with all houses placed only gardens are left (S-104)", () => {
    const position = day({}, 1);
    const none = { ...position, state: { ...position.state, supply: { ...position.state.supply, houses: [] } } };
    expect(refusalOf(none, house(9, 3, 3, "S"))).toEqual({ _tag: "NotNow", rule: "R1.6" });
    expect(tagOf(none, garden(2, "S"))).toBe("legal");
  });
});

describe("R12.4 gardens", () => {
  it("R12.4 along one full side, also across a border (S-099)", () => {
    expect(tagOf(day(), garden(2, "S"))).toBe("legal");
    expect(refusalOf(day(), garden(2, "E"))).toEqual({ _tag: "NotEmpty", rule: "R12.4", at: [0, 3] });
    expect([tagOf(day(), garden(2, "N")), tagOf(day(), garden(2, "W"))]).toEqual(["NotEmpty", "NotEmpty"]);
  });
  it("R12.4 one a house, printed or placed (S-100)", () => {
    expect(refusalOf(day({ gardens: { 2: "S" } }), garden(2, "S"))).toEqual({
      _tag: "HasGarden",
      rule: "R12.4",
      house: 2,
    });
    expect(tagOf(day({ newHouses: [{ house: 9, at: [3, 3], garden: "S" }] }), garden(9, "N"))).toBe("HasGarden");
    expect(refusalOf(day(), garden(9, "N"))).toEqual({ _tag: "NoSuchHouse", rule: "R12.4", house: 9 });
  });
  it("R1.6 none without a garden tile", () => {
    const position = day();
    const none = { ...position, state: { ...position.state, supply: { ...position.state.supply, gardens: 0 } } };
    expect(tagOf(none, garden(2, "S"))).toBe("NotNow");
  });
  it("R12.4 no road is needed, and one can shorten the way (S-101)", () => {
    expect(toHouse(day(), 1, 2)).toBe(2);
    expect(toHouse(after(day(), garden(2, "S")), 1, 2)).toBe(1);
    const { state } = after(day(), garden(2, "S"));
    expect(state.supply.gardens).toBe(7);
  });
});

describe("what is offered is what is accepted", () => {
  it.each(["FX1", "FX2", "FX3", "FX4"] as const)("R12.2 houses on %s", (map) => {
    const position = day({ tiles: MAPS[map], restaurants: [[], []] });
    const offered = offers(position, "work.placeHouse", { house: 9 }).map(String);
    for (let x = -1; x <= 15; x++) {
      for (let y = -1; y <= 15; y++) {
        const legal = SIDES.filter((side) => tagOf(position, house(9, x, y, side)) === "legal");
        expect([x, y, offered.includes(`${x},${y}`)]).toEqual([x, y, legal.length > 0]);
        if (legal.length > 0) expect(offers(position, "work.placeHouse", { house: 9, at: [x, y] })).toEqual(legal);
      }
    }
  });
  it.each(["FX1", "FX2", "FX3", "FX4"] as const)("R12.4 gardens on %s", (map) => {
    const position = day({ tiles: MAPS[map], restaurants: [[], []] });
    const offered = offers(position, "work.addGarden");
    for (const { house: number } of position.state.town.houses) {
      const legal = SIDES.filter((side) => tagOf(position, garden(number, side)) === "legal");
      expect(offered.includes(number)).toBe(legal.length > 0);
      if (legal.length > 0) expect(offers(position, "work.addGarden", { house: number })).toEqual(legal);
    }
  });
});
