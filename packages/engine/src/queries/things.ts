import type { Ruleset } from "../formulas/index.ts";
import { boardOf, rectangle, squaresOfHouse, squaresOfRestaurant } from "../geometry/index.ts";
import type { Campaign, Square, State } from "../model/index.ts";
import { siteOf } from "./picture.ts";

/** Something that people name: `seat` by number, `house` and `campaign` by their printed number, `square` as `column,row`. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** The squares that a campaign lies on; for one beside an edge the squares of the map along it (R3.9.1). */
const squaresOfCampaign = (ruleset: Ruleset, state: State, { campaign, place }: Campaign): readonly Square[] => {
  const site = siteOf(ruleset, campaign, place);
  if ("at" in site) return rectangle(site.at, site.width, site.height);
  const board = boardOf(ruleset, state.town.tiles);
  const { side, offset, width } = site;
  if (side === "N" || side === "S") return rectangle([offset, side === "N" ? 0 : board.height - 1], width, 1);
  return rectangle([side === "W" ? 0 : board.width - 1, offset], 1, width);
};

const restaurantsOf = (state: State) =>
  state.chains.flatMap(({ seat, restaurants }) =>
    restaurants.map(({ at }) => ({ seat, squares: squaresOfRestaurant(at) })),
  );

const has = (squares: readonly Square[], [x, y]: Square): boolean => squares.some(([a, b]) => a === x && b === y);

const squareIn = (state: State, id: string): readonly Square[] => {
  const [x, y] = id.split(",").map(Number);
  if (x === undefined || y === undefined || !Number.isInteger(x) || !Number.isInteger(y)) return [];
  const at: Square = [x, y];
  return restaurantsOf(state).find(({ squares }) => has(squares, at))?.squares ?? [at];
};

/**
 * Where a thing stands in town: the restaurants of a chain, a house with its garden, a campaign, a square with the restaurant on
 * it. Nothing for what stands nowhere in town.
 */
export const squaresOfThing = (ruleset: Ruleset, state: State, { kind, id }: Thing): readonly Square[] => {
  if (kind === "square") return squareIn(state, id);
  const number = Number(id);
  if (kind === "seat") return restaurantsOf(state).flatMap(({ seat, squares }) => (seat === number ? squares : []));
  if (kind === "house") {
    const house = state.town.houses.find((each) => each.house === number);
    return house ? squaresOfHouse(house) : [];
  }
  const campaign = kind === "campaign" && state.town.campaigns.find((each) => each.campaign === number);
  return campaign ? squaresOfCampaign(ruleset, state, campaign) : [];
};

/** What stands on a square of the map: a house, a campaign, or a chain by its restaurant; null on free ground. */
export const thingAt = (ruleset: Ruleset, state: State, square: Square): Thing | null => {
  const house = state.town.houses.find((each) => has(squaresOfHouse(each), square));
  if (house) return { kind: "house", id: String(house.house) };
  const campaign = state.town.campaigns.find(
    (each) => "at" in each.place && has(squaresOfCampaign(ruleset, state, each), square),
  );
  if (campaign) return { kind: "campaign", id: String(campaign.campaign) };
  const restaurant = restaurantsOf(state).find(({ squares }) => has(squares, square));
  return restaurant ? { kind: "seat", id: String(restaurant.seat) } : null;
};

/**
 * What somebody means who marks a square of the map: the house or campaign on it, a restaurant by its north-west square (one of
 * its chain's, not all of them), or the square itself.
 */
export const markedAt = (ruleset: Ruleset, state: State, square: Square): Thing => {
  const thing = thingAt(ruleset, state, square);
  if (thing && thing.kind !== "seat") return thing;
  const [x, y] = restaurantsOf(state).find(({ squares }) => has(squares, square))?.squares[0] ?? square;
  return { kind: "square", id: `${x},${y}` };
};
