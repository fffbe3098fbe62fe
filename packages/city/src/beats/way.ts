import { roadHeight } from "../town/roads.ts";
import type { CityTown } from "../view.ts";

export type WayPoint = readonly [number, number];

/** Where a traveller is on a way: place, height and turn (0 looks south). */
export interface TravellerPose {
  readonly at: readonly [number, number, number];
  readonly turn: number;
}

const LANE = 0.16;
const LOOK = 0.35;

const lengths = (points: readonly WayPoint[]): number[] =>
  points.slice(1).map((point, i) => {
    const before = points[i] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });

/** Length of a way in squares. */
export const wayLength = (points: readonly WayPoint[]): number => lengths(points).reduce((sum, part) => sum + part, 0);

/** The point so many squares along a way. */
export const along = (points: readonly WayPoint[], distance: number): WayPoint => {
  let left = Math.max(0, distance);
  const parts = lengths(points);
  for (const [i, part] of parts.entries()) {
    const [from, to] = [points[i], points[i + 1]];
    if (from && to && left <= part) {
      const share = part ? left / part : 0;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    left -= part;
  }
  return points.at(-1) ?? [0, 0];
};

/** Slow away, steady, and a brake at the end. `t` and the answer run from 0 to 1. */
export const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);

/** A traveller `share` of the way along, in the right-hand lane, on the bridge where the way goes over it. */
export const standOn = (town: CityTown, points: readonly WayPoint[], share: number): TravellerPose => {
  const whole = wayLength(points);
  const distance = whole * share;
  const [from, to] = [along(points, distance - LOOK), along(points, Math.min(whole, distance + LOOK))];
  const here = along(points, distance);
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dz) || 1;
  const lane = LANE * Math.min(1, distance, whole - distance);
  const [x, z] = [here[0] - (dz / long) * lane, here[1] + (dx / long) * lane];
  const height = roadHeight(town, x, z, Math.abs(dz) > Math.abs(dx));
  return { at: [x, 0.05 + height, z], turn: Math.atan2(dx, dz) };
};
