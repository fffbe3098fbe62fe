import type { Square } from "@blueplate/city";
import { type Rectangle, grown } from "@blueplate/city/flat";

/** A place on the page, in pixels of the window. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** A map as it lies on the page. */
export interface MapLayout {
  /** The square under a point of the window, counted on beside the board; null where there is no ground. */
  readonly squareAt: (x: number, y: number) => Square | null;
  /** Where a point of the board lies, which is given in squares. */
  readonly pointOf: (x: number, y: number) => WindowPoint;
  /** Read anew whenever the map has moved in its place. */
  readonly moved: () => unknown;
}

/** Pixels from a finger up to what it carries, that it may be seen; and the least that a finger takes hold of. */
const RAISED = 56;
const FINGER = 44;
/** Pixels of the knob that turns a ghost, and from the ghost to it. */
export const KNOB = 48;
const BESIDE = 8;

/** A part of the board in pixels of the window. In the town it is seen from aside: the box round it. */
export const boxOnPage = (
  { west, north, east, south }: Rectangle,
  { pointOf }: Pick<MapLayout, "pointOf">,
): Rectangle => {
  const corners = [pointOf(west, north), pointOf(east, north), pointOf(west, south), pointOf(east, south)];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) };
};

/** Whether a finger at a point takes hold of what lies in a box: a small one is as large as a finger. */
export const isTaken = (box: Rectangle, { x, y }: WindowPoint): boolean => {
  const lacking = Math.max(0, FINGER - (box.east - box.west), FINGER - (box.south - box.north)) / 2;
  const { west, north, east, south } = grown(box, lacking);
  return x >= west && x <= east && y >= north && y <= south;
};

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The square over which a finger carries a ghost: above the finger, and on the board wherever the finger is. */
export const carriedOver = (
  { squareAt }: Pick<MapLayout, "squareAt">,
  [columns, rows]: readonly [number, number],
  { x, y }: WindowPoint,
): Square | null => {
  const square = squareAt(x, y - RAISED);
  return square && [within(square[0], 0, columns - 1), within(square[1], 0, rows - 1)];
};

/** The pixels of `one` that lie over the others. */
const coveredBy = (one: Rectangle, others: readonly Rectangle[]): number => {
  const common = (other: Rectangle): number =>
    Math.max(0, Math.min(one.east, other.east) - Math.max(one.west, other.west)) *
    Math.max(0, Math.min(one.south, other.south) - Math.max(one.north, other.north));
  return others.reduce((sum, other) => sum + common(other), 0);
};

/** The first corners of a knob beside a ghost: after it, before it, below it, above it. */
const besides = ({ west, north, east, south }: Rectangle): readonly WindowPoint[] => {
  const [x, y] = [(west + east - KNOB) / 2, (north + south - KNOB) / 2];
  return [
    { x: east + BESIDE, y },
    { x: west - BESIDE - KNOB, y },
    { x, y: south + BESIDE },
    { x, y: north - BESIDE - KNOB },
  ];
};

/** Pixels from one place to the next where a knob may stand that has none beside its ghost. */
const STEP = 12;

/** Everywhere in a map where a knob may stand, the nearest to a ghost first. */
const anywhere = (ghost: Rectangle, { west, north, east, south }: Rectangle): readonly WindowPoint[] => {
  const along = (least: number, most: number): readonly number[] =>
    Array.from({ length: Math.max(0, Math.floor((most - least) / STEP)) + 1 }, (_, at) =>
      Math.min(least + at * STEP, most),
    ).concat(most);
  const [x, y] = [(ghost.west + ghost.east - KNOB) / 2, (ghost.north + ghost.south - KNOB) / 2];
  const away = (at: WindowPoint): number => Math.hypot(at.x - x, at.y - y);
  return along(north, south - KNOB)
    .flatMap((top) => along(west, east - KNOB).map((left) => ({ x: left, y: top })))
    .toSorted((one, other) => away(one) - away(other));
};

/** Whether a knob stands so near to its ghost that nothing leads to it. */
const standsBeside = (knob: WindowPoint, ghost: Rectangle): boolean => {
  const { west, north, east, south } = grown(ghost, 2 * BESIDE);
  return knob.x < east && knob.x + KNOB > west && knob.y < south && knob.y + KNOB > north;
};

const middleOf = ({ west, north, east, south }: Rectangle): WindowPoint => ({
  x: (west + east) / 2,
  y: (north + south) / 2,
});

const distanceOf = (one: WindowPoint, other: WindowPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

const middleOfKnob = ({ x, y }: WindowPoint): WindowPoint => ({ x: x + KNOB / 2, y: y + KNOB / 2 });

/** The path from the middle of a ghost to the middle of its knob, in pixels from `origin`; null where the knob stands beside it. */
export const leaderTo = (knob: WindowPoint, ghost: Rectangle, origin: WindowPoint): string | null => {
  if (standsBeside(knob, ghost)) return null;
  const point = ({ x, y }: WindowPoint): string => `${(x - origin.x).toFixed(1)} ${(y - origin.y).toFixed(1)}`;
  return `M${point(middleOf(ghost))}L${point(middleOfKnob(knob))}`;
};

/** Pixels from the middle of a leader to its edge. */
const THICK = 3;

/** The shares of the way from one point to another between which it lies in a span; from the second on none. */
const sharesIn = (from: number, to: number, least: number, most: number): readonly [number, number] => {
  if (from === to) return from > least && from < most ? [0, 1] : [1, 0];
  const [one, other] = [(least - from) / (to - from), (most - from) / (to - from)];
  return [Math.min(one, other), Math.max(one, other)];
};

/** Whether what leads from a ghost to its knob lies over one of these. */
const leadsOver = (knob: WindowPoint, ghost: Rectangle, over: readonly Rectangle[]): boolean => {
  if (standsBeside(knob, ghost)) return false;
  const [from, to] = [middleOf(ghost), middleOfKnob(knob)];
  return over.some((each) => {
    const { west, north, east, south } = grown(each, THICK);
    const [across, down] = [sharesIn(from.x, to.x, west, east), sharesIn(from.y, to.y, north, south)];
    return Math.max(0, across[0], down[0]) < Math.min(1, across[1], down[1]);
  });
};

/** What lies on a map below a knob: what may be pressed there, what is to be seen there, and the names of columns and rows round it. */
export interface KnobGround {
  readonly places?: readonly Rectangle[];
  readonly built?: readonly Rectangle[];
  readonly names?: readonly Rectangle[];
}

/** Squares from the board to the middle of its rim, and across what is written there. */
const RIM_MIDDLE = 0.5;
const RIM_LETTER = 0.8;

/** The names of columns and rows on the rim of a board, in pixels of the window. */
export const namesRound = ([columns, rows]: readonly [number, number], layout: Pick<MapLayout, "pointOf">) => {
  const box = (x: number, y: number): Rectangle => {
    const half = RIM_LETTER / 2;
    return boxOnPage({ west: x - half, north: y - half, east: x + half, south: y + half }, layout);
  };
  const along = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 0.5);
  return [
    ...along(columns).flatMap((x) => [box(x, -RIM_MIDDLE), box(x, rows + RIM_MIDDLE)]),
    ...along(rows).flatMap((y) => [box(-RIM_MIDDLE, y), box(columns + RIM_MIDDLE, y)]),
  ];
};

/** Pixels that a knob makes way for a name of the rim. */
const REACH = 2 * KNOB;

/** How much of everything a knob lies over at a place. */
const coverAt = (ghost: Rectangle, { places = [], built = [], names = [] }: KnobGround) => {
  const knob = ({ x, y }: WindowPoint): Rectangle => ({ west: x, north: y, east: x + KNOB, south: y + KNOB });
  // What was moved into the map from beyond its edge is too near to the ghost, or over it.
  const seen = [grown(ghost, BESIDE), ...built];
  return {
    hides: (at: WindowPoint): number => coveredBy(knob(at), places),
    covers: (at: WindowPoint): number => coveredBy(knob(at), seen),
    names: (at: WindowPoint): number => coveredBy(knob(at), names),
  };
};

/**
 * The first corner of the knob beside a ghost, within a map: over nothing that may be pressed or is built, wherever that is, and led to
 * over nothing that is built where there is such a place; where everything is full, over least of what is built. Names of the rim it
 * leaves free where that takes it little farther. Null while the ghost is out of its sight.
 */
export const knobBeside = (ghost: Rectangle, map: Rectangle, ground: KnobGround = {}): WindowPoint | null => {
  const isSeen = ghost.west < map.east && ghost.east > map.west && ghost.north < map.south && ghost.south > map.north;
  if (!isSeen) return null;
  const kept = ({ x, y }: WindowPoint): WindowPoint => ({
    x: within(x, map.west, map.east - KNOB),
    y: within(y, map.north, map.south - KNOB),
  });
  const { hides, covers, names } = coverAt(ghost, ground);
  const least = (of: readonly WindowPoint[]): WindowPoint | null =>
    of.toSorted((a, b) => hides(a) - hides(b) || covers(a) - covers(b) || names(a) - names(b))[0] ?? null;
  const best = least(besides(ghost).map(kept));
  if (best === null || hides(best) + covers(best) + names(best) === 0) return best;
  const all = anywhere(ghost, map);
  const isFree = (at: WindowPoint): boolean => hides(at) + covers(at) === 0;
  const isLed = (at: WindowPoint): boolean => isFree(at) && !leadsOver(at, ghost, ground.built ?? []);
  const usual = isFree(best) ? best : (all.find(isLed) ?? all.find(isFree) ?? least([best, ...all]));
  if (usual === null || names(usual) === 0) return usual;
  const away = (at: WindowPoint): number => distanceOf(middleOfKnob(at), middleOf(ghost));
  return all.find((at) => away(at) <= away(usual) + REACH && names(at) === 0 && isLed(at)) ?? usual;
};
