import type { CityTown, Square } from "../view.ts";
import { grain } from "../grain.ts";
import { beside, heightOf, isRoad, printAt, SIDES, TILE, widthOf } from "./board.ts";

/** A dressing of an empty square: what grows there. Points in squares, from the square's north-west corner. */
export interface Plant {
  readonly kind: "tree" | "round-tree" | "poplar" | "flowers" | "bench";
  readonly at: Square;
  readonly x: number;
  readonly z: number;
  readonly size: number;
}

type Plan = "row" | "corner" | "meadow" | "open";

/** Neighbouring squares of one quarter of a tile share a plan, so that trees stand in rows and not like litter. */
const planOf = ([x, y]: Square): Plan => {
  const quarter = [
    Math.floor(x / TILE) * 2 + (x % TILE > 2 ? 1 : 0),
    Math.floor(y / TILE) * 2 + (y % TILE > 2 ? 1 : 0),
  ] as const;
  const share = grain(quarter[0] * 7 + 3, quarter[1] * 13 + 1);
  if (share < 0.3) return "row";
  if (share < 0.62) return "corner";
  return share < 0.86 ? "meadow" : "open";
};

const roadSides = (town: CityTown, at: Square) => SIDES.filter((side) => isRoad(town, beside(at, side)));

const plant = (at: Square, kind: Plant["kind"], x: number, z: number, size: number): Plant => ({
  kind,
  at,
  x,
  z,
  size,
});

const row = (at: Square, sides: readonly string[]): Plant[] => {
  const kind = grain(Math.floor(at[0] / TILE), Math.floor(at[1] / TILE) + 9) < 0.5 ? "poplar" : "round-tree";
  if (sides.includes("W")) return [plant(at, kind, 0.2, 0.25, 0.9), plant(at, kind, 0.2, 0.75, 0.85)];
  if (sides.includes("E")) return [plant(at, kind, 0.8, 0.25, 0.9), plant(at, kind, 0.8, 0.75, 0.85)];
  return sides.length ? [] : [plant(at, kind, 0.5, 0.5, 0.95)];
};

const corner = (at: Square, sides: readonly string[]): Plant[] => {
  if (sides.length === 0) return [plant(at, "tree", 0.38, 0.42, 1.15), plant(at, "round-tree", 0.78, 0.72, 0.7)];
  if (sides.length > 1)
    return [plant(at, "flowers", sides.includes("W") ? 0.25 : 0.75, sides.includes("N") ? 0.25 : 0.75, 1)];
  return [];
};

const meadow = (at: Square, sides: readonly string[]): Plant[] => {
  const share = grain(at[0] * 3 + 1, at[1] * 5 + 2);
  if (sides.length === 0 && share < 0.5) return [plant(at, "round-tree", 0.5, 0.55, 0.8)];
  if (sides.length === 1 && share < 0.25) return [plant(at, "flowers", 0.5, 0.5, 1)];
  if (sides.length === 1 && share > 0.93) return [plant(at, "bench", 0.5, 0.5, 1)];
  return [];
};

const TALL: ReadonlySet<Plant["kind"]> = new Set(["tree", "round-tree", "poplar"]);
/** How far a tree keeps from the edge of the board, and how near it may be planned to be moved there. */
const [CLEAR, MOVED] = [0.8, 0.3];
/** How large one is there, beside one elsewhere. */
const LOW = 0.75;

/** A point along a square, kept clear of the rim before its first square and behind its last; null where it is too near to be moved. */
const clearOfRim = (along: number, square: number, count: number): number | null => {
  const room = Math.min(square === 0 ? along : 1, square === count - 1 ? 1 - along : 1);
  if (room >= CLEAR) return along;
  if (room < MOVED) return null;
  return square === 0 ? CLEAR : 1 - CLEAR;
};

/** A tree at the edge of the board hides no letter of the rim from whoever looks at it over the board. */
const seenOver = (town: CityTown, plant: Plant): Plant[] => {
  if (!TALL.has(plant.kind)) return [plant];
  const x = clearOfRim(plant.x, plant.at[0], widthOf(town));
  const z = clearOfRim(plant.z, plant.at[1], heightOf(town));
  if (x === null || z === null) return [];
  return [x === plant.x && z === plant.z ? plant : { ...plant, x, z, size: plant.size * LOW }];
};

const planted = (town: CityTown, at: Square): Plant[] => {
  const sides = roadSides(town, at);
  switch (planOf(at)) {
    case "row":
      return row(at, sides);
    case "corner":
      return corner(at, sides);
    case "meadow":
      return meadow(at, sides);
    case "open":
      return sides.length === 0 ? [plant(at, "tree", 0.5, 0.5, 1)] : [];
  }
};

/** What grows on one empty square; nothing on any other print. */
export const plantsOn = (town: CityTown, at: Square): Plant[] =>
  printAt(town, at) === "." ? planted(town, at).flatMap((plant) => seenOver(town, plant)) : [];
