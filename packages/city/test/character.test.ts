import type { BufferGeometry } from "three";
import { describe, expect, it } from "vitest";
import { busy } from "../src/gallery/busy.ts";
import { lampsOf } from "../src/light/lamp.ts";
import { draw } from "../src/piece/drawing.ts";
import { TREE_LOOKS } from "../src/piece/plant.ts";
import { wildPieces } from "../src/piece/wild.ts";

/** The corners of a geometry that lie higher than so many squares: their distances from its upright middle. */
const radii = (geometry: BufferGeometry, above: number): readonly number[] => {
  const spots = geometry.getAttribute("position");
  return Array.from({ length: spots.count }, (_, i) => i)
    .filter((i) => spots.getY(i) > above)
    .map((i) => Math.hypot(spots.getX(i), spots.getZ(i)));
};

/** How many shades of brightness the facets of a geometry have, to one part in two hundred. */
const shades = (geometry: BufferGeometry): number => {
  const colour = geometry.getAttribute("color");
  return new Set(Array.from({ length: colour.count }, (_, i) => Math.round(colour.getY(i) * 200))).size;
};

/** The mean colour of all that is higher than the trunk, in hundredths. */
const tone = (geometry: BufferGeometry): string => {
  const [spots, colour] = [geometry.getAttribute("position"), geometry.getAttribute("color")];
  const leaves = Array.from({ length: spots.count }, (_, i) => i).filter((i) => spots.getY(i) > 0.5);
  const mean = (of: (i: number) => number): number =>
    Math.round((leaves.reduce((sum, i) => sum + of(i), 0) / leaves.length) * 100);
  return [mean((i) => colour.getX(i)), mean((i) => colour.getY(i)), mean((i) => colour.getZ(i))].join();
};

describe("trees and roofs from near", () => {
  it("stand in a town in each look of each kind", () => {
    const looks = wildPieces(busy).flatMap(({ drawing }) =>
      drawing.kind === "plant" && drawing.plant !== "flowers" && drawing.plant !== "bench"
        ? [`${drawing.plant} ${drawing.look}`]
        : [],
    );
    expect(new Set(looks).size).toBeGreaterThanOrEqual(7);
  });

  it("are of another green in each look", () => {
    for (const plant of ["tree", "round-tree", "poplar"] as const) {
      const looks = Array.from({ length: TREE_LOOKS }, (_, look) => tone(draw({ kind: "plant", plant, look })));
      expect([plant, new Set(looks).size]).toEqual([plant, TREE_LOOKS]);
    }
  });

  it("have crowns that are no balls, lit and dark", () => {
    for (const plant of ["tree", "round-tree", "poplar"] as const)
      for (let look = 0; look < TREE_LOOKS; look++) {
        const tree = draw({ kind: "plant", plant, look });
        const far = radii(tree, 0.42).filter((radius) => radius > 0.05);
        expect([plant, look, Math.max(...far) - Math.min(...far) > 0.06]).toEqual([plant, look, true]);
        expect([plant, look, shades(tree) > 15]).toEqual([plant, look, true]);
      }
  });

  it("are laid with shingles of many shades", () => {
    for (const type of ["gable", "hip", "cross"] as const) {
      const house = draw({ kind: "house", type, extra: "none", wall: "#F0E2C6", roof: "#B5705A" });
      expect([type, shades(house) > 25]).toEqual([type, true]);
    }
  });
});

describe("light within a lot", () => {
  it("passes the eaves over a window and nothing behind them", () => {
    const windows = lampsOf({ ...busy, restaurants: [], campaigns: [] }, 0).filter(
      ({ kind, at }) => kind === "beam" && at[1] === 0.36,
    );
    expect(windows.length).toBeGreaterThan(20);
    for (const { clear } of windows) expect(clear).toBeLessThanOrEqual(0.2);
  });
});
