import { type Box, grown, overlap } from "../placing/box.ts";
import type { Thing } from "../placing/crowd.ts";
import { arrange, type Card, PATCH, type Push, pushed } from "./arrange.ts";
import { type Label, measure } from "./measure.ts";
import type { Seen } from "./seen.ts";

/** The screen on which labels keep their size, in CSS pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Where a point of the city lies on the screen in CSS pixels; null behind the camera. */
export type Projection = (point: readonly [number, number, number]) => readonly [number, number] | null;

/** What lies farther outside of the screen than this neither moves nor is moved, in pixels. */
const BEYOND = 80;
/** What it costs to be cut off by the edge of the screen. */
const CUT = 6;

const isNear = (x: number, y: number, { width, height }: Frame): boolean =>
  x > -BEYOND && y > -BEYOND && x < width + BEYOND && y < height + BEYOND;

/** A label where it lies best; null where nobody sees it. */
export const cardOf = (label: Label, project: Projection, frame: Frame): Card | null => {
  const anchor = project(label.at);
  if (!anchor || !isNear(anchor[0], anchor[1], frame)) return null;
  const [width, height] = measure(label.legend);
  const { key, rank, of } = label;
  const card = { key, x: anchor[0] + label.dx, y: anchor[1] + label.dy, width, height, rank };
  return of ? { ...card, of } : card;
};

const thingOf = ({ corners, ...rest }: Seen, project: Projection, frame: Frame): Thing | null => {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const corner of corners) {
    const at = project(corner);
    if (!at) return null;
    [west, east] = [Math.min(west, at[0]), Math.max(east, at[0])];
    [north, south] = [Math.min(north, at[1]), Math.max(south, at[1])];
  }
  const isSeen = isNear(east, south, frame) && isNear(west, north, frame);
  return isSeen ? { ...rest, west, north, east, south } : null;
};

/** What lies outside of the screen on each side. */
const outside = ({ width, height }: Frame): readonly Thing[] => {
  const [from, right, below] = [-PATCH * 4, width + PATCH * 4, height + PATCH * 4];
  const weight = CUT;
  return [
    { west: from, north: from, east: right, south: 0, weight },
    { west: from, north: height, east: right, south: below, weight },
    { west: from, north: 0, east: 0, south: height, weight },
    { west: width, north: 0, east: right, south: height, weight },
  ];
};

/** Everything seen in town, as boxes of the screen. */
export const thingsOn = (seen: readonly Seen[], project: Projection, frame: Frame): readonly Thing[] =>
  seen.map((one) => thingOf(one, project, frame)).filter((thing) => thing !== null);

/** How far every label is pushed that is seen: see `arrange`. */
export const layOut = (
  labels: readonly Label[],
  seen: readonly Seen[],
  project: Projection,
  frame: Frame,
  held?: ReadonlyMap<string, Push>,
): Map<string, Push> => {
  const cards = labels
    .filter((label) => !label.passing)
    .map((label) => cardOf(label, project, frame))
    .filter((card) => card !== null);
  return arrange(cards, [...thingsOn(seen, project, frame), ...outside(frame)], held);
};

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** From a point of the screen to the point of a box that is nearest to it. */
const nearest = ({ west, north, east, south }: Box, [x, y]: Push): Push => [
  between(x, west, east) - x,
  between(y, north, south) - y,
];

/** A label that lies farther than so many pixels from its place, and from its piece, points to it. */
const [APART, BESIDE] = [12, 6];

/** The piece of a label as a box of the screen. */
const pieceOf = ({ of }: Label, seen: readonly Seen[], project: Projection, frame: Frame): Box | null => {
  const piece = of && seen.find((one) => one.of === of);
  return piece ? thingOf(piece, project, frame) : null;
};

/** The way from what a label belongs to, to the label, in pixels; null while it lies at its piece, where one sees that. */
export const wayTo = (
  label: Label,
  push: Push,
  seen: readonly Seen[],
  project: Projection,
  frame: Frame,
): Push | null => {
  if (label.passing || Math.hypot(...push) < APART) return null;
  const card = cardOf(label, project, frame);
  const foot = project(label.at);
  const from = project(label.points ?? label.at);
  if (!card || !foot || !from) return null;
  const box = pushed(card, push);
  const piece = pieceOf(label, seen, project, frame);
  const way = nearest(box, from);
  const isAway = Math.min(Math.hypot(...nearest(box, foot)), Math.hypot(...way)) > APART;
  return isAway && !(piece && overlap(piece, grown(box, BESIDE))) ? way : null;
};
