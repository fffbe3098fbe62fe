import type { Ruleset } from "../ruleset/index.ts";
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

const squaresByCorner = new WeakMap<Square, { readonly garden: Side | null; readonly squares: readonly Square[] }>();

/** All squares of a house, its garden included (R3.5.1). Kept with the house's own square. */
export const squaresOfHouse = ({ at, garden }: Pick<House, "at" | "garden">): readonly Square[] => {
  const known = squaresByCorner.get(at);
  if (known?.garden === garden) return known.squares;
  const walls = rectangle(at, 2, 2);
  const squares = garden === null ? walls : [...walls, ...squaresOfGarden(at, garden)];
  squaresByCorner.set(at, { garden, squares });
  return squares;
};

/** True when these are the same houses on the same squares, whatever they are asking for. */
export const standAlike = (houses: readonly House[], others: readonly House[]): boolean =>
  houses === others ||
  (houses.length === others.length &&
    houses.every(({ house, at, garden }, index) => {
      const other = others[index];
      return house === other?.house && at === other.at && garden === other.garden;
    }));

/** Width and height of a campaign tile as it lies. */
export const sizeOfCampaign = (
  ruleset: Ruleset,
  campaign: number,
  turned: boolean,
): { readonly width: number; readonly height: number } => {
  const row = ruleset.content.campaigns[campaign];
  const width = row?.width ?? 1;
  const height = row?.height ?? 1;
  return turned ? { width: height, height: width } : { width, height };
};

/** The squares that a campaign lies on; none for what lies outside the map, as airplanes do. */
export const squaresOfCampaign = (ruleset: Ruleset, campaign: number, place: CampaignPlace): readonly Square[] => {
  if (!("at" in place)) return [];
  const { width, height } = sizeOfCampaign(ruleset, campaign, place.turned);
  return rectangle(place.at, width, height);
};
