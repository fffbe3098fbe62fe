import { describe, expect, it } from "vitest";
import {
  boxOnPage,
  carriedOver,
  KNOB,
  type MapLayout,
  isTaken,
  knobBeside,
  leaderTo,
  namesRound,
} from "../../src/town/ground.ts";

/** A flat map whose squares are 20 pixels wide, its first one 100 pixels from the left and 200 from the top. */
const flat: MapLayout = {
  squareAt: (x, y) => [Math.floor((x - 100) / 20), Math.floor((y - 200) / 20)],
  pointOf: (x, y) => ({ x: 100 + x * 20, y: 200 + y * 20 }),
  moved: () => undefined,
};

const board = [15, 15] as const;

describe("a ghost under a finger", () => {
  it("is carried over the square 56 pixels above the finger", () => {
    expect(carriedOver(flat, board, { x: 110, y: 266 })).toEqual([0, 0]);
    expect(carriedOver(flat, board, { x: 139, y: 275 })).toEqual([1, 0]);
    expect(carriedOver(flat, board, { x: 139, y: 276 })).toEqual([1, 1]);
  });

  it("stays on the board wherever the finger goes", () => {
    expect(carriedOver(flat, board, { x: 0, y: 0 })).toEqual([0, 0]);
    expect(carriedOver(flat, board, { x: 390, y: 844 })).toEqual([14, 14]);
  });

  it("has no square where the map has no ground", () => {
    expect(carriedOver({ squareAt: () => null }, board, { x: 1, y: 1 })).toBeNull();
  });

  it("is taken by a finger on it; a small one is as large as a finger", () => {
    const large = boxOnPage({ west: 2, north: 2, east: 5, south: 5 }, flat);
    expect(large).toEqual({ west: 140, north: 240, east: 200, south: 300 });
    expect(isTaken(large, { x: 140, y: 300 })).toBe(true);
    expect(isTaken(large, { x: 139, y: 300 })).toBe(false);
    const small = boxOnPage({ west: 2, north: 2, east: 3, south: 3 }, flat);
    expect(isTaken(small, { x: 128, y: 272 })).toBe(true);
    expect(isTaken(small, { x: 127, y: 272 })).toBe(false);
  });

  it("that is seen from aside lies in the box round its corners", () => {
    const aside = { pointOf: (x: number, y: number) => ({ x: x * 10 + y, y: y * 10 }) };
    expect(boxOnPage({ west: 0, north: 0, east: 2, south: 2 }, aside)).toEqual({
      west: 0,
      north: 0,
      east: 22,
      south: 20,
    });
  });
});

describe("the knob beside a ghost", () => {
  const map = { west: 0, north: 100, east: 390, south: 700 };

  it("stands to its right, its middle at the middle of the ghost", () => {
    expect(knobBeside({ west: 100, north: 300, east: 140, south: 340 }, map)).toEqual({ x: 148, y: 296 });
  });

  it("stands to its left where the map ends, below where it is as wide, and never beyond its edges", () => {
    expect(knobBeside({ west: 300, north: 300, east: 340, south: 340 }, map)).toEqual({ x: 244, y: 296 });
    expect(knobBeside({ west: 10, north: 90, east: 380, south: 110 }, map)).toEqual({ x: 171, y: 118 });
  });

  it("stands where it lies over least of what is built", () => {
    const ghost = { west: 100, north: 300, east: 140, south: 340 };
    const east = { west: 145, north: 300, east: 175, south: 330 };
    const west = { west: 60, north: 300, east: 90, south: 330 };
    expect(knobBeside(ghost, map, { built: [east] })).toEqual({ x: 44, y: 296 });
    expect(knobBeside(ghost, map, { built: [east, west] })).toEqual({ x: 96, y: 348 });
  });

  it("makes way to where nothing is built when all sides of its ghost are", () => {
    const ghost = { west: 100, north: 300, east: 140, south: 340 };
    const built = [
      { west: 30, north: 230, east: 210, south: 298 },
      { west: 30, north: 342, east: 210, south: 410 },
      { west: 30, north: 300, east: 98, south: 340 },
      { west: 142, north: 300, east: 210, south: 340 },
    ];
    const { x, y } = knobBeside(ghost, map, { built }) ?? { x: 100, y: 300 };
    const isFree = x + 48 <= 30 || x >= 210 || y + 48 <= 230 || y >= 410;
    expect(isFree, `${x}, ${y}`).toBe(true);
    const everywhere = [{ west: 0, north: 100, east: 390, south: 700 }];
    expect(knobBeside(ghost, map, { built: everywhere })).not.toBeNull();
  });

  it("is led to from the middle of its ghost where it had to make way, and stands for itself beside it", () => {
    const ghost = { west: 100, north: 300, east: 140, south: 340 };
    const beside = knobBeside(ghost, map);
    expect(beside && leaderTo(beside, ghost, { x: 0, y: 100 })).toBeNull();
    const places = [{ west: 40, north: 240, east: 200, south: 400 }];
    const away = knobBeside(ghost, map, { places });
    expect(away && leaderTo(away, ghost, { x: 0, y: 100 })).toMatch(/^M120\.0 220\.0L/);
  });

  it("is led to over nothing that is built or written, where there is such a place", () => {
    const ghost = { west: 100, north: 300, east: 140, south: 340 };
    const places = [{ west: 40, north: 240, east: 200, south: 400 }];
    const label = { west: 90, north: 370, east: 150, south: 395 };
    const crossed = (built: readonly (typeof label)[]): boolean => {
      const { x, y } = knobBeside(ghost, map, { places, built }) ?? { x: 96, y: 296 };
      return Array.from({ length: 101 }, (_, at) => at / 100).some((share) => {
        const [u, v] = [120 + share * (x + 24 - 120), 320 + share * (y + 24 - 320)];
        return u > label.west && u < label.east && v > label.north && v < label.south;
      });
    };
    expect(crossed([])).toBe(true);
    expect(crossed([label])).toBe(false);
  });

  it("lies over no name of a row or column, on the smallest board and at its rim, where there is such a place", () => {
    // A board of two tiles, 46 pixels a square as a desk shows it, and 19 as a phone does.
    const size = [10, 5] as const;
    for (const square of [46, 19]) {
      const layout = { pointOf: (x: number, y: number) => ({ x: 100 + x * square, y: 260 + y * square }) };
      const names = namesRound(size, layout);
      expect(names).toHaveLength(30);
      for (const [x, y] of [
        [0, 0],
        [0, 2],
        [3, 0],
        [8, 1],
        [4, 3],
      ] as const) {
        const ghost = boxOnPage({ west: x, north: y, east: x + 2, south: y + 2 }, layout);
        const knob = knobBeside(ghost, { west: 0, north: 100, east: 760, south: 700 }, { names });
        if (!knob) throw new Error("the ghost is in sight");
        const hidden = names.filter(
          ({ west, north, east, south }) =>
            west < knob.x + KNOB && east > knob.x && north < knob.y + KNOB && south > knob.y,
        );
        expect(hidden, `${square} pixels, at ${x}, ${y}`).toEqual([]);
      }
    }
  });

  it("goes to no other end of the map for the sake of a name", () => {
    const ghost = { west: 100, north: 100, east: 140, south: 140 };
    // Nothing is free near by but what is beside it, where a name stands.
    const names = [{ west: 150, north: 100, east: 170, south: 120 }];
    const places = [
      { west: 0, north: 100, east: 98, south: 600 },
      { west: 98, north: 150, east: 390, south: 600 },
      { west: 200, north: 100, east: 390, south: 600 },
    ];
    expect(knobBeside(ghost, map, { names, places })).toEqual({ x: 148, y: 100 });
  });

  it("is gone with a ghost that is out of sight", () => {
    expect(knobBeside({ west: 400, north: 300, east: 440, south: 340 }, map)).toBeNull();
    expect(knobBeside({ west: 100, north: 20, east: 140, south: 60 }, map)).toBeNull();
  });
});
