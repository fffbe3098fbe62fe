import { describe, expect, it } from "vitest";
import { townOf } from "../src/gallery/town.ts";
import { connects, DECK, roadHeight, roadsOf } from "../src/town/roads.ts";
import { ribbonsOf } from "../src/town/seams.ts";
import { plantsOn } from "../src/town/planting.ts";
import { allSquares, heightOf, widthOf } from "../src/town/board.ts";
import { bordersOf, driveBetween, entranceSquare, gardenSquares, houseSquares } from "../src/town/route.ts";

const at = (town: ReturnType<typeof townOf>, x: number, y: number) =>
  roadsOf(town).find((road) => road.at[0] === x && road.at[1] === y);

describe("roads as they are drawn", () => {
  const town = townOf(["A C", "G O"]);

  it("joins neighbours of one tile and the middles of tile edges only", () => {
    expect(connects(town, [2, 2], "E")).toBe(true);
    expect(connects(town, [4, 2], "E")).toBe(true);
    expect(connects(townOf(["C C"]), [4, 0], "E")).toBe(false);
    expect(connects(townOf(["C C"]), [4, 2], "E")).toBe(true);
  });

  it("puts a kerb on every side without connection and a zebra on both sides of a tile border", () => {
    expect(at(town, 2, 2)).toMatchObject({ closed: [], seams: [], end: null });
    expect(at(town, 4, 2)).toMatchObject({ closed: ["N", "S"], seams: ["E"] });
    expect(at(town, 5, 2)).toMatchObject({ seams: ["W"] });
  });

  it("ends a road with a barrier where nothing goes on: at the edge of the map and before a tile without road", () => {
    expect(at(town, 2, 0)?.end).toBe("N");
    expect(at(townOf(["A D", "D A"]), 0, 2)?.end).toBe("W");
    expect(at(town, 2, 2)?.end).toBeNull();
  });

  it("marks bridges and lifts only their north-south road", () => {
    expect(at(town, 2, 7)?.bridge).toBe(true);
    expect(roadHeight(town, 2.5, 7.5, true)).toBe(DECK);
    expect(roadHeight(town, 2.5, 7.5, false)).toBe(0);
    expect(roadHeight(town, 2.5, 9.0, true)).toBeGreaterThan(0);
    expect(roadHeight(town, 2.5, 9.9, true)).toBe(0);
  });
});

describe("drives", () => {
  const town = townOf(["A C", "G O"]);

  it("goes straight over a bridge and never turns on it", () => {
    for (const from of [
      [3, 5],
      [0, 8],
    ] as const) {
      const drive = driveBetween(town, [from], [[3, 9]]) ?? [];
      const bridge = drive.findIndex(([x, y]) => x === 2 && y === 7);
      const [before, after] = [drive[bridge - 1], drive[bridge + 1]];
      expect(bridge).toBeGreaterThan(0);
      expect([(before?.[0] ?? 0) + (after?.[0] ?? 0), (before?.[1] ?? 0) + (after?.[1] ?? 0)]).toEqual([4, 14]);
    }
  });

  it("counts tile borders before squares, the way families do", () => {
    const drive = driveBetween(town, houseSquares({ at: [0, 3], garden: null }), [entranceSquare([5, 5], "SE")]);
    expect(drive?.[0]).toEqual([1, 2]);
    expect(bordersOf(drive ?? [])).toBe(2);
  });

  it("answers null where no road leads", () => {
    expect(driveBetween(townOf(["D"]), [[0, 4]], [[1, 1]])).toBeNull();
  });

  it("knows the squares of gardens on each side", () => {
    expect(gardenSquares([4, 4], "N")).toEqual([
      [4, 3],
      [5, 3],
    ]);
    expect(gardenSquares([4, 4], "E")).toEqual([
      [6, 4],
      [6, 5],
    ]);
    expect(gardenSquares([4, 4], "S")).toEqual([
      [4, 6],
      [5, 6],
    ]);
    expect(gardenSquares([4, 4], "W")).toEqual([
      [3, 4],
      [3, 5],
    ]);
  });
});

describe("borders between tiles", () => {
  it("run along every border of the map, and nowhere else", () => {
    const { spots, across, triangles } = ribbonsOf(townOf(["A C G", "G O A"]));
    const points = spots.flatMap((x, index) => (index % 3 === 0 ? [[x, spots[index + 2] ?? 0] as const] : []));
    // Two borders from north to south, one from west to east, a point on either edge at every square.
    expect(points).toHaveLength(2 * (2 * 11 + 16));
    expect(points.every(([x, z]) => (x % 5 === 0 && x > 0 && x < 15) || (z === 5 && x <= 15))).toBe(true);
    expect(across).toHaveLength(spots.length);
    expect(triangles).toHaveLength((2 * 10 + 15) * 6);
    expect(Math.max(...triangles)).toBe(points.length - 1);
    expect(ribbonsOf(townOf(["A"])).spots).toEqual([]);
  });
});

describe("what grows in town", () => {
  it("hides no letter of the rim: trees keep away from the edge of the board, and stand there all the same", () => {
    const town = townOf(["A C O", "G O B", "D H C"]);
    const trees = allSquares(town)
      .flatMap((square) => plantsOn(town, square))
      .filter(({ kind }) => kind.endsWith("tree") || kind === "poplar");
    const far = trees.map(({ at: [column, row], x, z }) =>
      Math.min(column + x, row + z, widthOf(town) - column - x, heightOf(town) - row - z),
    );
    expect(trees.length).toBeGreaterThan(0);
    expect(Math.min(...far)).toBeGreaterThanOrEqual(0.8 - 1e-9);
    expect(far.filter((each) => each < 1).length).toBeGreaterThan(0);
  });
});
