import type { CityTown, Corner, Side, Square } from "../view.ts";
import { beside, isRoad, printAt, rectangle, sameSquare, sameTile, SIDES, squareKey } from "./board.ts";
import { connects } from "./roads.ts";

/** A place on the way: bridges are crossed straight on, so the heading belongs to it. */
interface Stop {
  readonly at: Square;
  readonly heading: Side | null;
  readonly cost: number;
  readonly before: Stop | null;
}

/** One border weighs more than any detour inside a tile, as families count borders before squares. */
const BORDER = 1000;

const onward = (town: CityTown, stop: Stop): Stop[] => {
  const sides = printAt(town, stop.at) === "X" && stop.heading ? [stop.heading] : SIDES;
  return sides
    .filter((side) => connects(town, stop.at, side))
    .map((side) => {
      const at = beside(stop.at, side);
      const cost = stop.cost + 1 + (sameTile(stop.at, at) ? 0 : BORDER);
      return { at, heading: side, cost, before: stop };
    });
};

const trail = (last: Stop): Square[] => {
  const squares: Square[] = [];
  for (let stop: Stop | null = last; stop; stop = stop.before) squares.unshift(stop.at);
  return squares;
};

const stopKey = (town: CityTown, stop: Stop): string =>
  printAt(town, stop.at) === "X" ? `${squareKey(stop.at)}${stop.heading ?? ""}` : squareKey(stop.at);

const dearest = (a: Stop, b: Stop): number => a.cost - b.cost;

/** The road squares beside any of `squares`. */
export const roadsBeside = (town: CityTown, squares: readonly Square[]): Square[] => {
  const inside = new Set(squares.map(squareKey));
  const found = new Map<string, Square>();
  for (const square of squares)
    for (const side of SIDES) {
      const next = beside(square, side);
      if (!inside.has(squareKey(next)) && isRoad(town, next)) found.set(squareKey(next), next);
    }
  return [...found.values()];
};

/**
 * A shortest drive over the roads between two pieces, fewest tile borders first, then fewest squares: the road squares
 * from the first beside `from` to the first beside `to`; null if no road joins them. Bridges are crossed straight on.
 */
export const driveBetween = (town: CityTown, from: readonly Square[], to: readonly Square[]): Square[] | null => {
  const goals = roadsBeside(town, to);
  const open: Stop[] = roadsBeside(town, from).map((at) => {
    const door = from.some((square) => sameTile(square, at) && touches(square, at));
    return { at, heading: null, cost: door ? 0 : BORDER, before: null };
  });
  const done = new Set<string>();
  while (open.length > 0) {
    open.sort(dearest);
    const stop = open.shift();
    if (!stop || done.has(stopKey(town, stop))) continue;
    done.add(stopKey(town, stop));
    if (goals.some((goal) => sameSquare(goal, stop.at))) return trail(stop);
    open.push(...onward(town, stop).filter((next) => !done.has(stopKey(town, next))));
  }
  return null;
};

const touches = (a: Square, b: Square): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** The entrance square of a restaurant at `at`. */
export const entranceSquare = ([x, y]: Square, entrance: Corner): Square => [
  x + (entrance === "NE" || entrance === "SE" ? 1 : 0),
  y + (entrance === "SW" || entrance === "SE" ? 1 : 0),
];

/** The two squares of a garden on a side of a house. */
export const gardenSquares = ([x, y]: Square, garden: Side): Square[] => {
  switch (garden) {
    case "N":
      return rectangle([x, y - 1], 2, 1);
    case "S":
      return rectangle([x, y + 2], 2, 1);
    case "W":
      return rectangle([x - 1, y], 1, 2);
    case "E":
      return rectangle([x + 2, y], 1, 2);
  }
};

/** All squares of a house, its garden included. */
export const houseSquares = (house: { readonly at: Square; readonly garden: Side | null }): Square[] => [
  ...rectangle(house.at, 2, 2),
  ...(house.garden ? gardenSquares(house.at, house.garden) : []),
];

/** Tile borders that a drive crosses between its squares. */
export const bordersOf = (route: readonly Square[]): number =>
  route.filter((square, i) => {
    const before = route[i - 1];
    return before !== undefined && !sameTile(before, square);
  }).length;
