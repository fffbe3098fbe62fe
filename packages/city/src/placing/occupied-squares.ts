import { isApart, type Outline } from "./outline.ts";
import type { Rectangle } from "./rectangle.ts";

/** Something that stands on the map. */
export interface MapObstacle extends Rectangle {
  /** What it costs to lie over one square of it; `Infinity` where nothing may lie. */
  readonly weight: number;
  /** Whose it is: what belongs to the same piece may lie over it unless nothing may. */
  readonly of?: object;
  /** The middle of a piece, over which only what belongs to it may lie. */
  readonly isHeart?: true;
  /** What it is round, where that is not all of it: beside its outline nothing is lain over. */
  readonly outline?: Outline;
}

/** What stands on the map, found by the squares it stands on. */
export interface OccupiedSquares {
  readonly add: (thing: MapObstacle) => void;
  /** What it costs that something of a piece lies there; `Infinity` where it may not. */
  readonly costOf: (box: Rectangle, of: object) => number;
}

/** Cells west and north of the board that something may stand on, and cells from a row to the next. */
const [BEFORE, ROW] = [8, 128];

const cellOf = (x: number, y: number): number => (y + BEFORE) * ROW + x + BEFORE;

const costOver = (box: Rectangle, thing: MapObstacle): number => {
  const wide = Math.min(box.east, thing.east) - Math.max(box.west, thing.west);
  const high = Math.min(box.south, thing.south) - Math.max(box.north, thing.north);
  if (wide <= 0 || high <= 0 || (thing.outline && isApart(thing.outline, box))) return 0;
  return wide * high * thing.weight;
};

/**
 * A crowd of these things, found by cells so many units wide. To ask and to add take as long as what lies near is much, however
 * large the map is.
 */
export const createCrowd = (things: readonly MapObstacle[] = [], unit = 1): OccupiedSquares => {
  const cells = new Map<number, MapObstacle[]>();
  const cellAt = (at: number): number => Math.floor(at / unit);
  const add = (thing: MapObstacle): void => {
    for (let y = cellAt(thing.north); y * unit < thing.south; y++)
      for (let x = cellAt(thing.west); x * unit < thing.east; x++) {
        const cell = cells.get(cellOf(x, y));
        if (cell) cell.push(thing);
        else cells.set(cellOf(x, y), [thing]);
      }
  };
  const costOf = (box: Rectangle, of: object): number => {
    let cost = 0;
    for (let y = cellAt(box.north); y * unit < box.south; y++)
      for (let x = cellAt(box.west); x * unit < box.east; x++)
        for (const thing of cells.get(cellOf(x, y)) ?? []) {
          if (thing.of === of && (thing.isHeart || thing.weight !== Infinity)) continue;
          // Found in several cells, it is counted in the one alone in which both begin to overlap.
          if (cellAt(Math.max(box.west, thing.west)) === x && cellAt(Math.max(box.north, thing.north)) === y)
            cost += costOver(box, thing);
          if (cost === Infinity) return cost;
        }
    return cost;
  };
  for (const thing of things) add(thing);
  return { add, costOf };
};
