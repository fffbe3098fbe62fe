import type { Square } from "../view.ts";
import { houseSquares } from "../town/route.ts";
import { heightOf, rectangle, sameSquare, widthOf } from "../town/board.ts";
import type { CityView } from "../view.ts";
import { restaurantKey } from "../piece/stand.ts";

/** A spot on offer: its squares and the point that tells it from others over the same squares. */
export interface PickSpot {
  readonly id: string;
  readonly squares: readonly Square[];
  /** Where a click means this spot rather than an overlapping one, in squares; the middle of its squares otherwise. */
  readonly anchor?: readonly [number, number];
}

/** What lies under the pointer. `point` is the place on the ground in squares. */
export interface PickResult {
  readonly point: readonly [number, number];
  readonly square: Square | null;
  readonly house: number | null;
  /** Key of a restaurant, as `restaurantKey` makes it. */
  readonly restaurant: string | null;
  readonly campaign: number | null;
  readonly spot: string | null;
}

/** The middle of squares. */
export const middleOf = (squares: readonly Square[]): readonly [number, number] => {
  const sum = squares.reduce(([x, y], square) => [x + square[0] + 0.5, y + square[1] + 0.5], [0, 0]);
  return [(sum[0] ?? 0) / Math.max(1, squares.length), (sum[1] ?? 0) / Math.max(1, squares.length)];
};

const spotAt = (spots: readonly PickSpot[], point: readonly [number, number], square: Square): string | null => {
  const away = (spot: PickSpot): number => {
    const [x, y] = spot.anchor ?? middleOf(spot.squares);
    return Math.hypot(x - point[0], y - point[1]);
  };
  const here = spots.filter((spot) => spot.squares.some((one) => sameSquare(one, square)));
  return here.toSorted((a, b) => away(a) - away(b))[0]?.id ?? null;
};

/** What lies at a point of the ground: the square, whatever stands on it, and the nearest spot on offer there. */
export const pickAt = (view: CityView, spots: readonly PickSpot[], point: readonly [number, number]): PickResult => {
  const square: Square = [Math.floor(point[0]), Math.floor(point[1])];
  const on = square[0] >= 0 && square[1] >= 0 && square[0] < widthOf(view.town) && square[1] < heightOf(view.town);
  const covers = (squares: readonly Square[]) => squares.some((one) => sameSquare(one, square));
  const house = view.houses.find((one) => covers(houseSquares(one)));
  const restaurant = view.restaurants.find((one) => covers(rectangle(one.at, 2, 2)));
  const campaign = view.campaigns.find(
    ({ site }) => "at" in site && covers(rectangle(site.at, site.width, site.height)),
  );
  return {
    point,
    square: on ? square : null,
    house: house?.house ?? null,
    restaurant: restaurant ? restaurantKey(restaurant) : null,
    campaign: campaign?.campaign ?? null,
    spot: spotAt(spots, point, square),
  };
};
