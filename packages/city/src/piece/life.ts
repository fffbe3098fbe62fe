import { once } from "../once.ts";
import { grain } from "../grain.ts";
import { allSquares, printAt, squareKey, STEP } from "../town/board.ts";
import { roadsOf } from "../town/roads.ts";
import type { CityRestaurant, CityTown } from "../view.ts";
import { mastOf } from "./restaurant-place.ts";
import { type CityPiece, restaurantKey, still } from "./stand.ts";

/** So many people look different. */
const LOOKS = 6;
/** One kerb in so many has somebody on it. */
const WALKERS = 0.055;

const person = (key: string, look: number, x: number, z: number, turn: number, height: number): CityPiece =>
  still(key, { kind: "person", who: Math.floor(look * LOOKS) % LOOKS }, x, z, turn, height);

/** People on the kerbs of a town, for life; none on bridges and where a road ends. */
export const walkerPieces = once((town: CityTown): readonly CityPiece[] =>
  roadsOf(town).flatMap(({ at: [x, y], closed, bridge, end }) => {
    const [side] = closed;
    if (!side || bridge || end || grain(x * 3 + 2, y * 7 + 5) > WALKERS) return [];
    const [dx, dz] = STEP[side];
    const along = (grain(x, y + 31) - 0.5) * 0.6;
    const [east, south] = [x + 0.5 + dx * 0.44 + dz * along, y + 0.5 + dz * 0.44 + dx * along];
    return [person(`walker:${squareKey([x, y])}`, grain(x + 3, y), east, south, along * 8, 0.1)];
  }),
);

/** One to three people before the door of an open restaurant. */
export const guestPieces = (restaurant: CityRestaurant): CityPiece[] => {
  if (!restaurant.open || restaurant.bankrupt) return [];
  const [x, z] = mastOf(restaurant);
  const [outX, outZ] = [Math.sign(x - restaurant.at[0] - 1), Math.sign(z - restaurant.at[1] - 1)];
  const count = 1 + Math.floor(grain(restaurant.at[0] + 7, restaurant.at[1]) * 3);
  return [
    [-0.42, 0.12],
    [0.12, -0.46],
    [-0.62, 0.2],
  ]
    .slice(0, count)
    .map(([along, aside], i) =>
      person(
        `guest:${restaurantKey(restaurant)}:${i}`,
        grain(restaurant.at[0] + i, restaurant.at[1] + 4),
        x + outX * (along ?? 0),
        z + outZ * (aside ?? 0),
        i * 2,
        0.06,
      ),
    );
};

/** Smoke over the chimneys of breweries. */
export const smokePieces = once((town: CityTown): readonly CityPiece[] =>
  allSquares(town)
    .filter((at) => printAt(town, at) === "b")
    .map(([x, y]) => still(`smoke:${squareKey([x, y])}`, { kind: "smoke" }, x + 0.62, y + 0.36, grain(x, y) * 6, 1.08)),
);
