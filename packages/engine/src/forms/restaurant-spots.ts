import type { Refusal, Seat } from "@blueplate/kernel";
import { employeeRow } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import {
  contactsFrom,
  cornerSquare,
  entrancesOf,
  type MapOccupancy,
  indexOf,
  isClear,
  isRoad,
  nearestIn,
  neighbour,
  NEVER,
  type SquareRectangle,
  roadContact,
  squareAt,
} from "../geometry/index.ts";
import { type Corner, CORNERS, type EmployeeId, type Restaurant, type Square, type State } from "../model/index.ts";
import { no } from "./refuse.ts";
import { chainOf } from "./turn.ts";

const footprint = (at: Square): SquareRectangle => ({ at, width: 2, height: 2 });

/** How far from the chain's own entrances a new restaurant may lie; null without a limit (R13.3, R13.4). */
export interface PlacementRange {
  readonly distances: Uint8Array;
  readonly range: number;
  /** Its entrance must lie within the range, not just any of its squares (option local-manager-target). */
  readonly entranceOnly: boolean;
}

/** The limit of a manager who opens restaurants. */
export const limitOf = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  ground: MapOccupancy,
  manager: EmployeeId,
): PlacementRange | null => {
  const range = employeeRow(ruleset.content, manager)?.range?.reach ?? "unlimited";
  if (range === "unlimited") return null;
  return {
    distances: contactsFrom(ground.board, entrancesOf(ruleset, chainOf(state, seat))),
    range,
    entranceOnly: ruleset.options["local-manager-target"] === "entrance-on-route",
  };
};

const distanceWithin = (
  ground: MapOccupancy,
  { distances, entranceOnly }: PlacementRange,
  at: Square,
  entrance: Corner,
): number =>
  entranceOnly
    ? (distances[indexOf(ground.board, cornerSquare(at, entrance))] ?? NEVER)
    : nearestIn(ground.board, distances, footprint(at));

/** Why no restaurant can lie here with this entrance, or null: empty squares, a road at the entrance, range (R2.8, R13.1, R13.3). */
export const refuseRestaurant = (
  ground: MapOccupancy,
  at: Square,
  entrance: Corner,
  limit: PlacementRange | null = null,
): Refusal | null => {
  if (!isClear(ground, footprint(at))) return no({ _tag: "NotEmpty", rule: "R3.2.2", at });
  const door = indexOf(ground.board, cornerSquare(at, entrance));
  if (roadContact(ground.board)[door] === NEVER) return no({ _tag: "NoRoad", rule: "R3.6.2" });
  if (limit === null) return null;
  const distance = distanceWithin(ground, limit, at, entrance);
  if (distance <= limit.range) return null;
  return no({ _tag: "OutOfRange", rule: "R13.3", distance: distance === NEVER ? null : distance, range: limit.range });
};

/** The corners at which the entrance of a restaurant on these squares can lie. */
export const restaurantCorners = (
  ground: MapOccupancy,
  at: Square,
  limit: PlacementRange | null = null,
): readonly Corner[] => CORNERS.filter((corner) => refuseRestaurant(ground, at, corner, limit) === null);

/** Every place where a restaurant can lie with some entrance, row by row. */
export const restaurantPlaces = (ground: MapOccupancy, limit: PlacementRange | null = null): readonly Square[] => {
  const { board } = ground;
  const contact = roadContact(board);
  const places: Square[] = [];
  for (let index = 0; index < board.print.length; index++) {
    if (ground.empty[index] === 0) continue;
    const piece = footprint(squareAt(board, index));
    if (!isClear(ground, piece) || nearestIn(board, contact, piece) === NEVER) continue;
    if (limit === null || restaurantCorners(ground, piece.at, limit).length > 0) places.push(piece.at);
  }
  return places;
};

/** The tiles that a first restaurant's entrance claims: its own, or those of the roads it touches (option). */
const claimedTiles = (ruleset: Ruleset, { board }: MapOccupancy, door: number): readonly number[] => {
  const own = board.tileOf[door] ?? -1;
  if (ruleset.options["initial-entrance-rule"] === "entrance-square") return [own];
  const tiles: number[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const road = neighbour(board, door, direction);
    if (road >= 0 && isRoad(board.print[road])) tiles.push(board.tileOf[road] ?? -1);
  }
  return tiles;
};

const doorOf = ({ board }: MapOccupancy, { at, entrance }: Pick<Restaurant, "at" | "entrance">): number =>
  indexOf(board, cornerSquare(at, entrance));

/** The tiles that the restaurants on the map claim (R2.8.3). */
export const takenTiles = (ruleset: Ruleset, state: State, ground: MapOccupancy): ReadonlySet<number> =>
  new Set(
    state.chains.flatMap((chain) =>
      chain.restaurants.flatMap((each) => claimedTiles(ruleset, ground, doorOf(ground, each))),
    ),
  );

/** True when an entrance here would claim a tile that is taken. */
export const claimsTaken = (
  ruleset: Ruleset,
  ground: MapOccupancy,
  taken: ReadonlySet<number>,
  at: Square,
  entrance: Corner,
): boolean => claimedTiles(ruleset, ground, doorOf(ground, { at, entrance })).some((tile) => taken.has(tile));

/** The restaurant of a seat at this square, or undefined. */
export const restaurantAt = (state: State, seat: Seat, [x, y]: Square): Restaurant | undefined =>
  state.chains[seat]?.restaurants.find(({ at }) => at[0] === x && at[1] === y);
