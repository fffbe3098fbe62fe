import { describe, expect, it } from "vitest";
import { CORNERS, type Corner, type EmployeeId, type Square } from "../../src/model/index.ts";
import { MAPS } from "../../testing/maps.ts";
import { day } from "../../testing/day.ts";
import { toHouse } from "../../testing/measure.ts";
import {
  after,
  factsOf,
  type TestTown,
  offers,
  order,
  type TestPosition,
  refusalOf,
  type PlacedRestaurant,
} from "../../testing/position.ts";

const open = (manager: EmployeeId, x: number, y: number, entrance: Corner) =>
  order("work.openRestaurant", { manager, at: [x, y], entrance });
const move = (from: Square, x: number, y: number, entrance: Corner) =>
  order("work.moveRestaurant", { from, at: [x, y], entrance });
const tagOf = (position: TestPosition, command: ReturnType<typeof open> | ReturnType<typeof move>) =>
  refusalOf(position, command)?._tag ?? "legal";
const THREE: readonly PlacedRestaurant[] = [
  [0, 0, "SE"],
  [3, 3, "NW"],
  [8, 3, "NW"],
];

describe("R13.1 to R13.3 local managers", () => {
  it("R13.3 at distance 3 at most, coming soon (S-105)", () => {
    const position = day(["local-manager"]);
    expect(factsOf(position, open("local-manager", 10, 8, "NE"))).toMatchObject([
      { _tag: "RestaurantPlaced", open: false },
    ]);
    expect(refusalOf(position, open("local-manager", 13, 10, "NW"))).toEqual({
      _tag: "OutOfRange",
      rule: "R13.3",
      distance: 4,
      range: 3,
    });
  });
  it("R13.6 what is coming soon serves nobody and has no drive-in", () => {
    const position = after(day(["local-manager"]), open("local-manager", 10, 8, "NE"));
    expect(toHouse(position, 0, 15)).toBe(4);
  });
  it("R13.1 entrances may share a tile (S-107)", () => {
    expect(tagOf(day(["regional-manager"]), open("regional-manager", 8, 5, "SW"))).toBe("legal");
  });
  it("R13.1 on empty squares, with a road at the entrance", () => {
    const position = day(["regional-manager"]);
    expect(tagOf(position, open("regional-manager", 8, 9, "NW"))).toBe("NotEmpty");
    expect(tagOf(position, open("regional-manager", 3, 3, "SE"))).toBe("NoRoad");
  });
  it("R13.3 by a manager alone", () => {
    expect(refusalOf(day(["waitress"]), open("local-manager", 10, 8, "NE"))).toEqual({ _tag: "NotNow", rule: "R13.3" });
  });
  it("R13.2 three restaurants at most (S-108)", () => {
    const position = day(["local-manager", "regional-manager"], { restaurants: [THREE] });
    expect(refusalOf(position, open("local-manager", 3, 8, "NW"))).toEqual({ _tag: "NotNow", rule: "R13.2" });
    expect(tagOf(position, move([3, 3], 3, 8, "NW"))).toBe("legal");
  });
  it("R13.3 the target is any square, or the entrance on the route (S-115)", () => {
    const at = (target: "any-square-any-road" | "entrance-on-route") =>
      day(["local-manager"], {
        tiles: MAPS.FX2,
        restaurants: [[[3, 8, "NE"]]],
        options: { "local-manager-target": target },
      });
    expect(tagOf(at("any-square-any-road"), open("local-manager", 0, 3, "NW"))).toBe("legal");
    expect(refusalOf(at("entrance-on-route"), open("local-manager", 0, 3, "NW"))).toEqual({
      _tag: "OutOfRange",
      rule: "R13.3",
      distance: null,
      range: 3,
    });
  });
  it("R13.3 only a manager who opens restaurants, once", () => {
    const position = day(["local-manager", "waitress"]);
    expect(tagOf(position, open("waitress", 10, 8, "NE"))).toBe("WrongEmployee");
    expect(tagOf(position, open("regional-manager", 10, 8, "NE"))).toBe("NobodyToAct");
    expect(tagOf(after(position, open("local-manager", 10, 8, "NE")), open("local-manager", 3, 3, "NW"))).toBe(
      "NotNow",
    );
  });
});

describe("R13.4 to R13.7 regional managers", () => {
  it("R13.4 a new one anywhere, open at once (S-109)", () => {
    const position = after(day(["regional-manager"]), open("regional-manager", 13, 10, "NW"));
    expect(position.state.chains[0]?.restaurants[1]).toEqual({ at: [13, 10], entrance: "NW", open: true });
    expect(toHouse(position, 0, 15)).toBe(0);
  });
  it("R13.4 either a new one or a move (S-110)", () => {
    const moved = after(day(["regional-manager"]), move([0, 0], 0, 0, "SW"));
    expect(moved.state.chains[0]?.restaurants).toEqual([{ at: [0, 0], entrance: "SW", open: true }]);
    expect(tagOf(moved, open("regional-manager", 13, 10, "NW"))).toBe("NotNow");
  });
  it("R13.4 unchanged, turned, or onto some of its old squares; with a road at the entrance", () => {
    const position = day(["regional-manager"], { restaurants: [[[3, 3, "NW"]]] });
    expect([tagOf(position, move([3, 3], 3, 3, "NW")), tagOf(position, move([3, 3], 4, 3, "NE"))]).toEqual([
      "legal",
      "legal",
    ]);
    expect([tagOf(position, move([3, 3], 3, 3, "SE")), tagOf(position, move([3, 3], 2, 3, "NE"))]).toEqual([
      "NoRoad",
      "NotEmpty",
    ]);
  });
  it("R13.4 one of the chain's own", () => {
    expect(refusalOf(day(["regional-manager"]), move([8, 8], 3, 3, "NW"))).toEqual({
      _tag: "NotYourRestaurant",
      rule: "R13.4",
      at: [8, 8],
    });
    expect(tagOf(day(["local-manager"]), move([0, 0], 3, 3, "NW"))).toBe("NotNow");
    // It is named by its north-west square and by no other.
    const beside = [[0, 1] as const, [1, 0] as const].map((from) =>
      tagOf(day(["regional-manager"]), move(from, 3, 3, "NW")),
    );
    expect(beside).toEqual(["NotYourRestaurant", "NotYourRestaurant"]);
  });
  it("R13.5, R13.7 one that is coming soon: regional-move-unopened (S-116)", () => {
    const both = (rule: "allowed" | "open-only") =>
      after(
        day(["local-manager", "regional-manager"], { options: { "regional-move-unopened": rule } }),
        open("local-manager", 10, 8, "NE"),
      );
    const moved = after(both("allowed"), move([10, 8], 13, 10, "NW"));
    expect(moved.state.chains[0]?.restaurants[1]).toEqual({ at: [13, 10], entrance: "NW", open: true });
    expect(refusalOf(both("open-only"), move([10, 8], 13, 10, "NW"))).toEqual({
      _tag: "NotOpen",
      rule: "R13.5",
      at: [10, 8],
    });
    expect(offers(both("open-only"), "work.moveRestaurant")).toEqual([[0, 0]]);
  });
});

describe("what is offered is what is accepted", () => {
  const sweep = (accepts: (x: number, y: number, corner: Corner) => boolean, places: readonly unknown[]) => {
    const offered = places.map(String);
    for (let x = -1; x <= 15; x++) {
      for (let y = -1; y <= 15; y++) {
        const legal = CORNERS.some((corner) => accepts(x, y, corner));
        expect([x, y, offered.includes(`${x},${y}`)]).toEqual([x, y, legal]);
      }
    }
  };
  it.each(["FX1", "FX2", "FX3", "FX4"] as const)("R13.3, R13.4 restaurants on %s", (map) => {
    for (const target of ["any-square-any-road", "entrance-on-route"] as const) {
      const given: Partial<TestTown> = {
        tiles: MAPS[map],
        restaurants: [[[3, 8, "NE"]], []],
        options: { "local-manager-target": target },
      };
      const position = day(["local-manager", "regional-manager"], given);
      for (const manager of ["local-manager", "regional-manager"] as const) {
        const places = offers(position, "work.openRestaurant", { manager });
        sweep((x, y, corner) => tagOf(position, open(manager, x, y, corner)) === "legal", places);
      }
      const places = offers(position, "work.moveRestaurant", { from: [3, 8] });
      sweep((x, y, corner) => tagOf(position, move([3, 8], x, y, corner)) === "legal", places);
      // cast: squares, as the slot offers them.
      for (const at of places as readonly (readonly [number, number])[]) {
        const corners = CORNERS.filter((corner) => tagOf(position, move([3, 8], at[0], at[1], corner)) === "legal");
        expect(offers(position, "work.moveRestaurant", { from: [3, 8], at })).toEqual(corners);
      }
    }
  });
});
