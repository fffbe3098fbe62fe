import { PLAQUE } from "../palette.ts";
import type { LabelOffset } from "./arrange.ts";
import type { Atlas } from "./atlas.ts";
import { paintSpot } from "./paint.ts";
import type { ScreenQuad } from "./quads.ts";

/** How far a pointer reaches under its plaque, in pixels. */
const UNDER = 4;
/** Its line, the ground of the line on both sides, and the dot at its end, in pixels. */
const [LINE, EDGE, DOT] = [2, 1, 9];

const paintLine = (brush: CanvasRenderingContext2D): void => {
  brush.fillStyle = PLAQUE.cream;
  brush.fillRect(0, 0, 4, LINE + EDGE * 2);
  brush.fillStyle = PLAQUE.ink;
  brush.fillRect(0, EDGE, 4, LINE);
};

const paintDot = (brush: CanvasRenderingContext2D): void => {
  paintSpot(brush, DOT / 2, DOT / 2, DOT / 2, PLAQUE.cream);
  paintSpot(brush, DOT / 2, DOT / 2, DOT / 2 - EDGE, PLAQUE.ink);
};

/** A thin line from a point of the city so many pixels to a label, with a dot where it begins. */
export const pointerQuads = (
  at: ScreenQuad["at"],
  [x, y]: LabelOffset,
  atlas: Atlas,
  ratio: number,
): readonly ScreenQuad[] => {
  const long = Math.hypot(x, y);
  const wide = LINE + EDGE * 2;
  const line = atlas.cell("pointer:line", 4, wide, 4, paintLine);
  const dot = atlas.cell("pointer:dot", DOT, DOT, 4, paintDot);
  if (!line || !dot) return [];
  const middle = (long + UNDER) / long / 2;
  return [
    {
      at,
      offset: [x * middle * ratio, -y * middle * ratio],
      size: [(long + UNDER) * ratio, wide * ratio],
      // Without a turn a quad is put on whole pixels, which this must not.
      turn: Math.atan2(-y, x) || 1e-4,
      cell: line,
    },
    { at, offset: [0, 0], size: [DOT * ratio, DOT * ratio], turn: 0, cell: dot },
  ];
};
