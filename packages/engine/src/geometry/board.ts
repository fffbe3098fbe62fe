import type { Ruleset } from "../ruleset/index.ts";
import type { BaseGood, Square, TileRows } from "../model/index.ts";

/** Squares on a side of a tile. */
export const TILE = 5;

/** What is printed on a square: ground, road, bridge, printed house, or a source of beer, lemonade, soft drinks. */
export type SquarePrint = "." | "#" | "X" | "H" | "b" | "l" | "s";

/** A drink source. */
export interface DrinkSource {
  readonly index: number;
  readonly at: Square;
  readonly good: BaseGood;
}

/**
 * The printed board, computed once for its tiles. Squares are numbered row by row (`index = y * width + x`). Roads form a
 * graph of nodes `index * 2 + level`: a bridge has level 0 for its west-east road and level 1 for its north-south road,
 * every other road square level 0 only.
 */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly print: readonly SquarePrint[];
  readonly houses: readonly { readonly house: number; readonly at: Square }[];
  readonly sources: readonly DrinkSource[];
  /** The source on a square, as index into `sources`, or -1. */
  readonly sourceAt: Int8Array;
  /** The tile of a square: `row * columns + column`. */
  readonly tileOf: Int16Array;
  /** `next[node * 4 + direction]` is the node one step on, or -1. Directions N, E, S, W. */
  readonly next: Int32Array;
  /** The block of a square that is no road (R3.8), or -1. */
  readonly blockOf: Int16Array;
  /** Filled as they are asked for: road distances from an entrance square, by its index. */
  readonly fields: Map<number, Uint8Array>;
  /** Likewise: distances to the squares that are no roads, by entrance index; by -1 the contact with any road at all. */
  readonly contacts: Map<number, Uint8Array>;
  /** Filled as they are asked for: trips by entrance, range and kind of trip. */
  readonly supplyTrips: Map<string, readonly SupplyTrip[]>;
}

/** One shortest trip for a set of sources. `route` as in the command. */
export interface SupplyTrip {
  readonly route: readonly Square[];
  readonly distance: number;
  /** Indexes into the board's sources, ascending. */
  readonly sources: readonly number[];
}

/** Steps to the neighbour in each direction: N, E, S, W. */
export const STEP_X = [0, 1, 0, -1] as const;
export const STEP_Y = [-1, 0, 1, 0] as const;
/** The four directions, as they are numbered: north, east, south, west. */
export const DIRECTIONS = [0, 1, 2, 3] as const;

/** The index of the neighbour in a direction, or -1 outside the board. */
export const neighbour = (board: Pick<Board, "width" | "height">, index: number, direction: number): number => {
  const x = (index % board.width) + (STEP_X[direction] ?? 0);
  const y = Math.floor(index / board.width) + (STEP_Y[direction] ?? 0);
  return x < 0 || y < 0 || x >= board.width || y >= board.height ? -1 : y * board.width + x;
};

export const indexOf = (board: Pick<Board, "width">, [x, y]: Square): number => y * board.width + x;
export const squareAt = (board: Pick<Board, "width">, index: number): Square => [
  index % board.width,
  Math.floor(index / board.width),
];
export const isInside = (board: Pick<Board, "width" | "height">, [x, y]: Square): boolean =>
  x >= 0 && y >= 0 && x < board.width && y < board.height;
export const isRoad = (print: SquarePrint | undefined): boolean => print === "#" || print === "X";

/** A tile's rows turned clockwise by quarters: new(r, c) = old(4 - c, r). */
const turnedRows = (rows: readonly string[], quarters: number): readonly string[] => {
  let turned = rows;
  for (let turn = 0; turn < quarters; turn++) {
    const before = turned;
    turned = before.map((_, r) => before.map((__, c) => before[TILE - 1 - c]?.[r] ?? ".").join(""));
  }
  return turned;
};

/** The letter and the quarters of a tile code such as `G90`, or null. */
export const parseTile = (code: string): { readonly id: string; readonly quarters: number } | null => {
  const match = /^([A-Za-z]+)(0|90|180|270)$/.exec(code);
  return match?.[1] === undefined ? null : { id: match[1], quarters: Number(match[2]) / 90 };
};

interface Printing {
  readonly print: SquarePrint[];
  readonly houses: { readonly house: number; readonly at: Square }[];
}

const printTiles = (ruleset: Ruleset, tiles: TileRows, width: number): Printing => {
  const print: SquarePrint[] = [];
  const houses: { house: number; at: Square }[] = [];
  for (const [ty, row] of tiles.entries()) {
    for (const [tx, code] of row.entries()) {
      const tile = parseTile(code);
      const printed = tile ? ruleset.content.tiles[tile.id] : undefined;
      if (!tile || !printed) continue;
      let corner: Square | null = null;
      for (const [y, line] of turnedRows(printed.rows, tile.quarters).entries()) {
        for (const [x, mark] of line.split("").entries()) {
          const at: Square = [tx * TILE + x, ty * TILE + y];
          // cast: tile rows are our own content, checked by a test.
          print[at[1] * width + at[0]] = mark as SquarePrint;
          if (mark === "H") corner ??= at;
        }
      }
      if (printed.house !== null && corner) houses.push({ house: printed.house, at: corner });
    }
  }
  return { print, houses: houses.toSorted((a, b) => a.house - b.house) };
};

const SOURCE_GOODS: Readonly<Partial<Record<SquarePrint, BaseGood>>> = { b: "beer", l: "lemonade", s: "soft-drink" };
/** The middle row or column of a tile. */
export const MIDDLE = (TILE - 1) / 2;

/** Whether the roads of two neighbouring squares join: inside a tile always, across tiles by the option (R3.3.2). */
const joins = (ruleset: Ruleset, from: Square, to: Square): boolean => {
  const sameColumn = Math.floor(from[0] / TILE) === Math.floor(to[0] / TILE);
  const sameRow = Math.floor(from[1] / TILE) === Math.floor(to[1] / TILE);
  if ((sameColumn && sameRow) || ruleset.options["road-links"] === "any-adjacent") return true;
  return sameRow ? from[1] % TILE === MIDDLE : from[0] % TILE === MIDDLE;
};

/** The level of a square's road on which one travels in a direction. */
const levelFor = (print: SquarePrint | undefined, direction: number): number =>
  print === "X" && direction % 2 === 0 ? 1 : 0;

const linkRoads = (
  ruleset: Ruleset,
  size: Pick<Board, "width" | "height">,
  print: readonly SquarePrint[],
): Int32Array => {
  const next = new Int32Array(print.length * 8).fill(-1);
  for (const [index, mark] of print.entries()) {
    if (!isRoad(mark)) continue;
    for (let direction = 0; direction < 4; direction++) {
      const to = neighbour(size, index, direction);
      if (to < 0 || !isRoad(print[to]) || !joins(ruleset, squareAt(size, index), squareAt(size, to))) continue;
      const node = index * 2 + levelFor(mark, direction);
      next[node * 4 + direction] = to * 2 + levelFor(print[to], direction);
    }
  }
  return next;
};

const findBlocks = (size: Pick<Board, "width" | "height">, print: readonly SquarePrint[]): Int16Array => {
  const blockOf = new Int16Array(print.length).fill(-1);
  let blocks = 0;
  for (const [start, mark] of print.entries()) {
    if (isRoad(mark) || blockOf[start] !== -1) continue;
    const open = [start];
    blockOf[start] = blocks;
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      for (let direction = 0; direction < 4; direction++) {
        const to = neighbour(size, index, direction);
        if (to < 0 || isRoad(print[to]) || blockOf[to] !== -1) continue;
        blockOf[to] = blocks;
        open.push(to);
      }
    }
    blocks++;
  }
  return blockOf;
};

const makeBoard = (ruleset: Ruleset, tiles: TileRows): Board => {
  const columns = tiles[0]?.length ?? 0;
  const size = { columns, rows: tiles.length, width: columns * TILE, height: tiles.length * TILE };
  const { print, houses } = printTiles(ruleset, tiles, size.width);
  const sources: DrinkSource[] = [];
  const sourceAt = new Int8Array(print.length).fill(-1);
  const tileOf = new Int16Array(print.length);
  for (const [index, mark] of print.entries()) {
    const [x, y] = squareAt(size, index);
    tileOf[index] = Math.floor(y / TILE) * columns + Math.floor(x / TILE);
    const good = SOURCE_GOODS[mark];
    if (!good) continue;
    sourceAt[index] = sources.length;
    sources.push({ index, at: [x, y], good });
  }
  const next = linkRoads(ruleset, size, print);
  const blockOf = findBlocks(size, print);
  return {
    ...size,
    print,
    houses,
    sources,
    sourceAt,
    tileOf,
    next,
    blockOf,
    fields: new Map(),
    contacts: new Map(),
    supplyTrips: new Map(),
  };
};

/** The board last asked for with these tiles, and what else it depends on. */
interface Known {
  readonly printed: Ruleset["content"]["tiles"];
  readonly links: Ruleset["options"]["road-links"];
  readonly board: Board;
}
const byTiles = new WeakMap<TileRows, Known>();
/**
 * Boards for towns that were read from JSON and so have tiles of their own. A board weighs some 200 kB with all that has been asked
 * of it: it goes once nobody holds a town with such tiles any more.
 */
const byText = new WeakMap<Ruleset["content"]["tiles"], Map<string, WeakRef<Board>>>();
/** How many boards, gone ones included, are remembered by their text. */
const BOARDS_KEPT = 64;

const boardByText = (ruleset: Ruleset, tiles: TileRows): Board => {
  const boards = byText.get(ruleset.content.tiles) ?? new Map<string, WeakRef<Board>>();
  const text = `${ruleset.options["road-links"]} ${tiles.map((row) => row.join(" ")).join("/")}`;
  const board = boards.get(text)?.deref() ?? makeBoard(ruleset, tiles);
  if (boards.size >= BOARDS_KEPT) boards.clear();
  byText.set(ruleset.content.tiles, boards.set(text, new WeakRef(board)));
  return board;
};

/** The board of these tiles: static, shared by all states of a game. */
export const boardOf = (ruleset: Ruleset, tiles: TileRows): Board => {
  const printed = ruleset.content.tiles;
  const links = ruleset.options["road-links"];
  const known = byTiles.get(tiles);
  if (known && known.printed === printed && known.links === links) return known.board;
  const board = boardByText(ruleset, tiles);
  byTiles.set(tiles, { printed, links, board });
  return board;
};
