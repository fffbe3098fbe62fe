import { type Rectangle, boxAt, boxRound, grown, overlap } from "../placing/rectangle.ts";
import { hull, type Outline, type OutlinePoint } from "../placing/outline.ts";
import { arrange, GAP, type PlacedLabel, REACH, type LabelOffset, type ScreenObstacle } from "./arrange.ts";
import { type Label, measure } from "./measure.ts";
import type { LabelObstacle } from "./obstacle.ts";

/** The screen on which labels keep their size, in CSS pixels. */
export interface ScreenFrame {
  readonly width: number;
  readonly height: number;
  /** So much at its head lies under buttons: no label is read there. */
  readonly head?: number;
  /** Buttons that lie over it: no label lies under one of them, however near one has gone. */
  readonly buttons?: readonly Rectangle[];
}

/** Where a point of the city lies on the screen in CSS pixels; null behind the camera. */
export type Projection = (point: readonly [number, number, number]) => readonly [number, number] | null;

/** What lies farther outside of the screen than this neither moves nor is moved, in pixels. */
const BEYOND = 80;
/** What it costs to be cut off by the edge of the screen, a pixel of it. */
const CUT = 20 / 64;

const isNear = (x: number, y: number, { width, height }: ScreenFrame): boolean =>
  x > -BEYOND && y > -BEYOND && x < width + BEYOND && y < height + BEYOND;

/** An outline whose corners lie so much nearer to its middle; 0 is where they are. */
const shrunk = (outline: Outline, { west, north, east, south }: Rectangle, by: number): Outline => {
  const [x, y] = [(west + east) / 2, (north + south) / 2];
  return outline.map(([u, v]) => [u + (x - u) * by, v + (y - v) * by]);
};

const thingsOf = (
  { corners, weight, keptFree, ...rest }: LabelObstacle,
  project: Projection,
  frame: ScreenFrame,
): readonly ScreenObstacle[] => {
  const points: OutlinePoint[] = [];
  for (const corner of corners) {
    const at = project(corner);
    if (!at) return [];
    points.push(at);
  }
  const box = boxRound(points);
  if (!overlap(box, grown(boxAt(0, 0, frame.width, frame.height), BEYOND))) return [];
  const size = Math.sqrt((box.east - box.west) * (box.south - box.north));
  // Of a board that stands nothing is seen from straight above.
  if (size === 0) return [];
  const thing = { ...rest, ...box, weight: weight / size };
  if (keptFree === undefined) return [thing];
  const outline = hull(points);
  const heart = shrunk(outline, box, keptFree);
  return [
    { ...thing, ...boxRound(heart), outline: heart, weight: Infinity, isHeart: true },
    { ...thing, outline, uncrossed: keptFree === 0 },
  ];
};

/** What lies outside of the screen on each side, or under its buttons, as far as a label could lie that is seen no more. */
const outside = ({ width, height, head = 0, buttons = [] }: ScreenFrame): readonly ScreenObstacle[] => {
  const rim = BEYOND + REACH;
  const [from, right, below] = [-rim, width + rim, height + rim];
  const weight = CUT;
  return [
    { west: from, north: from, east: right, south: head, weight },
    { west: from, north: height, east: right, south: below, weight },
    { west: from, north: 0, east: 0, south: height, weight },
    { west: width, north: 0, east: right, south: height, weight },
    ...buttons.map((button) => ({ ...grown(button, GAP / 2), weight: Infinity })),
  ];
};

/** Everything seen in town, as boxes of the screen. */
export const thingsOn = (
  seen: readonly LabelObstacle[],
  project: Projection,
  frame: ScreenFrame,
): readonly ScreenObstacle[] => seen.flatMap((one) => thingsOf(one, project, frame));

/** So near to its piece, or to its place where it has no piece, a label needs no pointer, in pixels. */
const [BESIDE, ABOUT] = [6, 12];

const around = (box: Rectangle, [x, y]: readonly [number, number]): Rectangle => ({
  west: Math.min(box.west, x),
  north: Math.min(box.north, y),
  east: Math.max(box.east, x),
  south: Math.max(box.south, y),
});

/** How far a box reaches beyond the edge of the screen, if its piece is seen there. */
const beyondEdge = (box: Rectangle, piece: Rectangle, { width, height, head = 0 }: ScreenFrame): number => {
  const { west, north, east, south } = box;
  if (!overlap(piece, boxAt(0, head, width, height - head))) return 0;
  return Math.max(0, -west, head - north, east - width, south - height);
};

/** A label where it lies best; null where nobody sees it. */
const cardOf = (label: Label, piece: Rectangle | null, project: Projection, frame: ScreenFrame): PlacedLabel | null => {
  const anchor = project(label.at);
  if (!anchor || !isNear(anchor[0], anchor[1], frame)) return null;
  const [width, height] = measure(label.legend);
  const { key, rank, of } = label;
  const near = piece ? grown(around(piece, anchor), BESIDE) : grown(boxAt(...anchor, 0, 0), ABOUT);
  const shorter = label.shorter?.map(measure) ?? [];
  const [x, y] = [anchor[0] + label.dx, anchor[1] + label.dy];
  const from = (label.points && project(label.points)) ?? anchor;
  const beyond = piece ? beyondEdge(boxAt(x - width / 2, y - height / 2, width, height), piece, frame) : 0;
  return { key, x, y, width, height, shorter, rank, near, from, beyond, ...(of && { of }) };
};

/** Labels on the screen. */
export interface Layout {
  /** What is seen in town. */
  readonly things: readonly ScreenObstacle[];
  readonly cards: ReadonlyMap<string, PlacedLabel>;
  /** How far each is pushed: see `arrange`. What has no place is not shown. */
  readonly pushes: ReadonlyMap<string, LabelOffset>;
}

/** Lays out all labels that are seen and stay. */
export const layOut = (
  labels: readonly Label[],
  seen: readonly LabelObstacle[],
  project: Projection,
  frame: ScreenFrame,
  held?: ReadonlyMap<string, LabelOffset>,
): Layout => {
  const things = thingsOn(seen, project, frame);
  const pieces = new Map(things.flatMap((thing) => (thing.of ? [[thing.of, thing] as const] : [])));
  const cards = labels
    .filter((label) => !label.passing)
    .map((label) => cardOf(label, (label.of && pieces.get(label.of)) ?? null, project, frame))
    .filter((card) => card !== null);
  return {
    things,
    cards: new Map(cards.map((card) => [card.key, card])),
    pushes: arrange(cards, [...things, ...outside(frame)], held),
  };
};
