import { Schema } from "effect";
import { Whole } from "./whole.ts";

/** A square `[x, y]`: x counted from the west edge of the board, y from the north edge, both from 0. */
export const Square = Schema.Tuple([Whole, Whole]);
export type Square = typeof Square.Type;

export const CORNERS = ["NW", "NE", "SE", "SW"] as const;
export const Corner = Schema.Literals(CORNERS);
export type Corner = typeof Corner.Type;

export const SIDES = ["N", "E", "S", "W"] as const;
export const Side = Schema.Literals(SIDES);
export type Side = typeof Side.Type;

/** Rows of tile codes (`"A0"`, `"G90"`), north to south, each west to east. */
export const TileRows = Schema.Array(Schema.Array(Schema.String));
export type TileRows = typeof TileRows.Type;
