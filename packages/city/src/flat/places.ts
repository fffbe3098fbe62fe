import { type Rectangle, boxAt } from "../placing/rectangle.ts";
import type { LabelPlace } from "../placing/placing.ts";

/** How wide and high something is, in squares. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Where something lies along one axis of the frame it belongs to. */
const ALONG = ["before", "across", "start", "middle", "end", "over", "after"] as const;
type Along = (typeof ALONG)[number];

/** How deep something that lies beside a frame reaches into it, so that one sees to what it belongs. */
const HOLD = 0.04;
/** Between the edge of a frame and what lies within it. */
const WITHIN = 0.07;

/** Where something so long begins that lies there along a frame; null where it does not fit into it. */
const startOf = (along: Along, from: number, to: number, long: number): number | null => {
  const fits = long + WITHIN * 2 <= to - from;
  switch (along) {
    case "before":
      return from - long + HOLD;
    case "across":
      return from - long / 2;
    case "start":
      return fits ? from + WITHIN : null;
    case "middle":
      return (from + to - long) / 2;
    case "end":
      return fits ? to - WITHIN - long : null;
    case "over":
      return to - long / 2;
    case "after":
      return to - HOLD;
  }
};

/** How gladly something lies there: within its frame, across an edge, beside it. */
const COSTS: Readonly<Record<Along, number>> = {
  start: 0,
  end: 0,
  middle: 0.06,
  across: 0.1,
  over: 0.1,
  before: 0.2,
  after: 0.2,
};

/** A corner or the middle of a frame, as steps from its middle: west and north are −1. */
export type FrameAnchor = readonly [-1 | 0 | 1, -1 | 0 | 1];

const SIDE: Readonly<Record<Along, number>> = {
  before: -1,
  across: -1,
  start: -1,
  middle: 0,
  end: 1,
  over: 1,
  after: 1,
};

/** What it costs to lie away from where it is usual, for each step. */
const AWAY = 0.07;

const isBeside = (along: Along): boolean => along === "before" || along === "after";

/** Between two places that are neither at a corner nor in a middle, and what it costs to lie there, and more for each square away. */
const [SLIDE, ODD, FAR] = [0.5, 0.4, 0.12] as const;

/** The same between those places, for what would lie over a road at each of them. */
const placesBetween = (frame: Rectangle, { width, height }: Extent): readonly LabelPlace[] => {
  const steps = (from: number, to: number, long: number): readonly number[] =>
    Array.from(
      { length: Math.floor((to - from + long - HOLD * 2) / SLIDE) + 1 },
      (_, i) => from - long + HOLD + i * SLIDE,
    );
  const away = (start: number, long: number, from: number, to: number): number =>
    Math.abs(start + long / 2 - (from + to) / 2);
  return steps(frame.west, frame.east, width).flatMap((west) =>
    steps(frame.north, frame.south, height).map((north) => ({
      box: boxAt(west, north, width, height),
      cost: ODD + (away(west, width, frame.west, frame.east) + away(north, height, frame.north, frame.south)) * FAR,
    })),
  );
};

/** The places in and about a frame for something so large, those first where it lies best: at its usual corner. */
export const placesAbout = (
  frame: Rectangle,
  { width, height }: Extent,
  [usualX, usualY]: FrameAnchor,
): readonly LabelPlace[] => {
  const places: LabelPlace[] = [...placesBetween(frame, { width, height })];
  for (const across of ALONG)
    for (const down of ALONG) {
      // At a corner alone nothing holds to its frame.
      if (isBeside(across) && isBeside(down)) continue;
      const west = startOf(across, frame.west, frame.east, width);
      const north = startOf(down, frame.north, frame.south, height);
      if (west === null || north === null) continue;
      const away = Math.abs(SIDE[across] - usualX) + Math.abs(SIDE[down] - usualY);
      places.push({ box: boxAt(west, north, width, height), cost: COSTS[across] + COSTS[down] + away * AWAY });
    }
  return places.toSorted((one, other) => one.cost - other.cost);
};
