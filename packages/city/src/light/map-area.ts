import type { Vector2, Vector4 } from "three";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityTown } from "../view.ts";

/** How far the maps reach beyond the board, in squares: shadows and light that come from its edge. */
const BEYOND = 1.5;

/** The part of the world that maps of a town cover, in squares. */
export interface MapArea {
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
}

/** The board of a town and a little round it. */
export const mapAreaOf = (town: CityTown): MapArea => ({
  west: -BEYOND,
  north: -BEYOND,
  width: widthOf(town) + BEYOND * 2,
  height: heightOf(town) + BEYOND * 2,
});

/** Pixels of a map with so many a square. */
export const pixelsOf = ({ width, height }: MapArea, perSquare: number): readonly [number, number] => [
  Math.ceil(width * perSquare),
  Math.ceil(height * perSquare),
];

/** Tells shaders where maps lie: `xz * zw + xy` is the place in the map. */
export const fitArea = ({ west, north, width, height }: MapArea, map: Vector4): Vector4 =>
  map.set(-west / width, -north / height, 1 / width, 1 / height);

/** The shear by which a sun throws heights onto the ground: a point `h` high lies over `xz - h * shear`. */
export const shearOf = (
  from: { readonly x: number; readonly y: number; readonly z: number },
  shear: Vector2,
): Vector2 => shear.set(from.x / Math.max(0.05, from.y), from.z / Math.max(0.05, from.y));
