import type { Square } from "../view.ts";

/** A rectangle by its edges. */
export interface Rectangle {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** A box from its north-west corner and its size. */
export const boxAt = (west: number, north: number, width: number, height: number): Rectangle => ({
  west,
  north,
  east: west + width,
  south: north + height,
});

/** The box round all squares. */
export const boxAround = (squares: readonly Square[]): Rectangle => {
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs) + 1, south: Math.max(...ys) + 1 };
};

/** The box round all points. */
export const boxRound = (points: readonly (readonly [number, number])[]): Rectangle => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) };
};

/** A box that is larger on every side. */
export const grown = ({ west, north, east, south }: Rectangle, by: number): Rectangle => ({
  west: west - by,
  north: north - by,
  east: east + by,
  south: south + by,
});

/** Whether two boxes lie over each other. */
export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.west < other.east && other.west < one.east && one.north < other.south && other.north < one.south;
