import type { CityRestaurant, Corner } from "../view.ts";

/** Where the corners of a lot lie from its middle, as far as masts and mats go. */
export const CORNER: Readonly<Record<Corner, readonly [number, number]>> = {
  NW: [-0.7, -0.7],
  NE: [0.7, -0.7],
  SE: [0.7, 0.7],
  SW: [-0.7, 0.7],
};

/** A restaurant as far as its place is meant. */
type Placed = Pick<CityRestaurant, "at" | "entrance">;

/** Where the mast of a restaurant stands, in squares. */
export const mastOf = ({ at, entrance }: Placed): readonly [number, number] => [
  at[0] + 1 + CORNER[entrance][0],
  at[1] + 1 + CORNER[entrance][1],
];

/** How far a diner leans from its entrance, in squares: the mast stands free. */
const LEAN = 0.1;

/** The middle of a restaurant's building, in squares. */
export const dinerMiddle = ({ at, entrance }: Placed): readonly [number, number] => [
  at[0] + 1 - Math.sign(CORNER[entrance][0]) * LEAN,
  at[1] + 1 - Math.sign(CORNER[entrance][1]) * LEAN,
];
