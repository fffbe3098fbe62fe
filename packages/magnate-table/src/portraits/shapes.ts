/** What a shape is painted with: a colour of the drawing, or only a line. `limb` is a sleeve, `bare` an arm or leg without one. */
export type Paint =
  | "skin"
  | "hair"
  | "coat"
  | "leg"
  | "family"
  | "cream"
  | "ink"
  | "gold"
  | "red"
  | "steel"
  | "wood"
  | "glass"
  | "bun"
  | "meat"
  | "line"
  | "thin"
  | "dot"
  | "limb"
  | "bare"
  | "leaf"
  | "none"
  | "frame";

/** A shape: what it is painted with, and its path. */
export type PaintedShape = readonly [Paint, string];

/** A circle as a path. */
export const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A flat ellipse as a path. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A box as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
