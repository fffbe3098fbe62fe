import type { CityTown, Print, Square } from "../view.ts";
import { allSquares, printAt, TILE } from "../town/board.ts";

/** Twelve printed tiles, as pictures; the gallery plays no rules, so it has its own small box of tiles. */
const TILES: Readonly<Record<string, string>> = {
  A: "..#.. ..#.. ##### HH#.. HH#..",
  B: "..#HH ..#HH ##### ..#.. ..#..",
  C: "##### #.HH# #.HH# #...# #####",
  D: "##### #HH.# #HH.# ..... .....",
  E: "###.. #b... #.HH# ..HH# ..###",
  F: "HH#.. HH#.. ##### ..... .....",
  G: "HH#.. HH#.. ##X## ..#.. ..#..",
  H: "..#.. ..#.. ##### .HH.. .HH..",
  I: "..#.. ..#.. ##### ...HH ...HH",
  J: "..### .HH.# #HH.# #.... ###..",
  K: "##### #.HH# #.HH# ..... .....",
  L: "..#.. ..#.. ##### ...l. .....",
  M: "..### ...l# #...# #s... ###..",
  N: "..#.. .b#.. ##### ..... .....",
  O: ".b#.. ..#.. ##### ..#.. ..#..",
  P: "..#.. l.#.. ##X## ..#.. ..#b.",
  R: "..#.. .s#.. ##### ..#.. ..#..",
  S: "..#s. ..#.. ##### b.#.. ..#..",
  T: "..#.. .l#.. ##### ..#.. ..#..",
};

/** A town from rows of tile letters: `["A C", "G O"]`. */
export const townOf = (rows: readonly string[]): CityTown => {
  const plan = rows.map((row) => row.split(" "));
  const squares = plan.flatMap((letters) =>
    Array.from({ length: TILE }, (_, y) => letters.map((letter) => TILES[letter]?.split(" ")[y] ?? ".....").join("")),
  );
  return { columns: plan[0]?.length ?? 0, rows: plan.length, squares };
};

/** North-west squares of the printed houses of a town, row by row. */
export const printedHouses = (town: CityTown): Square[] => {
  const print = (x: number, y: number): Print | null => printAt(town, [x, y]);
  return allSquares(town).filter(([x, y]) => print(x, y) === "H" && print(x - 1, y) !== "H" && print(x, y - 1) !== "H");
};
