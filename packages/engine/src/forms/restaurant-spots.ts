import type { Refusal, Seat } from "@blueplate/kernel";
import type { Ruleset } from "../formulas/ruleset.ts";
import {
  cornerSquare,
  type Entrance,
  fitsOn,
  type Ground,
  groundOf,
  indexOf,
  isInside,
  isRoad,
  neighbour,
  NEVER,
  roadField,
  squareAt,
  squaresOfRestaurant,
  touchesRoad,
} from "../geometry/index.ts";
import { type Corner, CORNERS, type Restaurant, type Square, type State } from "../model/index.ts";
import { no } from "./refuse.ts";

/** Squares that count as empty because the restaurant that lies there is being moved. */
const squaresOf = (moved: Restaurant | undefined): readonly Square[] | undefined =>
  moved ? squaresOfRestaurant(moved.at) : undefined;

/** Why no restaurant can lie here with this entrance, or null: empty squares and a road at the entrance (R2.8, R13.1). */
export const refuseRestaurant = (ground: Ground, at: Square, entrance: Corner, moved?: Restaurant): Refusal | null => {
  if (!fitsOn(ground, squaresOfRestaurant(at), squaresOf(moved))) return no({ _tag: "NotEmpty", rule: "R3.2.2", at });
  const door = indexOf(ground.board, cornerSquare(at, entrance));
  return touchesRoad(ground.board, door) ? null : no({ _tag: "NoRoad", rule: "R3.6.2" });
};

/** Every place where a restaurant can lie with some entrance, row by row. */
export const restaurantPlaces = (ground: Ground, moved?: Restaurant): readonly Square[] => {
  const { board } = ground;
  const places: Square[] = [];
  for (let index = 0; index < board.print.length; index++) {
    const at = squareAt(board, index);
    if (moved === undefined && ground.empty[index] === 0) continue;
    if (CORNERS.some((corner) => refuseRestaurant(ground, at, corner, moved) === null)) places.push(at);
  }
  return places;
};

const roadsBeside = (ground: Ground, square: Square): readonly number[] => {
  const { board } = ground;
  const index = indexOf(board, square);
  return [0, 1, 2, 3]
    .map((direction) => neighbour(board, index, direction))
    .filter((to) => to >= 0 && isRoad(board.print[to]));
};

/** The tiles that a first restaurant's entrance claims: its own, or those of the roads it touches (option). */
const claimedTiles = (ruleset: Ruleset, ground: Ground, door: Square): readonly number[] => {
  const { board } = ground;
  const squares =
    ruleset.options["initial-entrance-rule"] === "entrance-square" ? [indexOf(board, door)] : roadsBeside(ground, door);
  return squares.map((index) => board.tileOf[index] ?? -1);
};

/** True when another restaurant's entrance claims a tile of this one (R2.8.3). */
export const tileTaken = (ruleset: Ruleset, state: State, ground: Ground, at: Square, entrance: Corner): boolean => {
  const mine = claimedTiles(ruleset, ground, cornerSquare(at, entrance));
  return state.chains.some((chain) =>
    chain.restaurants.some((other) =>
      claimedTiles(ruleset, ground, cornerSquare(other.at, other.entrance)).some((tile) => mine.includes(tile)),
    ),
  );
};

/** The distance of a new restaurant from the chain's entrances (R13.3; option local-manager-target). */
export const restaurantDistance = (
  ruleset: Ruleset,
  ground: Ground,
  entrances: readonly Entrance[],
  at: Square,
  entrance: Corner,
): number | null => {
  const { board } = ground;
  const onRoute = ruleset.options["local-manager-target"] === "entrance-on-route";
  const squares = onRoute ? [cornerSquare(at, entrance)] : squaresOfRestaurant(at);
  let best = NEVER;
  for (const { square } of entrances) {
    const field = roadField(board, indexOf(board, square));
    for (const target of squares) {
      if (!isInside(board, target)) continue;
      for (const road of roadsBeside(ground, target)) {
        const onRoad = Math.min(field[road * 2] ?? NEVER, field[road * 2 + 1] ?? NEVER);
        if (onRoad === NEVER) continue;
        const border = board.tileOf[road] === board.tileOf[indexOf(board, target)] ? 0 : 1;
        best = Math.min(best, onRoad + border);
      }
    }
  }
  return best === NEVER ? null : best;
};

/** The restaurant of a seat at this square, or undefined. */
export const restaurantAt = (state: State, seat: Seat, [x, y]: Square): Restaurant | undefined =>
  state.chains[seat]?.restaurants.find(({ at }) => at[0] === x && at[1] === y);

/** The ground of a state, for the forms of restaurants. */
export const groundFor = (ruleset: Ruleset, state: State): Ground => groundOf(ruleset, state);
