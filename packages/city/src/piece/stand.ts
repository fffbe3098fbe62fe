import { squareKey } from "../town/board.ts";
import type { Side, Square } from "../view.ts";
import type { PieceDrawing } from "./drawing.ts";

/** One thing that stands in the city. Lengths in squares, `turn` in radians about the vertical. */
export interface CityPiece {
  readonly key: string;
  readonly drawing: PieceDrawing;
  readonly at: readonly [number, number, number];
  readonly turn: number;
  readonly size: number;
  /** Keeps its front towards the camera's quarter (signs). */
  readonly facing?: boolean;
}

export const QUARTER = Math.PI / 2;
/** Turn that brings a front from the south to a side. */
export const FRONT: Readonly<Record<Side, number>> = { S: 0, E: QUARTER, N: QUARTER * 2, W: QUARTER * 3 };
/** A piece at its own size. */
export const still = (key: string, drawing: PieceDrawing, x: number, z: number, turn = 0, y = 0): CityPiece => ({
  key,
  drawing,
  at: [x, y, z],
  turn,
  size: 1,
});

/** A point turned about the origin, the way pieces turn. */
export const turnedBy = (x: number, z: number, turn: number): readonly [number, number] => [
  x * Math.cos(turn) + z * Math.sin(turn),
  z * Math.cos(turn) - x * Math.sin(turn),
];

/** The key of a restaurant: where it stands. */
export const restaurantKey = (restaurant: { readonly at: Square }): string => `restaurant:${squareKey(restaurant.at)}`;
