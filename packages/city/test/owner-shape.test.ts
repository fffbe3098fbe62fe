import { describe, expect, it } from "vitest";
import { framed, PITCH, projected } from "../src/camera/rig.ts";
import { createMeshBuilder } from "../src/mesh/mesh-builder.ts";
import { billboardFace } from "../src/piece/campaign.ts";
import { layOwnerShape } from "../src/piece/owner-shape.ts";
import type { Vector } from "../src/mesh/solid.ts";
import { CHAIN_STYLES, type ChainStyle } from "../src/view.ts";

/** The town in a window of 1366 pixels, as large as it gets, as it is usually seen. */
const FRAME = { width: 798, height: 616 };
const BOARD = { width: 25, height: 20 };
const GAZE = framed(
  { x: 0, z: 0, yaw: 0, pitch: PITCH.usual, distance: 50, plan: false },
  FRAME.width / FRAME.height,
  BOARD,
);

/** The box on the screen, in pixels, round points of the town. */
const boxOf = (points: readonly Vector[]) => {
  const seen = points.flatMap((point) => {
    const [x, y] = projected(GAZE, FRAME.width / FRAME.height, point);
    return [[(x * FRAME.width) / 2, (-y * FRAME.height) / 2] as const];
  });
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
};

/** The owner's shape, its foot at a place of the town. */
const shapeAt = (style: ChainStyle, [x, y, z]: Vector) => {
  const builder = createMeshBuilder();
  layOwnerShape(builder, style, [0, 0, 0]);
  const spots = builder.build().getAttribute("position");
  return boxOf(
    Array.from({ length: spots.count }, (_, i) => [x + spots.getX(i), y + spots.getY(i), z + spots.getZ(i)]),
  );
};

describe("the owner's shape on a campaign", () => {
  it.each(CHAIN_STYLES)("of %s is 12 px high or wide at the far edge of the widest town", (style) => {
    for (const x of [0.5, 12.5, 24.5]) {
      const { west, east, north, south } = shapeAt(style, [x, 0.04, 1]);
      expect(Math.max(east - west, south - north)).toBeGreaterThanOrEqual(12);
    }
  });

  it.each(CHAIN_STYLES)("of %s hides nothing of the good on a billboard", (style) => {
    for (const [width, height] of [
      [1, 1],
      [3, 1],
      [2, 2],
    ] as const)
      for (const z of [2, 18]) {
        const { base, depth } = billboardFace(width, height);
        const foot = boxOf([[12.5, base + 0.07, z + depth + 0.07]]).south;
        expect(shapeAt(style, [12.5, 0.04, z + height / 2]).north).toBeGreaterThan(foot);
      }
  });
});
