import type { CityTown, Print, Side, Square } from "../view.ts";

/** Squares along one side of a tile. */
export const TILE = 5;

export const STEP: Readonly<Record<Side, Square>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

export const widthOf = (town: CityTown): number => town.columns * TILE;
export const heightOf = (town: CityTown): number => town.rows * TILE;

/** The name of a square as the brass rim shows it: `[2, 3]` is `c4`. Columns after z go on with aa. */
export const nameOf = ([x, y]: Square): string => `${columnName(x)}${y + 1}`;

/** Letters of a column, from 0. */
export const columnName = (x: number): string =>
  (x >= 26 ? String.fromCharCode(96 + Math.floor(x / 26)) : "") + String.fromCharCode(97 + (x % 26));

/** What is printed on a square, or null outside the board. */
export const printAt = (town: CityTown, [x, y]: Square): Print | null => {
  const print = town.squares[y]?.[x];
  switch (print) {
    case "#":
    case "X":
    case "H":
    case "b":
    case "l":
    case "s":
      return print;
    case undefined:
      return null;
    default:
      return ".";
  }
};

export const isRoad = (town: CityTown, at: Square): boolean => {
  const print = printAt(town, at);
  return print === "#" || print === "X";
};

export const isSource = (town: CityTown, at: Square): boolean => {
  const print = printAt(town, at);
  return print === "b" || print === "l" || print === "s";
};

export const beside = ([x, y]: Square, side: Side): Square => [x + STEP[side][0], y + STEP[side][1]];

/** The tile of a square, as `[column, row]`. */
export const tileOf = ([x, y]: Square): Square => [Math.floor(x / TILE), Math.floor(y / TILE)];

export const sameTile = (a: Square, b: Square): boolean => {
  const [s, t] = [tileOf(a), tileOf(b)];
  return s[0] === t[0] && s[1] === t[1];
};

export const sameSquare = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];

/** One string a square, for maps and sets. */
export const squareKey = ([x, y]: Square): string => `${x},${y}`;

/** All squares of a rectangle whose north-west square is `at`. */
export const rectangle = ([x, y]: Square, width: number, height: number): Square[] =>
  Array.from({ length: width * height }, (_, i) => [x + (i % width), y + Math.floor(i / width)]);

/** All squares of the board, row by row. */
export const allSquares = (town: CityTown): Square[] => rectangle([0, 0], widthOf(town), heightOf(town));

/** One of a list by a grain. */
export const oneOf = <T>(list: readonly [T, ...T[]] | readonly T[], share: number, other: T): T =>
  list[Math.min(list.length - 1, Math.floor(share * list.length))] ?? other;
