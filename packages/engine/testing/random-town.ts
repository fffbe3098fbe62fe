import { TILE_ROWS } from "../src/content/index.ts";
import { groundOf, squareAt, TILE } from "../src/geometry/index.ts";
import { CORNERS, type Corner, type Square, type TileRows } from "../src/model/index.ts";
import { type TestTown, settingUp, type PlacedRestaurant } from "./position.ts";

/** A whole number from 0 to `bound` - 1 from a small generator, so that a test names its towns by a number. */
export type TownRng = (bound: number) => number;
export const rngFrom = (seed: number): TownRng => {
  let state = seed + 0x9e3779b9;
  return (bound) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    state ^= state >>> 13;
    return (state >>> 0) % bound;
  };
};

/** Tiles drawn without replacement and turned at random. */
export const randomTiles = (rng: TownRng, columns: number, rows: number): TileRows => {
  const left = Object.keys(TILE_ROWS);
  return Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => `${left.splice(rng(left.length), 1)[0] ?? "A"}${rng(4) * 90}`),
  );
};

/** A legal restaurant on an empty town. */
const randomStanding = (rng: TownRng, tiles: TileRows): PlacedRestaurant => {
  const { ruleset, state } = settingUp({ tiles });
  const { board, empty } = groundOf(ruleset, state);
  for (;;) {
    const [x, y] = squareAt(board, rng(empty.length));
    const fits = [0, 1].every((dy) =>
      [0, 1].every((dx) => x + dx < board.width && empty[(y + dy) * board.width + x + dx] === 1),
    );
    if (fits) return [x, y, CORNERS[rng(4)] ?? "NW"];
  }
};

/** A town with one restaurant for the first seat. */
export const randomTown = (seed: number, columns: number, rows: number): TestTown => {
  const rng = rngFrom(seed);
  const tiles = randomTiles(rng, columns, rows);
  return { tiles, restaurants: [[randomStanding(rng, tiles)], []] };
};

const CORNER_TURNED: Readonly<Record<Corner, Corner>> = { NW: "NE", NE: "SE", SE: "SW", SW: "NW" };

const turnedCode = (code: string): string => {
  const quarters = Number(code.slice(1)) / 90;
  return `${code.slice(0, 1)}${((quarters + 1) % 4) * 90}`;
};

/** A square of a board of that many rows of tiles, after the board is turned clockwise by a quarter. */
export const turnedSquare = ([x, y]: Square, rows: number): Square => [rows * TILE - 1 - y, x];

/** The same town turned clockwise by a quarter: another north, no other fact. */
export const turnedTown = ({ tiles, restaurants }: TestTown): TestTown => {
  const rows = tiles.length;
  const columns = tiles[0]?.length ?? 0;
  return {
    tiles: Array.from({ length: columns }, (_, row) =>
      Array.from({ length: rows }, (__, column) => turnedCode(tiles[rows - 1 - column]?.[row] ?? "A0")),
    ),
    restaurants: (restaurants ?? []).map((list) =>
      list.map(([x, y, entrance]): PlacedRestaurant => {
        // The north-west square of the turned piece is its south-west one.
        const [tx, ty] = turnedSquare([x, y + 1], rows);
        return [tx, ty, CORNER_TURNED[entrance]];
      }),
    ),
  };
};
