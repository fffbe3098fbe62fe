import type { Square } from "@blueplate/city";

const letter = (x: number): string => (x < 26 ? String.fromCodePoint(65 + x) : `A${String.fromCodePoint(39 + x)}`);

/** A square as the rim of the board names it: column letter, row from 1. */
export const squareName = ([x, y]: Square): string => `${letter(x)}${y + 1}`;
