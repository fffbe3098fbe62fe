import type { Rectangle } from "./rectangle.ts";

/** A point across and down. */
export type OutlinePoint = readonly [x: number, y: number];

/** The corners of a convex area, always in the same direction: what lies within is to the left of each edge. */
export type Outline = readonly OutlinePoint[];

const turn = ([ox, oy]: OutlinePoint, [ax, ay]: OutlinePoint, [bx, by]: OutlinePoint): number =>
  (ax - ox) * (by - oy) - (ay - oy) * (bx - ox);

const chain = (points: Outline): Outline => {
  const kept: OutlinePoint[] = [];
  for (const point of points) {
    // A town has hundreds of shades: nothing is copied to look at the last two.
    for (;;) {
      const before = kept.at(-2);
      const last = kept.at(-1);
      if (!before || !last || turn(before, last, point) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
};

/** The corners of the smallest convex area with all points in it. */
export const hull = (points: readonly OutlinePoint[]): Outline => {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...chain(sorted), ...chain(sorted.toReversed())];
};

/** Whether an edge of an outline parts it from a box; else both lie over each other wherever the box round the outline does. */
export const isApart = (outline: Outline, { west, north, east, south }: Rectangle): boolean =>
  outline.some((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    // The corner of the box that lies farthest to the left of the edge.
    const corner: OutlinePoint = [to[1] > from[1] ? west : east, to[0] > from[0] ? south : north];
    return turn(from, to, corner) <= 0;
  });

/** What of an outline lies on the left of a line along one axis. */
const cut = (outline: Outline, axis: 0 | 1, at: number, sign: 1 | -1): Outline =>
  outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const [a, b] = [(from[axis] - at) * sign, (to[axis] - at) * sign];
    const share = a / (a - b);
    const crossing: OutlinePoint = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return [...(a >= 0 ? [from] : []), ...(a * b < 0 ? [crossing] : [])];
  });

/** How large an outline is. */
export const areaOf = (outline: Outline): number =>
  outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + (x * v - u * y) / 2;
  }, 0);

/** How much of an outline lies under a box. */
export const areaUnder = (outline: Outline, { west, north, east, south }: Rectangle): number =>
  areaOf(cut(cut(cut(cut(outline, 0, west, 1), 0, east, -1), 1, north, 1), 1, south, -1));
