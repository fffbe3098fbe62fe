import { sameTile } from "../town/board.ts";
import type { Square } from "../view.ts";

type Point = readonly [number, number];

/** A drive as it is drawn among others: beside them, with dashes of its own. */
export interface DriveLane {
  /** Its line through the middles of its squares, moved aside by as much in both directions: so it is beside the others on every road. */
  readonly line: readonly Point[];
  /** How far that is, in squares. */
  readonly aside: number;
  /** How wide it is drawn: 1 for a drive that is alone. */
  readonly share: number;
  /** In squares; a gap of 0 is an unbroken line. */
  readonly dash: number;
  readonly gap: number;
  /** A number at every border it crosses, beside those of the other drives there. */
  readonly coins: readonly DistanceLabel[];
}

/** A number at a border: where it is drawn, and where the road crosses. */
export interface DistanceLabel {
  readonly at: Point;
  readonly text: string;
  readonly seam: Point;
  readonly northSouth: boolean;
}

/** Dash and gap in squares of the first, second, … drive: lines in one colour are told apart by them. */
const DASHES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.55, 0.25],
  [0.2, 0.2],
  [1.3, 0.3],
];
/** What lies between two lanes, and how far the outermost may be apart, in squares. */
const BESIDE = 0.24;
const BROAD = 0.72;
/** What lies between two coins at one border. */
const COINS = 0.7;

interface Crossing {
  readonly lane: number;
  readonly border: number;
  readonly seam: Point;
  /** The drive crosses it going north or south. */
  readonly northSouth: boolean;
}

/** Every border that drives cross, counted from 1 for each of them. */
const crossingsOf = (routes: readonly (readonly Square[])[]): readonly Crossing[] =>
  routes.flatMap((squares, lane) => {
    const steps = squares.slice(1).map((to, index) => ({ from: squares[index] ?? to, to }));
    return steps
      .filter(({ from, to }) => !sameTile(from, to))
      .map(({ from, to }, index) => ({
        lane,
        border: index + 1,
        seam: [(from[0] + to[0]) / 2 + 0.5, (from[1] + to[1]) / 2 + 0.5] as const,
        northSouth: from[0] === to[0],
      }));
  });

/** Where the coin of a crossing goes: in a row along the border with those of the other drives that cross there. */
const coinOf = (crossing: Crossing, all: readonly Crossing[]): Point => {
  const here = all.filter(({ seam }) => seam.join() === crossing.seam.join());
  const by = (here.indexOf(crossing) - (here.length - 1) / 2) * COINS;
  const [x, y] = crossing.seam;
  return crossing.northSouth ? [x + by, y] : [x, y + by];
};

/** Drives side by side, each with its own dashes and with its coins. */
export const lanesOf = (routes: readonly (readonly Square[])[]): readonly DriveLane[] => {
  const many = routes.length - 1;
  const beside = many > 0 ? Math.min(BESIDE, BROAD / many) : 0;
  const crossings = crossingsOf(routes);
  return routes.map((squares, lane): DriveLane => {
    const aside = (lane - many / 2) * beside;
    const [dash, gap] = DASHES[lane % DASHES.length] ?? [1, 0];
    return {
      line: squares.map(([x, y]) => [x + 0.5 + aside, y + 0.5 + aside]),
      aside,
      share: many > 0 ? Math.max(0.45, beside / 0.36) : 1,
      dash,
      gap,
      coins: crossings
        .filter((each) => each.lane === lane)
        .map((each) => ({
          at: coinOf(each, crossings),
          text: String(each.border),
          seam: each.seam,
          northSouth: each.northSouth,
        })),
    };
  });
};

/** The dashes of the first, second, … drive as `stroke-dasharray` takes them, for a line whose squares are so many units wide. */
export const laneDashes = (lane: number, unit: number): string => {
  const [dash, gap] = DASHES[lane % DASHES.length] ?? [1, 0];
  return gap === 0 ? "" : `${dash * unit} ${gap * unit}`;
};
