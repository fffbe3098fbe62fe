import { once } from "../once.ts";
import type { CityTown, Side, Square } from "../view.ts";
import { grain } from "../grain.ts";
import { allSquares, beside, isRoad, printAt, sameTile, SIDES, TILE } from "./board.ts";

/** One road square as it is drawn. */
export interface RoadSquare {
  readonly at: Square;
  /** Sides on which the road goes on. */
  readonly open: readonly Side[];
  /** Sides without connection: they get a kerb. */
  readonly closed: readonly Side[];
  /** Sides on which the road goes on over a tile border: they get a zebra. */
  readonly seams: readonly Side[];
  /** Two roads cross here without meeting. */
  readonly bridge: boolean;
  /** A road that ends here: the side of the barrier, seen along the road. */
  readonly end: Side | null;
}

const OPPOSITE: Readonly<Record<Side, Side>> = { N: "S", E: "W", S: "N", W: "E" };
export const opposite = (side: Side): Side => OPPOSITE[side];

/** Roads go on between neighbours of one tile, and over a tile border in the middle of the edge. */
export const connects = (town: CityTown, from: Square, side: Side): boolean => {
  const to = beside(from, side);
  if (!isRoad(town, from) || !isRoad(town, to)) return false;
  if (sameTile(from, to)) return true;
  const along = side === "N" || side === "S" ? from[0] : from[1];
  return along % TILE === 2;
};

const roadSquare = (town: CityTown, at: Square): RoadSquare => {
  const open = SIDES.filter((side) => connects(town, at, side));
  const [only] = open;
  return {
    at,
    open,
    closed: SIDES.filter((side) => !open.includes(side)),
    seams: open.filter((side) => !sameTile(at, beside(at, side))),
    bridge: printAt(town, at) === "X",
    end: open.length === 1 && only ? opposite(only) : null,
  };
};

/** All road squares of a town, row by row. */
export const roadsOf = once((town: CityTown): readonly RoadSquare[] =>
  allSquares(town)
    .filter((at) => isRoad(town, at))
    .map((at) => roadSquare(town, at)),
);

/** Junctions that have a street lamp; it stands on their north-west corner. */
export const hasLamp = (road: RoadSquare): boolean =>
  road.open.length >= 3 && !road.bridge && grain(road.at[0], road.at[1] + 50) >= 0.25;

/** Height of the upper road's deck over a bridge square, in squares. */
export const DECK = 0.56;
/** The deck is flat to this distance from the middle of the bridge, then slopes to the ground. */
export const FLAT = 0.55;
export const RAMP_END = 1.95;

/** Height of the road surface on the north-south axis `distance` squares from the middle of a bridge. */
export const rampHeight = (distance: number): number => {
  const away = Math.abs(distance);
  if (away <= FLAT) return DECK;
  if (away >= RAMP_END) return 0;
  return DECK * (1 - (away - FLAT) / (RAMP_END - FLAT));
};

/**
 * Height of the road at a point (in squares, middle of square [0, 0] is 0.5, 0.5). Bridges carry their north-south
 * road; a traveller going east-west passes below.
 */
export const roadHeight = (town: CityTown, x: number, z: number, northSouth: boolean): number => {
  if (!northSouth) return 0;
  const column = Math.floor(x);
  const row = Math.floor(z);
  for (let y = row - 2; y <= row + 2; y++) if (printAt(town, [column, y]) === "X") return rampHeight(z - y - 0.5);
  return 0;
};
