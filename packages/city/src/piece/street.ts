import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { convex, type Vector } from "../mesh/solid.ts";
import { TOWN } from "../palette.ts";
import { DECK, FLAT, RAMP_END } from "../town/roads.ts";

/** How high asphalt lies. */
const SURFACE = 0.05;

/** The striped barrier across a road that ends at the south of its square, so that nobody takes it for a connection. */
export const layBarrier = (builder: MeshBuilder): void => {
  for (const x of [-0.26, 0.26]) builder.box([0.05, 0.2, 0.05], [x, SURFACE, 0.3], TOWN.steel, { chamfer: 0.012 });
  for (let i = -3; i <= 3; i++)
    builder.box([0.095, 0.1, 0.05], [i * 0.095, 0.19, 0.3], i % 2 ? TOWN.white : "#B5705A", { chamfer: 0.012 });
};

const slope = (from: Vector, to: Vector, wide: number, thick: number) => {
  const w = wide / 2;
  const ends = (x: number): Vector[] => [
    [x, from[1], from[2]],
    [x, to[1], to[2]],
    [x, to[1] - thick, to[2]],
    [x, from[1] - thick, from[2]],
  ];
  const [a, b] = [ends(-w), ends(w)];
  const sides = a.map((_, i) => {
    const j = (i + 1) % 4;
    return [a[i], a[j], b[j], b[i]].filter((p) => p !== undefined);
  });
  return convex([a, b, ...sides]);
};

/** The upper road of a bridge, its middle at the origin, runs north-south: deck, two ramps, pale parapets, piers in the corners. */
export const layBridge = (builder: MeshBuilder): void => {
  const top = DECK + 0.06;
  const paint = { colour: TOWN.parapet, foot: 0.9 };
  builder.box([0.96, 0.12, FLAT * 2], [0, DECK - 0.06, 0], TOWN.deck, { chamfer: 0.01 });
  for (const way of [-1, 1]) {
    const high: Vector = [0, top, way * FLAT];
    const low: Vector = [0, SURFACE, way * RAMP_END];
    builder.add(slope(high, low, 0.96, 0.1), [0, 0, 0], TOWN.deck);
    for (const edge of [-0.5, 0.5]) {
      const rail = (y: number, p: Vector): Vector => [0, p[1] + y, p[2]];
      builder.add(slope(rail(0.16, high), rail(0.1, low), 0.1, 0.34), [edge, 0, 0], paint);
      builder.box([0.17, DECK + 0.26, 0.17], [edge, 0, way * FLAT], { colour: TOWN.pier, foot: 0.7 });
      builder.box([0.21, 0.06, 0.21], [edge, DECK + 0.24, way * FLAT], TOWN.white);
    }
    for (const step of [0.22, 0.95, 1.5]) {
      const y = step < FLAT ? top : SURFACE + (top - SURFACE) * (1 - (step - FLAT) / (RAMP_END - FLAT));
      const pitch = step < FLAT ? 0 : way * Math.atan2(top - SURFACE, RAMP_END - FLAT);
      builder.box([0.05, 0.012, 0.22], [0, y, way * step], TOWN.dash, { pitch, chamfer: 0 });
    }
  }
  for (const edge of [-0.5, 0.5]) builder.box([0.1, 0.3, FLAT * 2], [edge, DECK - 0.04, 0], paint);
};

/** A street lamp that leans to the south-east over its junction, foot at the origin. */
export const layStreetLamp = (builder: MeshBuilder): void => {
  builder.rod(0.022, 0.66, [0, 0.08, 0], TOWN.pane, { sides: 5 });
  builder.box([0.2, 0.03, 0.04], [0.08, 0.72, 0.05], TOWN.pane, { turn: -0.78, chamfer: 0.01 });
  builder.box(
    [0.12, 0.05, 0.08],
    [0.14, 0.68, 0.13],
    { colour: "#FFF3D2", glow: "window", hue: "#FFDFA0" },
    { turn: -0.78 },
  );
};
