import type { TileRow } from "./row.ts";

/** The 20 map tiles (Appendix B), printed number upright. `X` is a bridge, `b` `l` `s` are drink sources. */
export const TILE_ROWS: Readonly<Record<string, TileRow>> = {
  A: { rows: ["..#..", "..#..", "#####", "HH#..", "HH#.."], house: 2 },
  B: { rows: ["..#HH", "..#HH", "#####", "..#..", "..#.."], house: 4 },
  C: { rows: ["#####", "#.HH#", "#.HH#", "#...#", "#####"], house: 5 },
  D: { rows: ["#####", "#HH.#", "#HH.#", ".....", "....."], house: 7 },
  E: { rows: ["###..", "#b...", "#.HH#", "..HH#", "..###"], house: 8 },
  F: { rows: ["HH#..", "HH#..", "#####", ".....", "....."], house: 10 },
  G: { rows: ["HH#..", "HH#..", "##X##", "..#..", "..#.."], house: 12 },
  H: { rows: ["..#..", "..#..", "#####", ".HH..", ".HH.."], house: 13 },
  I: { rows: ["..#..", "..#..", "#####", "...HH", "...HH"], house: 15 },
  J: { rows: ["..###", ".HH.#", "#HH.#", "#....", "###.."], house: 16 },
  K: { rows: ["#####", "#.HH#", "#.HH#", ".....", "....."], house: 18 },
  L: { rows: ["..#..", "..#..", "#####", "...l.", "....."], house: null },
  M: { rows: ["..###", "...l#", "#...#", "#s...", "###.."], house: null },
  N: { rows: ["..#..", ".b#..", "#####", ".....", "....."], house: null },
  O: { rows: [".b#..", "..#..", "#####", "..#..", "..#.."], house: null },
  P: { rows: ["..#..", "l.#..", "##X##", "..#..", "..#b."], house: null },
  Q: { rows: ["..#..", "..#..", "#####", ".s...", "....."], house: null },
  R: { rows: ["..#..", ".s#..", "#####", "..#..", "..#.."], house: null },
  S: { rows: ["..#s.", "..#..", "#####", "b.#..", "..#.."], house: null },
  T: { rows: ["..#..", ".l#..", "#####", "..#..", "..#.."], house: null },
};
