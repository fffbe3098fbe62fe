import type { Box } from "../content/index.ts";
import type { CampaignPlace, Corner, House, Side, Square } from "../model/index.ts";

/** The squares of a rectangle, row by row. */
export const rectangle = ([x, y]: Square, width: number, height: number): readonly Square[] => {
  const squares: Square[] = [];
  for (let dy = 0; dy < height; dy++) for (let dx = 0; dx < width; dx++) squares.push([x + dx, y + dy]);
  return squares;
};

/** The four squares of a restaurant (R3.6.1). */
export const squaresOfRestaurant = (at: Square): readonly Square[] => rectangle(at, 2, 2);

/** The square of a corner of a 2x2 piece. */
export const cornerSquare = ([x, y]: Square, corner: Corner): Square => [
  corner === "NE" || corner === "SE" ? x + 1 : x,
  corner === "SE" || corner === "SW" ? y + 1 : y,
];

/** The two squares of a garden on a side of the 2x2 house at `at` (R12.4). */
export const squaresOfGarden = ([x, y]: Square, side: Side): readonly Square[] => {
  if (side === "N") return rectangle([x, y - 1], 2, 1);
  if (side === "S") return rectangle([x, y + 2], 2, 1);
  return rectangle([side === "W" ? x - 1 : x + 2, y], 1, 2);
};

/** All squares of a house, its garden included (R3.5.1). */
export const squaresOfHouse = (house: Pick<House, "at" | "garden">): readonly Square[] => {
  const walls = rectangle(house.at, 2, 2);
  return house.garden === null ? walls : [...walls, ...squaresOfGarden(house.at, house.garden)];
};

/** Width and height of a campaign tile as it lies. */
export const sizeOfCampaign = (
  box: Box,
  campaign: number,
  turned: boolean,
): { readonly width: number; readonly height: number } => {
  const row = box.content.campaigns[campaign];
  const width = row?.width ?? 1;
  const height = row?.height ?? 1;
  return turned ? { width: height, height: width } : { width, height };
};

/** The squares that a campaign lies on; none for an airplane, which lies outside the map. */
export const squaresOfCampaign = (box: Box, campaign: number, place: CampaignPlace): readonly Square[] => {
  if (!("at" in place)) return [];
  const { width, height } = sizeOfCampaign(box, campaign, place.turned);
  return rectangle(place.at, width, height);
};
