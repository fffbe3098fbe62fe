import {
  CORNERS,
  rectangle,
  type Ruleset,
  SIDES,
  type Square,
  squaresOfGarden,
  squaresOfHouse,
  squaresOfRestaurant,
  type State,
} from "@blueplate/engine";
import { siteOf } from "@blueplate/forecast";
import {
  type PositionEdit,
  removeCampaign,
  removeDemand,
  withCampaign,
  withChain,
  withGarden,
  withGiven,
} from "./changes.ts";
import type { ValidPosition } from "./position-file.ts";

/** What lies on a square of a position. */
export type EditorPiece =
  | { readonly kind: "restaurant"; readonly name: string; readonly index: number }
  | { readonly kind: "garden"; readonly house: number }
  | { readonly kind: "house"; readonly house: number; readonly printed: boolean }
  | { readonly kind: "campaign"; readonly campaign: number };

const covers = (squares: readonly Square[], [x, y]: Square): boolean =>
  squares.some((square) => square[0] === x && square[1] === y);

/** The airplane that flies over the edge nearest to a square outside the map, or none. */
const airplaneAt = (state: State, ruleset: Ruleset, [x, y]: Square): number | null => {
  const rows = state.town.tiles.length * 5;
  const columns = (state.town.tiles[0]?.length ?? 0) * 5;
  const side = y < 0 ? "N" : y >= rows ? "S" : x < 0 ? "W" : x >= columns ? "E" : null;
  const along = side === "N" || side === "S" ? x : y;
  const found = state.town.campaigns.find(({ campaign, place }) => {
    if (!("side" in place) || place.side !== side) return false;
    const width = ruleset.content.campaigns[campaign]?.width ?? 1;
    return along >= place.offset && along < place.offset + width;
  });
  return found?.campaign ?? null;
};

/** What lies on a square, or flies beside it. */
export const pieceAt = ({ file, state, ruleset }: ValidPosition, at: Square): EditorPiece | null => {
  for (const chain of state.chains) {
    const index = chain.restaurants.findIndex((each) => covers(squaresOfRestaurant(each.at), at));
    const name = file.players[chain.seat];
    if (index >= 0 && name !== undefined) return { kind: "restaurant", name, index };
  }
  for (const house of state.town.houses) {
    if (house.printed && house.garden !== null && covers(squaresOfGarden(house.at, house.garden), at)) {
      return { kind: "garden", house: house.house };
    }
    if (covers(squaresOfHouse(house), at)) return { kind: "house", house: house.house, printed: house.printed };
  }
  const campaign = state.town.campaigns.find((each) => {
    const site = "side" in each.place ? null : siteOf(ruleset, state.town, each.campaign, each.place);
    return site !== null && "at" in site && covers(rectangle(site.at, site.width, site.height), at);
  });
  const number = campaign?.campaign ?? airplaneAt(state, ruleset, at);
  return number === null ? null : { kind: "campaign", campaign: number };
};

/** Takes a piece away: from a house its last token first, then, if it is no printed one, the house. */
export const removal = ({ state }: ValidPosition, piece: EditorPiece): PositionEdit | null => {
  switch (piece.kind) {
    case "restaurant":
      return withChain(piece.name, ({ restaurants = [] }) => ({
        restaurants: restaurants.filter((_, index) => index !== piece.index),
      }));
    case "garden":
      return withGarden(piece.house, undefined);
    case "campaign":
      return removeCampaign(piece.campaign);
    case "house": {
      const house = state.town.houses.find((each) => each.house === piece.house);
      if (house && house.demand.length > 0) return removeDemand(piece.house);
      if (piece.printed) return null;
      return withGiven(({ newHouses = [] }) => ({ newHouses: newHouses.filter((each) => each.house !== piece.house) }));
    }
  }
};

/** What follows a value in a ring of values, from the next one on. */
const after = <T>(ring: readonly T[], value: T): readonly T[] => {
  const at = ring.indexOf(value);
  return [...ring.slice(at + 1), ...ring.slice(0, at)];
};

/** The ways in which a piece can be turned, the next one first: whoever turns takes the first that can be. */
export const turns = ({ file, state }: ValidPosition, piece: EditorPiece): readonly PositionEdit[] => {
  if (piece.kind === "restaurant") {
    const now = file.given.chains?.[piece.name]?.restaurants?.[piece.index];
    if (!now) return [];
    return after(CORNERS, now.entrance).map((entrance) =>
      withChain(piece.name, ({ restaurants = [] }) => ({
        restaurants: restaurants.map((each, index) => (index === piece.index ? { ...each, entrance } : each)),
      })),
    );
  }
  if (piece.kind === "campaign") {
    const now = file.given.campaigns?.find((each) => each.campaign === piece.campaign);
    if (!now) return [];
    if (now.side !== undefined) return after(SIDES, now.side).map((side) => withCampaign({ ...now, side }));
    if (now.at === undefined) return [];
    const { turned, ...flat } = now;
    return [withCampaign(turned ? flat : { ...flat, turned: true })];
  }
  const house = state.town.houses.find((each) => each.house === piece.house);
  return house?.garden ? after(SIDES, house.garden).map((side) => withGarden(house.house, side)) : [];
};
