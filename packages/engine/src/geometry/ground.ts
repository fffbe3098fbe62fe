import type { Ruleset } from "../ruleset/index.ts";
import type { Restaurant, Square, State, Town } from "../model/index.ts";
import { type Board, boardOf, indexOf, isInside } from "./board.ts";
import { NEVER } from "./distance.ts";
import { squaresOfCampaign, squaresOfHouse, squaresOfRestaurant, standAlike } from "./pieces.ts";

/** What lies on the map at a moment: computed once per state, asked for by every placing. */
export interface MapOccupancy {
  readonly board: Board;
  /** 1 where a piece may lie (R3.2.1). */
  readonly empty: Uint8Array;
}

const mark = (board: Board, squares: readonly Square[], empty: Uint8Array): void => {
  for (const square of squares) if (isInside(board, square)) empty[indexOf(board, square)] = 0;
};

const groundFor = (ruleset: Ruleset, state: State): MapOccupancy => {
  const board = boardOf(ruleset, state.town.tiles);
  const empty = new Uint8Array(board.print.length);
  for (let index = 0; index < empty.length; index++) empty[index] = board.print[index] === "." ? 1 : 0;
  for (const house of state.town.houses) mark(board, squaresOfHouse(house), empty);
  for (const { campaign, place } of state.town.campaigns)
    mark(board, squaresOfCampaign(ruleset, campaign, place), empty);
  for (const chain of state.chains) {
    for (const restaurant of chain.restaurants) mark(board, squaresOfRestaurant(restaurant.at), empty);
  }
  return { board, empty };
};

/** A ground with what it depends on: what lies on the map, piece by piece. */
interface Known {
  readonly ruleset: Ruleset;
  readonly chains: State["chains"];
  readonly houses: Town["houses"];
  readonly campaigns: Town["campaigns"];
  readonly ground: MapOccupancy;
}

/** The ground of each town. */
const byTown = new WeakMap<Town, Known>();
/** The ground last made for each board: towns mostly follow each other without a piece laid or lifted. */
const byBoard = new WeakMap<Board, Known>();

const haveSameRestaurants = (chains: State["chains"], others: State["chains"]): boolean =>
  chains === others ||
  (chains.length === others.length &&
    chains.every(({ restaurants }, seat) => restaurants === others[seat]?.restaurants));

const haveSamePieces = (town: Pick<Town, "houses" | "campaigns">, other: Town): boolean =>
  standAlike(town.houses, other.houses) &&
  town.campaigns.length === other.campaigns.length &&
  town.campaigns.every(({ campaign, place }, index) => {
    const its = other.campaigns[index];
    return campaign === its?.campaign && place === its.place;
  });

/** The ground of a state. */
export const groundOf = (ruleset: Ruleset, state: State): MapOccupancy => {
  const { town, chains } = state;
  const ofTown = byTown.get(town);
  if (ofTown?.ruleset === ruleset && haveSameRestaurants(ofTown.chains, chains)) return ofTown.ground;
  const board = boardOf(ruleset, town.tiles);
  const last = byBoard.get(board);
  const same = last?.ruleset === ruleset && haveSameRestaurants(last.chains, chains) && haveSamePieces(last, town);
  const ground = same ? last.ground : groundFor(ruleset, state);
  const known = { ruleset, chains, houses: town.houses, campaigns: town.campaigns, ground };
  byTown.set(town, known);
  byBoard.set(board, known);
  return ground;
};

/** True when nothing is printed and nothing lies on the square, which must be on the map (R3.2). */
export const isEmpty = (ruleset: Ruleset, state: State, square: Square): boolean => {
  const { board, empty } = groundOf(ruleset, state);
  return isInside(board, square) && empty[indexOf(board, square)] === 1;
};

/** A rectangle of squares by its north-west corner. */
export interface SquareRectangle {
  readonly at: Square;
  readonly width: number;
  readonly height: number;
}

/** True when the whole rectangle lies on the map and on empty squares (R3.2.2). */
export const isClear = ({ board, empty }: MapOccupancy, { at: [x, y], width, height }: SquareRectangle): boolean => {
  if (x < 0 || y < 0 || x + width > board.width || y + height > board.height) return false;
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) if (empty[row * board.width + column] === 0) return false;
  }
  return true;
};

/** The smallest of `distances`, by square, over a rectangle on the map. */
export const nearestIn = (
  board: Board,
  distances: Uint8Array,
  { at: [x, y], width, height }: SquareRectangle,
): number => {
  let best = NEVER;
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      best = Math.min(best, distances[row * board.width + column] ?? NEVER);
    }
  }
  return best;
};

/** The ground once a restaurant has been lifted from it (R13.4). */
export const groundWithout = ({ board, empty }: MapOccupancy, restaurant: Restaurant): MapOccupancy => {
  const lifted = empty.slice();
  for (const square of squaresOfRestaurant(restaurant.at)) lifted[indexOf(board, square)] = 1;
  return { board, empty: lifted };
};
