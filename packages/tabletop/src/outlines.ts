import type { ValueShape } from "@blueplate/words";

/** The outlines of shapes, in a box of 16 units. */
export const OUTLINES: Readonly<Record<ValueShape, string>> = {
  circle: "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z",
  triangle: "M8 1.5L15 14.5H1z",
  square: "M2 2H14V14H2z",
  diamond: "M8 .8L14.5 8L8 15.2L1.5 8z",
};
