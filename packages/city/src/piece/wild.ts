import type { CityTown, CityView, Square } from "../view.ts";
import { once } from "../once.ts";
import { TOWN } from "../palette.ts";
import { grain } from "../grain.ts";
import { allSquares, oneOf, printAt, rectangle, squareKey, TILE } from "../town/board.ts";
import { type Plant, plantsOn } from "../town/planting.ts";
import { hasLamp, roadHeight, roadsOf } from "../town/roads.ts";
import { gardenSquares } from "../town/route.ts";
import { TREE_LOOKS } from "./plant.ts";
import { type CityPiece, FRONT, QUARTER, still, turnedBy } from "./stand.ts";

/** Squares that pieces cover, so that nothing grows there. */
export const coveredSquares = (view: CityView): Set<string> => {
  const covered = new Set<string>();
  const cover = (squares: readonly Square[]) => squares.forEach((square) => covered.add(squareKey(square)));
  for (const house of view.houses) {
    cover(rectangle(house.at, 2, 2));
    if (house.garden) cover(gardenSquares(house.at, house.garden));
  }
  for (const restaurant of view.restaurants) cover(rectangle(restaurant.at, 2, 2));
  for (const { site } of view.campaigns) if ("at" in site) cover(rectangle(site.at, site.width, site.height));
  return covered;
};

/** Pieces of one square that the board alone decides; plants give way to whatever covers the square. */
interface Grown {
  readonly square: string;
  readonly gives: boolean;
  readonly pieces: readonly CityPiece[];
}

/** Trees of a row look alike; those that stand alone are any of their kind. */
const lookOf = ({ kind, at: [x, y] }: Plant, index: number): number => {
  if (kind === "flowers" || kind === "bench") return 0;
  const share =
    kind === "tree" ? grain(x * 3 + index, y * 7) : grain(Math.floor(x / TILE) + 5, Math.floor(y / TILE) * 3);
  return Math.floor(share * TREE_LOOKS);
};

const grownOn = (town: CityTown, square: Square): Grown => {
  const print = printAt(town, square);
  const key = squareKey(square);
  if (print === "b" || print === "l" || print === "s") {
    const source = still(`source:${key}`, { kind: "source", print }, square[0] + 0.5, square[1] + 0.5);
    return { square: key, gives: false, pieces: [source] };
  }
  const pieces = plantsOn(town, square).map((plant, i): CityPiece => ({
    key: `plant:${key}:${i}`,
    drawing: { kind: "plant", plant: plant.kind, look: lookOf(plant, i) },
    at: [square[0] + plant.x, 0, square[1] + plant.z],
    turn: grain(square[0] + i, square[1]) * 6,
    size: plant.size,
  }));
  return { square: key, gives: true, pieces };
};

const grown = once((town: CityTown) =>
  allSquares(town)
    .map((square) => grownOn(town, square))
    .filter(({ pieces }) => pieces.length > 0),
);

/** Sources, and what grows on empty squares. */
export const wildPieces = (view: CityView): CityPiece[] => {
  const covered = coveredSquares(view);
  return grown(view.town).flatMap(({ square, gives, pieces }) => (gives && covered.has(square) ? [] : pieces));
};

/** What stands on and over the roads: it throws shadows, so it is no part of the ground. */
export const streetPieces = once((town: CityTown): readonly CityPiece[] =>
  roadsOf(town).flatMap((road): CityPiece[] => {
    const [x, z] = [road.at[0] + 0.5, road.at[1] + 0.5];
    const key = squareKey(road.at);
    return [
      ...(road.bridge ? [still(`bridge:${key}`, { kind: "bridge" }, x, z)] : []),
      ...(road.end ? [still(`barrier:${key}`, { kind: "barrier" }, x, z, FRONT[road.end])] : []),
      ...(hasLamp(road) ? [still(`lamp:${key}`, { kind: "street-lamp" }, x - 0.44, z - 0.44)] : []),
    ];
  }),
);

/** A few cars in their lanes, for life; they stand clear of junctions, borders and bridges. */
export const trafficPieces = once((town: CityTown): readonly CityPiece[] =>
  roadsOf(town).flatMap(({ at, open, seams, bridge, end }) => {
    const straight = open.length === 2 && open.includes("N") === open.includes("S");
    if (!straight || bridge || end || seams.length > 0 || grain(at[0] + 5, at[1] * 3) > 0.07) return [];
    const [x, z] = [at[0] + 0.5, at[1] + 0.5];
    if (roadHeight(town, x, z, true) > 0) return [];
    const turn = open.includes("N")
      ? grain(at[0], at[1]) < 0.5
        ? 0
        : QUARTER * 2
      : grain(at[0], at[1]) < 0.5
        ? QUARTER
        : -QUARTER;
    const [dx, dz] = turnedBy(-0.17, 0, turn);
    const colour = oneOf(TOWN.cars, grain(at[1], at[0]), TOWN.cars[0]);
    return [still(`traffic:${squareKey(at)}`, { kind: "car", colour }, x + dx, z + dz, turn, 0.04)];
  }),
);
