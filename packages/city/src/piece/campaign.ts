import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { plate } from "../mesh/plate.ts";
import { upright, type Vector } from "../mesh/solid.ts";
import { CHAINS, TOWN } from "../palette.ts";
import { outlineOf } from "../look.ts";
import type { ChainStyle, Good } from "../view.ts";
import { layOwnerShape } from "./owner-shape.ts";

/** A good as an upright relief `size` high with an ink edge, foot at `at`. */
export const layGood = (builder: MeshBuilder, good: Good, size: number, at: Vector, turn = 0): void => {
  const outline = outlineOf(good);
  const [x, y, z] = [at[0], at[1] + size / 2, at[2]];
  builder.add(plate(upright(outline.silhouette, size, 1.3), size * 0.07), [x, y, z], TOWN.ink, { turn });
  outline.layers.forEach((layer, i) => {
    const proud = size * (0.22 + i * 0.014);
    const back = size * 0.02;
    builder.add(
      plate(upright(layer.d, size), proud + back * 2),
      [x - Math.sin(turn) * back, y, z - Math.cos(turn) * back],
      layer.fill,
      { turn },
    );
  });
};

/** A ground plate that shows the squares a campaign covers, edged in its owner's colour. */
const layFootprint = (builder: MeshBuilder, width: number, height: number, colour: string): void => {
  builder.box([width - 0.06, 0.04, height - 0.06], [0, 0, 0], colour, { chamfer: 0.015 });
  builder.box([width - 0.18, 0.02, height - 0.18], [0, 0.03, 0], "#CDBF9E", { chamfer: 0.01 });
};

/** The lit loop of a campaign that never ends. */
const layLoop = (builder: MeshBuilder, width: number, height: number, base: number, neon: string): void => {
  const glow = { colour: neon, glow: "neon", hue: neon } as const;
  for (const y of [base, base + height]) builder.box([width, 0.05, 0.2], [0, y - 0.025, 0], glow, { chamfer: 0.015 });
  for (const x of [-width / 2, width / 2]) builder.box([0.05, height, 0.2], [x, base, 0], glow, { chamfer: 0.015 });
};

/** Measures of a billboard over a footprint, shared with the painted face. */
export const billboardFace = (width: number, height: number) => {
  const wide = width - 0.12;
  const tall = width > 1 ? 0.92 : 0.8;
  // Before it is room for its owner's shape.
  const depth = Math.min(0.3, height / 2 - 0.5);
  return { wide, tall, base: 0.44, depth };
};

/** The back of a billboard: planks on posts, which shine a little: nothing lights them from the north. */
const layBack = (builder: MeshBuilder, wide: number, tall: number, [x, y, z]: Vector): void => {
  const pale = (colour: string) => ({ colour, glow: "room", hue: "#5A4630" }) as const;
  const planks = 5;
  for (let i = 0; i < planks; i++) {
    const colour = i % 2 ? "#D9BC8C" : "#C9A874";
    builder.box([wide, tall / planks - 0.012, 0.03], [x, y + (i * tall) / planks, z - 0.012], pale(colour), {
      chamfer: 0.006,
    });
  }
  const posts = wide > 1 ? [-0.4, 0, 0.4] : [-0.36, 0.36];
  for (const share of posts)
    builder.box([0.05, tall, 0.04], [x + share * wide, y, z - 0.04], pale("#A8814F"), { chamfer: 0.01 });
};

/** A billboard over its squares, middle at the origin, facing south; the face itself is painted by a decal. */
export const layBillboard = (
  builder: MeshBuilder,
  width: number,
  height: number,
  style: ChainStyle,
  endless: boolean,
): void => {
  const chain = CHAINS[style];
  const face = billboardFace(width, height);
  layFootprint(builder, width, height, chain.body);
  layOwnerShape(builder, style, [0, 0.04, height / 2]);
  const z = face.depth;
  const legs = width > 1 ? [-face.wide / 2 + 0.24, face.wide / 2 - 0.24] : [-0.24, 0.24];
  for (const x of legs) {
    builder.rod(0.05, face.base + 0.1, [x, 0.04, z - 0.03], TOWN.wood, { sides: 6 });
    builder.box([0.05, 0.6, 0.05], [x, 0.04, z - 0.26], TOWN.wood, { pitch: 0.35 });
  }
  builder.box([face.wide, face.tall, 0.12], [0, face.base, z], chain.body, { chamfer: 0.03 });
  layBack(builder, face.wide - 0.14, face.tall - 0.14, [0, face.base + 0.07, z - 0.06]);
  builder.box([face.wide - 0.16, 0.05, 0.2], [0, face.base - 0.06, z + 0.1], "#D6B684", { chamfer: 0.01 });
  for (const x of legs)
    builder.box([0.12, 0.05, 0.12], [x, face.base - 0.02, z + 0.2], {
      colour: "#FFF3D2",
      glow: "window",
      hue: "#FFE9BE",
    });
  if (endless) layLoop(builder, face.wide, face.tall, face.base, chain.neon);
};

/** A mailbox on a post with its flag up, on 1x1 or 2x2 squares. */
export const layMailbox = (
  builder: MeshBuilder,
  width: number,
  height: number,
  style: ChainStyle,
  good: Good,
  endless: boolean,
): void => {
  const chain = CHAINS[style];
  const k = Math.min(width, height) > 1 ? 1.7 : 1.05;
  layFootprint(builder, width, height, chain.body);
  // On one square it stands beside the good.
  layOwnerShape(builder, style, [height > 1 ? 0 : -0.34, 0.04, height / 2]);
  builder.box([0.1 * k, 0.34 * k, 0.1 * k], [0, 0.04, 0], TOWN.wood);
  const arch = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * Math.PI;
    return [-Math.cos(angle) * 0.25 * k, 0.16 * k + Math.sin(angle) * 0.24 * k] as const;
  });
  const body = [[-0.25 * k, 0], ...arch, [0.25 * k, 0]] as const;
  builder.add(plate(body, 0.62 * k, 0.015), [0, 0.36 * k, -0.31 * k], { colour: chain.body, foot: 0.85 });
  builder.add(
    plate(
      body.map(([x, y]) => [x * 0.84, y * 0.88 + 0.02 * k] as const),
      0.03,
    ),
    [0, 0.36 * k, 0.315 * k],
    TOWN.white,
  );
  layGood(builder, good, 0.3 * k, [0, 0.4 * k, 0.33 * k]);
  builder.box([0.03, 0.32 * k, 0.05], [0.29 * k, 0.52 * k, 0.05], TOWN.white);
  builder.box([0.03, 0.13 * k, 0.22 * k], [0.29 * k, 0.76 * k, 0.11 * k], "#D33E2C");
  if (endless) layLoop(builder, 0.62 * k, 0.5 * k, 0.34 * k, chain.neon);
};

/** A radio mast with rings. */
export const layRadio = (builder: MeshBuilder, style: ChainStyle, good: Good, endless: boolean): void => {
  const chain = CHAINS[style];
  layFootprint(builder, 1, 1, chain.body);
  layOwnerShape(builder, style, [-0.26, 0.04, 0.5]);
  builder.box([0.5, 0.2, 0.4], [0, 0.04, -0.12], { colour: TOWN.white, foot: 0.8 });
  const tall = 2.1;
  for (const [x, z] of [
    [-0.2, -0.2],
    [0.2, -0.2],
    [0.2, 0.12],
    [-0.2, 0.12],
  ] as const) {
    const lean = Math.atan2(0.17, tall);
    builder.box([0.035, tall, 0.035], [x, 0.05, z], TOWN.steel, {
      roll: Math.sign(x) * lean,
      pitch: -Math.sign(z + 0.04) * lean,
    });
  }
  for (const y of [0.5, 0.95, 1.4]) builder.box([0.4 - y * 0.17, 0.03, 0.34 - y * 0.15], [0, y, -0.04], chain.body);
  builder.ball(0.09, [0, tall + 0.1, -0.04], { colour: "#FF7A63", glow: "neon", hue: "#FF7A63" });
  const hue = endless ? chain.neon : chain.body;
  for (let i = 0; i < 3; i++) layRing(builder, 0.26 + i * 0.17, tall - 0.02 - i * 0.3, hue, chain.neon);
  layGood(builder, good, 0.44, [0.27, 0.1, 0.22]);
};

const layRing = (builder: MeshBuilder, radius: number, y: number, colour: string, neon: string): void => {
  const sides = 18;
  const long = 2 * radius * Math.tan(Math.PI / sides) + 0.01;
  for (let i = 0; i < sides; i++) {
    const angle = (i / sides) * Math.PI * 2;
    builder.box(
      [long, 0.05, 0.05],
      [Math.sin(angle) * radius, y, Math.cos(angle) * radius - 0.04],
      { colour, glow: "neon", hue: neon },
      { turn: angle, chamfer: 0.012 },
    );
  }
};

/** An airplane's apron: `width` squares along the board's edge, the board to the south. */
export const layApron = (builder: MeshBuilder, apron: AirplaneBase): void => {
  const { width, good } = apron;
  const chain = CHAINS[apron.style];
  builder.box([width - 0.04, 0.4, 1.5], [0, -0.5, 0], { colour: TOWN.plinth, foot: 0.6 }, { chamfer: 0.06 });
  builder.box([width - 0.14, 0.04, 1.4], [0, -0.1, 0], TOWN.road, { chamfer: 0.02 });
  builder.box([width - 0.2, 0.02, 0.46], [0, -0.07, 0.46], chain.body, { chamfer: 0.01 });
  builder.box([width - 0.3, 0.02, 0.36], [0, -0.06, 0.46], TOWN.white, { chamfer: 0.01 });
  builder.rod(0.03, 0.6, [0, -0.1, -0.3], TOWN.steel, { sides: 6 });
  layOwnerShape(builder, apron.style, [0, 0.44, -0.25], -apron.turn);
  for (let i = 0; i < width; i++) layGood(builder, good, 0.42, [i - (width - 1) / 2, -0.05, 0.44], -apron.turn);
  const glow = { colour: chain.neon, glow: "neon", hue: chain.neon } as const;
  if (apron.endless) for (const z of [0.22, 0.7]) builder.box([width - 0.2, 0.05, 0.04], [0, -0.06, z], glow);
};

/** An airplane's apron; `turn` is how the piece will stand, so that its goods look south whatever the edge. */
export interface AirplaneBase {
  readonly width: number;
  readonly style: ChainStyle;
  readonly good: Good;
  readonly endless: boolean;
  readonly turn: number;
}

/** A propeller plane, nose to the west, wheels on the origin. */
export const layPlane = (builder: MeshBuilder, style: ChainStyle): void => {
  const chain = CHAINS[style];
  const body = { colour: chain.body, foot: 0.85 };
  builder.box([0.74, 0.18, 0.17], [0, 0.1, 0], body, { chamfer: 0.06 });
  builder.box([0.3, 0.1, 0.1], [0.42, 0.15, 0], body, { chamfer: 0.03 });
  builder.box([0.2, 0.1, 0.12], [-0.06, 0.27, 0], "#5F7076", { chamfer: 0.03 });
  builder.box([0.24, 0.035, 0.94], [-0.08, 0.3, 0], TOWN.white, { chamfer: 0.012 });
  builder.box([0.14, 0.04, 0.94], [-0.08, 0.31, 0], body, { chamfer: 0.012 });
  builder.box([0.16, 0.03, 0.4], [0.5, 0.2, 0], TOWN.white, { chamfer: 0.01 });
  builder.box([0.16, 0.2, 0.03], [0.52, 0.2, 0], body, { chamfer: 0.01 });
  builder.rod(0.045, 0.06, [-0.4, 0.19, 0], TOWN.steel, { roll: Math.PI / 2, sides: 8 });
  builder.box([0.02, 0.4, 0.05], [-0.44, 0, 0], TOWN.trunk, { chamfer: 0.008 });
  for (const z of [-0.12, 0.12]) builder.rod(0.05, 0.03, [-0.18, 0.05, z], TOWN.ink, { pitch: Math.PI / 2, sides: 8 });
};
