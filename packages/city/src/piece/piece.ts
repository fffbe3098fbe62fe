import type {
  CampaignSite,
  CityCampaign,
  CityHouse,
  CityRestaurant,
  CityTown,
  CityView,
  Corner,
  Side,
  Square,
} from "../view.ts";
import { TOWN } from "../palette.ts";
import { MARGIN } from "../town/ground.ts";
import {
  allSquares,
  heightOf,
  isRoad,
  beside,
  oneOf,
  grain,
  printAt,
  rectangle,
  squareKey,
  widthOf,
} from "../town/board.ts";
import { plantsOn } from "../town/planting.ts";
import { gardenSquares } from "../town/route.ts";
import type { Drawing } from "./drawing.ts";
import { GOOD_SIZE } from "./drawing.ts";
import { HOUSE_TYPES } from "./house.ts";

/** One thing that stands in the city. Lengths in squares, `turn` in radians about the vertical. */
export interface Piece {
  readonly key: string;
  readonly drawing: Drawing;
  readonly at: readonly [number, number, number];
  readonly turn: number;
  readonly size: number;
  /** Keeps its front towards the camera's quarter (signs). */
  readonly facing?: boolean;
}

const QUARTER = Math.PI / 2;
/** Turn that brings a front from the south to a side. */
const FRONT: Readonly<Record<Side, number>> = { S: 0, E: QUARTER, N: QUARTER * 2, W: QUARTER * 3 };
/** Turn that brings the entrance corner from the south-east to a corner. */
const DOOR: Readonly<Record<Corner, number>> = { SE: 0, NE: QUARTER, NW: QUARTER * 2, SW: QUARTER * 3 };
const CORNER: Readonly<Record<Corner, readonly [number, number]>> = {
  NW: [-0.7, -0.7],
  NE: [0.7, -0.7],
  SE: [0.7, 0.7],
  SW: [-0.7, 0.7],
};
const CORNERS: readonly Corner[] = ["NW", "NE", "SE", "SW"];

const still = (key: string, drawing: Drawing, x: number, z: number, turn = 0, y = 0): Piece => ({
  key,
  drawing,
  at: [x, y, z],
  turn,
  size: 1,
});

/** Squares along a side of a 2x2 lot, outside it. */
const outside = ([x, y]: Square, side: Side): Square[] =>
  rectangle([x, y], 2, 2)
    .map((square) => beside(square, side))
    .filter(([u, v]) => u < x || v < y || u > x + 1 || v > y + 1);

/** The side on which a house looks at its road; the south if none touches it. */
export const frontOf = (town: CityTown, house: CityHouse): Side => {
  const free = (["S", "E", "W", "N"] as const).filter((side) => side !== house.garden);
  return free.find((side) => outside(house.at, side).some((square) => isRoad(town, square))) ?? free[0] ?? "S";
};

const turnedBy = (x: number, z: number, turn: number): readonly [number, number] => [
  x * Math.cos(turn) + z * Math.sin(turn),
  z * Math.cos(turn) - x * Math.sin(turn),
];

/** Where a house's family car stands: its key, middle and turn. */
export const carOf = (town: CityTown, house: CityHouse): Piece => {
  const turn = FRONT[frontOf(town, house)];
  const [dx, dz] = turnedBy(0.62, 0.68, turn);
  const colour = oneOf(TOWN.cars, grain(house.house, 77), TOWN.cars[0]);
  return still(`car:${house.house}`, { kind: "car", colour }, house.at[0] + 1 + dx, house.at[1] + 1 + dz, turn, 0.02);
};

/** The pieces of one house: house, garden, car, and the goods it wants, along the south edge of its lot. */
export const housePieces = (town: CityTown, house: CityHouse): Piece[] => {
  const [x, z] = [house.at[0] + 1, house.at[1] + 1];
  const type = HOUSE_TYPES[house.house % HOUSE_TYPES.length] ?? "gable";
  const wall = oneOf(TOWN.walls, grain(house.house, 3), TOWN.walls[0]);
  const roof = TOWN.roofs[house.house % TOWN.roofs.length] ?? TOWN.roofs[0];
  const turn = FRONT[frontOf(town, house)];
  const pieces = [still(`house:${house.house}`, { kind: "house", type, wall, roof }, x, z, turn), carOf(town, house)];
  if (house.garden) {
    const [first, second] = gardenSquares(house.at, house.garden);
    if (first && second)
      pieces.push(
        still(
          `garden:${house.house}`,
          { kind: "garden" },
          (first[0] + second[0] + 1) / 2,
          (first[1] + second[1] + 1) / 2,
          FRONT[house.garden],
        ),
      );
  }
  const step = Math.min(0.4, 1.6 / Math.max(1, house.demand.length - 1));
  house.demand.forEach((good, i) => {
    const at = x + (i - (house.demand.length - 1) / 2) * step;
    pieces.push(still(`good:${house.house}:${i}`, { kind: "good", good }, at, z + 0.98 - GOOD_SIZE * 0.3, 0, 0.06));
  });
  return pieces;
};

/** The key of a restaurant: where it stands. */
export const restaurantKey = (restaurant: { readonly at: Square }): string => `restaurant:${squareKey(restaurant.at)}`;

/** The pieces of one restaurant: diner or scaffold, mats, mast or canopies. */
export const restaurantPieces = (restaurant: CityRestaurant): Piece[] => {
  const { style, entrance, bankrupt } = restaurant;
  const key = restaurantKey(restaurant);
  const [x, z] = [restaurant.at[0] + 1, restaurant.at[1] + 1];
  const [dx, dz] = CORNER[entrance];
  const mat = still(`${key}:mat:${entrance}`, { kind: "mat", style }, x + dx, z + dz);
  if (!restaurant.open && !bankrupt) return [still(`${key}:scaffold`, { kind: "scaffold", style }, x, z), mat];
  const diner = still(key, { kind: "diner", style, shut: bankrupt }, x, z, DOOR[entrance]);
  const mast: Piece = {
    ...still(`${key}:mast`, { kind: "mast", style, shut: bankrupt }, x + dx, z + dz),
    facing: true,
  };
  if (bankrupt) return [diner, mast];
  if (!restaurant.driveIn) return [diner, mat, mast];
  const lanes = CORNERS.filter((corner) => corner !== entrance).map((corner) =>
    still(
      `${key}:canopy:${corner}`,
      { kind: "canopy", style },
      x + CORNER[corner][0] * 1.06,
      z + CORNER[corner][1] * 1.06,
    ),
  );
  return [diner, mat, mast, ...lanes];
};

/** Middle of a campaign and the turn of a piece that lies beside an edge. */
export const siteMiddle = (town: CityTown, site: CampaignSite): { x: number; z: number; turn: number } => {
  if ("at" in site) return { x: site.at[0] + site.width / 2, z: site.at[1] + site.height / 2, turn: 0 };
  const along = site.offset + site.width / 2;
  const out = MARGIN + 0.75;
  switch (site.side) {
    case "N":
      return { x: along, z: -out, turn: 0 };
    case "S":
      return { x: along, z: heightOf(town) + out, turn: QUARTER * 2 };
    case "W":
      return { x: -out, z: along, turn: QUARTER };
    case "E":
      return { x: widthOf(town) + out, z: along, turn: -QUARTER };
  }
};

/** The pieces of one campaign. */
export const campaignPieces = (town: CityTown, campaign: CityCampaign): Piece[] => {
  const { style, good, kind, site } = campaign;
  const endless = campaign.left === "endless";
  const key = `campaign:${campaign.campaign}`;
  const { x, z, turn } = siteMiddle(town, site);
  const { width } = site;
  const height = "at" in site ? site.height : 2;
  const sized = { style, width, height, endless };
  if (kind === "billboard") return [still(key, { kind, ...sized }, x, z)];
  if (kind !== "airplane") return [still(key, { kind, good, ...sized }, x, z)];
  const [dx, dz] = turnedBy(0, -0.2, turn);
  return [
    still(key, { kind: "apron", good, ...sized }, x, z, turn),
    still(`${key}:plane`, { kind: "plane", style }, x + dx, z + dz, turn, -0.04),
  ];
};

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

const wildPieces = (view: CityView): Piece[] => {
  const covered = coveredSquares(view);
  return allSquares(view.town).flatMap((square) => {
    const print = printAt(view.town, square);
    const key = squareKey(square);
    if (print === "b" || print === "l" || print === "s")
      return [still(`source:${key}`, { kind: "source", print }, square[0] + 0.5, square[1] + 0.5)];
    if (covered.has(key)) return [];
    return plantsOn(view.town, square).map((plant, i): Piece => ({
      key: `plant:${key}:${i}`,
      drawing: { kind: "plant", plant: plant.kind },
      at: [square[0] + plant.x, 0, square[1] + plant.z],
      turn: grain(square[0] + i, square[1]) * 6,
      size: plant.size,
    }));
  });
};

/** Everything that stands in a city, by key. */
export const piecesOf = (view: CityView): Map<string, Piece> =>
  new Map(
    [
      ...wildPieces(view),
      ...view.houses.flatMap((house) => housePieces(view.town, house)),
      ...view.restaurants.flatMap(restaurantPieces),
      ...view.campaigns.flatMap((campaign) => campaignPieces(view.town, campaign)),
    ].map((piece) => [piece.key, piece]),
  );
