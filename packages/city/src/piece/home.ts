import type { CityHouse, CityTown, Side, Square } from "../view.ts";
import { TOWN } from "../palette.ts";
import { grain } from "../grain.ts";
import { beside, isRoad, oneOf, rectangle } from "../town/board.ts";
import { gardenSquares } from "../town/route.ts";
import { GOOD_SIZE } from "./drawing.ts";
import { HOUSE_EXTRAS } from "./house-extra.ts";
import { HOUSE_TYPES, type HouseType } from "./house.ts";
import { FRONT, type CityPiece, still, turnedBy } from "./stand.ts";

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

/** Which of the bungalows a house is. */
export const houseTypeOf = (house: CityHouse): HouseType =>
  HOUSE_TYPES[house.house % HOUSE_TYPES.length] ?? HOUSE_TYPES[0];

/** Where a house's family car stands: its key, middle and turn. */
export const carOf = (town: CityTown, house: CityHouse): CityPiece => {
  const turn = FRONT[frontOf(town, house)];
  const [dx, dz] = turnedBy(0.62, 0.68, turn);
  const colour = oneOf(TOWN.cars, grain(house.house, 77), TOWN.cars[0]);
  return still(`car:${house.house}`, { kind: "car", colour }, house.at[0] + 1 + dx, house.at[1] + 1 + dz, turn, 0.02);
};

/** The pieces of one house: house, garden, car, and the goods it wants, along the south edge of its lot. */
export const housePieces = (town: CityTown, house: CityHouse): CityPiece[] => {
  const [x, z] = [house.at[0] + 1, house.at[1] + 1];
  const type = houseTypeOf(house);
  const extra = HOUSE_EXTRAS[house.house % HOUSE_EXTRAS.length] ?? "none";
  const wall = oneOf(TOWN.walls, grain(house.house, 3), TOWN.walls[0]);
  const roof = TOWN.roofs[house.house % TOWN.roofs.length] ?? TOWN.roofs[0];
  const turn = FRONT[frontOf(town, house)];
  const pieces = [
    still(`house:${house.house}`, { kind: "house", type, extra, wall, roof }, x, z, turn),
    carOf(town, house),
  ];
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
