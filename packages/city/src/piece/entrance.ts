import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { plate } from "../mesh/plate.ts";
import { upright } from "../mesh/solid.ts";
import { flatten } from "../goods/path.ts";
import { CHAINS, TOWN } from "../palette.ts";
import { SIGN_OUTLINES } from "../sign/outline.ts";
import type { ChainStyle } from "../view.ts";
import { liveryOf } from "./diner/livery.ts";

/** Height of the middle of a mast's sign. */
export const SIGN_HEIGHT = 1.62;
/** How wide and high it is. */
export const SIGN_SIZE = 0.86;

/** Neon along the outline of a sign, on its front and its back. */
const layNeon = (builder: MeshBuilder, style: ChainStyle, neon: string): void => {
  const points = flatten(SIGN_OUTLINES[style], 4).map(
    ([x, y]) => [((x - 10) * SIGN_SIZE) / 20, ((10 - y) * SIGN_SIZE) / 20] as const,
  );
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [x, y];
    const long = Math.hypot(u - x, v - y);
    if (long < 0.01) return;
    const at = [(x + u) / 2, SIGN_HEIGHT + (y + v) / 2, 0] as const;
    builder.box(
      [long + 0.02, 0.045, 0.26],
      at,
      { colour: neon, glow: "neon", hue: neon },
      { roll: Math.atan2(v - y, u - x), chamfer: 0.012 },
    );
  });
};

/** The mast with the chain's sign, foot at the origin: it stands on the entrance and nowhere else. */
export const layMast = (builder: MeshBuilder, style: ChainStyle, shut: boolean): void => {
  const livery = liveryOf(style, shut);
  builder.rod(0.09, 0.1, [0, 0.05, 0], livery.dark, { sides: 8 });
  builder.rod(0.045, SIGN_HEIGHT - 0.3, [0, 0.08, 0], TOWN.steel, { sides: 6 });
  if (shut) return;
  const outline = SIGN_OUTLINES[style];
  builder.add(plate(upright(outline, SIGN_SIZE), 0.2), [0, SIGN_HEIGHT, -0.1], livery.body);
  for (const way of [-1, 1])
    builder.add(plate(upright(outline, SIGN_SIZE * 0.5), 0.02), [0, SIGN_HEIGHT, way * 0.11 - 0.01], TOWN.white);
  layNeon(builder, style, livery.neon);
};

/** The mat of an entrance: chain colour round a white middle, lit at night. */
export const layMat = (builder: MeshBuilder, style: ChainStyle): void => {
  const chain = CHAINS[style];
  builder.box([0.56, 0.03, 0.56], [0, 0.06, 0], chain.body, { chamfer: 0.01 });
  builder.box([0.34, 0.012, 0.34], [0, 0.088, 0], TOWN.white, { chamfer: 0.004 });
};

/** A drive-in lane: an open frame on two posts over a mat, lit from below; a closed one would hide the rooms behind it. */
export const layCanopy = (builder: MeshBuilder, style: ChainStyle): void => {
  const livery = liveryOf(style, false);
  layMat(builder, style);
  const neon = { colour: livery.neon, glow: "neon", hue: livery.neon } as const;
  for (const way of [-1, 1]) {
    builder.box([0.62, 0.06, 0.08], [0, 0.58, way * 0.27], livery.body, { chamfer: 0.02 });
    builder.box([0.08, 0.06, 0.62], [way * 0.27, 0.58, 0], livery.body, { chamfer: 0.02 });
    builder.box([0.64, 0.025, 0.03], [0, 0.565, way * 0.31], neon, { chamfer: 0.008 });
    builder.box([0.03, 0.025, 0.64], [way * 0.31, 0.565, 0], neon, { chamfer: 0.008 });
  }
  for (const x of [-0.26, 0.26]) builder.rod(0.025, 0.5, [x, 0.08, -0.26], TOWN.white, { sides: 6 });
};

/** Coming soon: bare scaffold and a banner with the chain's shape; no roof, no mast. */
export const layScaffold = (builder: MeshBuilder, style: ChainStyle): void => {
  const livery = liveryOf(style, false);
  builder.box([1.94, 0.06, 1.94], [0, 0, 0], { colour: "#C9BCA0", foot: 0.85 }, { chamfer: 0.03 });
  builder.box([1.3, 0.12, 1.3], [0, 0.06, -0.04], "#B5A88E", { chamfer: 0.02 });
  const [a, b] = [-0.7, 0.7];
  for (const x of [a, 0, b]) for (const z of [a, b]) builder.rod(0.035, 1.14, [x, 0.06, z], TOWN.wood, { sides: 6 });
  for (const y of [0.5, 1.0])
    for (const k of [a, b]) {
      builder.box([1.5, 0.05, 0.05], [0, y, k], TOWN.wood, { chamfer: 0.01 });
      builder.box([0.05, 0.05, 1.5], [k, y, 0], TOWN.wood, { chamfer: 0.01 });
    }
  for (const z of [a, b]) builder.box([1.5, 0.03, 0.28], [0, 0.54, z * 0.92], "#D6B684", { chamfer: 0.01 });
  builder.box([1.5, 0.035, 0.035], [0, 0.72, a], TOWN.wood, { roll: 0.6 });
  layBanner(builder, style, livery.body);
  builder.box([0.34, 0.18, 0.26], [-0.3, 0.18, -0.1], "#A9694F", { chamfer: 0.02 });
  builder.box([0.4, 0.1, 0.5], [0.25, 0.18, 0.1], "#D6B684", { chamfer: 0.02, turn: 0.4 });
};

const layBanner = (builder: MeshBuilder, style: ChainStyle, colour: string): void => {
  builder.box([1.36, 0.44, 0.04], [0, 0.62, 0.76], colour, { chamfer: 0.01, pitch: -0.12 });
  builder.add(plate(upright(SIGN_OUTLINES[style], 0.36), 0.03), [0, 0.84, 0.76], TOWN.white, { pitch: -0.12 });
};
