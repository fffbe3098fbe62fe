import { type BufferGeometry, ExtrudeGeometry, Shape, Vector2 } from "three";
import { describe, expect, it } from "vitest";
import { GOOD_OUTLINES } from "../src/goods/outline.ts";
import type { PathPoint } from "../src/goods/path.ts";
import { plate } from "../src/mesh/plate.ts";
import { upright } from "../src/mesh/solid.ts";
import { SIGN_OUTLINES } from "../src/sign/outline.ts";

const numbersOf = (geometry: BufferGeometry, name: string): readonly number[] => {
  const found = geometry.getAttribute(name);
  return Array.from({ length: found.count }, (_, i) => [found.getX(i), found.getY(i), found.getZ(i)]).flat();
};

/** The same plate as the library extrudes it. */
const extruded = (points: readonly PathPoint[], depth: number, bevel: number): BufferGeometry =>
  new ExtrudeGeometry(new Shape(points.map(([x, y]) => new Vector2(x, y))), {
    depth,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 1,
    curveSegments: 1,
  });

/** The front of a mailbox: corners square and blunt, an arch between them. */
const MAILBOX = [
  [-0.4, 0],
  ...Array.from({ length: 9 }, (_, i): PathPoint => [
    -Math.cos((i / 8) * Math.PI) * 0.4,
    0.27 + Math.sin((i / 8) * Math.PI) * 0.4,
  ]),
  [0.4, 0],
] as const;

const POLYGONS: Readonly<Record<string, readonly PathPoint[]>> = {
  ...Object.fromEntries(Object.entries(SIGN_OUTLINES).map(([name, d]) => [name, upright(d, 0.36)])),
  ...Object.fromEntries(Object.entries(GOOD_OUTLINES).map(([name, { silhouette }]) => [name, upright(silhouette, 1)])),
  mailbox: MAILBOX,
  "the other way round": MAILBOX.toReversed(),
  "with a corner twice and closed": [MAILBOX[0], MAILBOX[0], ...MAILBOX.slice(1), MAILBOX[0]],
};

describe("a plate", () => {
  for (const [name, points] of Object.entries(POLYGONS))
    for (const bevel of [0, 0.015])
      it(`is what the library would extrude: ${name}, bevel ${bevel}`, () => {
        const [ours, theirs] = [plate(points, 0.2, bevel), extruded(points, 0.2, bevel)];
        for (const attribute of ["position", "normal"]) {
          const [mine, wanted] = [numbersOf(ours, attribute), numbersOf(theirs, attribute)];
          expect(mine.length).toBe(wanted.length);
          expect(Math.max(...mine.map((value, i) => Math.abs(value - (wanted[i] ?? Infinity))))).toBeLessThan(1e-5);
        }
      });
});
