import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { convex, gable, plate, type Vector } from "../mesh/solid.ts";
import type { PathPoint } from "../goods/path.ts";
import { CHAINS, TOWN } from "../palette.ts";
import type { ChainStyle } from "../view.ts";

/** Which way a diner leans from its entrance: 1 when that lies to the east, -1 to the west. */
export type DinerSide = 1 | -1;

/** The colours that a diner is built in; a bankrupt one has lost them. */
export interface DinerColours {
  readonly body: string;
  readonly dark: string;
  readonly white: string;
  readonly neon: string;
  readonly lit: boolean;
}

/** A chain's livery, or the grey of a bankrupt house. */
export const liveryOf = (style: ChainStyle, shut: boolean): DinerColours =>
  shut
    ? { body: "#8F8A86", dark: "#6F6A68", white: "#B9B3AA", neon: "#8F8A86", lit: false }
    : { ...CHAINS[style], white: TOWN.white, lit: true };

const FLOOR = 0.06;

/** A run of glass that shines after dusk. */
const glass = (builder: MeshBuilder, size: Vector, at: Vector, livery: DinerColours): void =>
  builder.box(size, at, livery.lit ? { colour: "#7C8E96", glow: "window", hue: "#FFD48A" } : "#6B6763", {
    chamfer: 0.008,
  });

/** A thin neon tube along x or z. */
const tube = (builder: MeshBuilder, size: Vector, at: Vector, livery: DinerColours): void =>
  builder.box(size, at, livery.lit ? { colour: livery.neon, glow: "neon", hue: livery.neon } : livery.dark, {
    chamfer: 0.008,
  });

/** Butterfly roof with one wing raised, striped. */
const comet = (builder: MeshBuilder, livery: DinerColours, hand: DinerSide): void => {
  const [x, z] = [-0.12 * hand, -0.12];
  builder.box([1.42, 0.5, 1.3], [x, FLOOR, z], { colour: livery.white, foot: 0.82 });
  glass(builder, [1.44, 0.2, 1.0], [x, FLOOR + 0.2, z], livery);
  glass(builder, [1.1, 0.2, 1.32], [x, FLOOR + 0.2, z], livery);
  builder.box([1.46, 0.12, 1.34], [x, FLOOR + 0.02, z], livery.body);
  const wings = [
    [-0.92, 0.2],
    [-0.1, 0],
    [0.92, 0.56],
    [0.92, 0.64],
    [-0.1, 0.09],
    [-0.92, 0.29],
  ].map(([u, v]): PathPoint => [(u ?? 0) * hand, v ?? 0]);
  const stripes = 7;
  for (let i = 0; i < stripes; i++) {
    const stripe = plate(wings, 1.58 / stripes - 0.024, 0.012);
    builder.add(stripe, [x + 0.02, FLOOR + 0.5, z - 0.79 + (i * 1.58) / stripes], i % 2 ? livery.white : livery.body);
  }
  tube(builder, [0.03, 0.05, 1.6], [x + 0.97 * hand, FLOOR + 1.07, z], livery);
};

/** A round tent of wedges. */
const bigTop = (builder: MeshBuilder, livery: DinerColours, hand: DinerSide): void => {
  const [x, z] = [-0.12 * hand, -0.12];
  builder.rod(0.68, 0.46, [x, FLOOR, z], { colour: livery.white, foot: 0.82 }, { sides: 14 });
  const count = 14;
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i / count) * Math.PI * 2, ((i + 1) / count) * Math.PI * 2];
    const at = (angle: number, r: number, y: number): Vector => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    const colour = i % 2 ? livery.body : livery.white;
    const [low, eaves, belly, top] = [0.4, 0.5, 0.78, 1.2];
    builder.add(
      convex([
        [at(a, 0.86, eaves), at(b, 0.86, eaves), at(b, 0.5, belly), at(a, 0.5, belly)],
        [at(a, 0.5, belly), at(b, 0.5, belly), [0, top, 0]],
        [at(a, 0.86, eaves), at(b, 0.86, eaves), at(b, 0.86, low), at(a, 0.86, low)],
        [at(a, 0.86, low), at(b, 0.86, low), [0, low, 0]],
      ]),
      [x, FLOOR, z],
      colour,
    );
    const mid = (a + b) / 2;
    if (i % 2 === 0)
      builder.box(
        [0.24, 0.2, 0.03],
        [x + Math.sin(mid) * 0.67, FLOOR + 0.14, z + Math.cos(mid) * 0.67],
        livery.lit ? { colour: "#7C8E96", glow: "window", hue: "#FFD48A" } : "#6B6763",
        { turn: mid },
      );
    builder.ball(
      0.03,
      [x + Math.sin(a) * 0.87, FLOOR + 0.42, z + Math.cos(a) * 0.87],
      livery.lit ? { colour: livery.neon, glow: "neon", hue: livery.neon } : livery.dark,
    );
  }
  builder.rod(0.02, 0.3, [x, FLOOR + 1.16, z], TOWN.steel, { sides: 5 });
  builder.box([0.22, 0.13, 0.02], [x + 0.12, FLOOR + 1.32, z], livery.body);
};

/** A stepped block under broad flat eaves, dotted. */
const fountain = (builder: MeshBuilder, livery: DinerColours, hand: DinerSide): void => {
  const [x, z] = [-0.12 * hand, -0.12];
  builder.box([1.4, 0.42, 1.4], [x, FLOOR, z], { colour: livery.body, foot: 0.85 });
  glass(builder, [1.42, 0.18, 1.1], [x, FLOOR + 0.16, z], livery);
  glass(builder, [1.1, 0.18, 1.42], [x, FLOOR + 0.16, z], livery);
  builder.box([1.68, 0.1, 1.68], [x, FLOOR + 0.42, z], livery.white, { chamfer: 0.04 });
  builder.box([0.96, 0.3, 0.96], [x, FLOOR + 0.52, z], { colour: livery.body, foot: 0.85 });
  builder.box([1.16, 0.09, 1.16], [x, FLOOR + 0.82, z], livery.white, { chamfer: 0.04 });
  builder.rod(0.2, 0.2, [x, FLOOR + 0.9, z], livery.body, { sides: 12 });
  builder.rod(0.3, 0.05, [x, FLOOR + 1.1, z], livery.white, { sides: 14 });
  const dots: readonly (readonly [number, number])[] = [-0.68, -0.34, 0, 0.34, 0.68].flatMap(
    (k) =>
      [
        [k, -0.7],
        [k, 0.7],
        [-0.7, k],
        [0.7, k],
      ] as const,
  );
  for (const [dx, dz] of dots) builder.rod(0.09, 0.025, [x + dx, FLOOR + 0.515, z + dz], livery.body, { sides: 10 });
  for (const [dx, dz] of [
    [-0.42, -0.42],
    [0.42, -0.42],
    [-0.42, 0.42],
    [0.42, 0.42],
  ] as const)
    builder.rod(0.09, 0.025, [x + dx, FLOOR + 0.905, z + dz], livery.body, { sides: 10 });
  for (const way of [-1, 1]) {
    tube(builder, [1.7, 0.035, 0.03], [x, FLOOR + 0.45, z + way * 0.845], livery);
    tube(builder, [0.03, 0.035, 1.7], [x + way * 0.845, FLOOR + 0.45, z], livery);
  }
};

/** A railway car with a barrel roof and steel ribs. */
const silverRail = (builder: MeshBuilder, livery: DinerColours, hand: DinerSide): void => {
  const z = -0.25;
  builder.box([1.8, 0.44, 1.16], [0, FLOOR, z], { colour: "#DCDFE2", foot: 0.8 }, { chamfer: 0.06 });
  for (const y of [0.04, 0.38]) builder.box([1.83, 0.07, 1.19], [0, FLOOR + y, z], livery.body, { chamfer: 0.02 });
  for (let i = 0; i < 5; i++) glass(builder, [0.24, 0.18, 1.2], [-0.66 + i * 0.33, FLOOR + 0.16, z], livery);
  const arc = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 10) * Math.PI;
    return [-Math.cos(angle) * 0.6, Math.sin(angle) * 0.44] as const;
  });
  const turn = Math.PI / 2;
  builder.add(plate(arc, 1.76, 0.02), [-0.88, FLOOR + 0.44, z], { colour: livery.body, foot: 0.9 }, { turn });
  for (const rib of [-0.86, -0.5, -0.17, 0.17, 0.5, 0.86])
    builder.add(
      plate(
        arc.map(([a, b]) => [a * 1.05, b * 1.07]),
        0.06,
        0.01,
      ),
      [rib - 0.03, FLOOR + 0.43, z],
      livery.lit ? "#E9EDF0" : livery.white,
      { turn },
    );
  for (const way of [-1, 1]) tube(builder, [1.84, 0.03, 0.03], [0, FLOOR + 0.47, z + way * 0.6], livery);
  for (const x of [-0.6, -0.3, 0]) builder.box([0.03, 0.01, 0.42], [x * hand, FLOOR, 0.68], TOWN.white, { chamfer: 0 });
};

/** A steep A-frame with diamonds on its slopes. */
const harlequin = (builder: MeshBuilder, livery: DinerColours, hand: DinerSide): void => {
  const [x, z] = [-0.12 * hand, -0.14];
  const [high, half] = [1.26, 0.8];
  builder.box([1.0, 0.36, 1.2], [x, FLOOR, z], { colour: "#E8D9C0", foot: 0.8 });
  builder.add(
    gable(1.5, high, half * 2, 0.06),
    [x, FLOOR + 0.04, z],
    { colour: livery.body, foot: 0.95 },
    { turn: Math.PI / 2 },
  );
  const lean = Math.atan2(high, half);
  for (const way of [-1, 1])
    for (const [row, share] of [0.2, 0.47, 0.72].entries())
      for (let i = 0; i < 4 - row; i++) {
        const along = (i - (3 - row) / 2) * 0.36;
        const out = half * (1 - share) + 0.015;
        const diamond = plate(
          [
            [0, -0.15],
            [0.13, 0],
            [0, 0.15],
            [-0.13, 0],
          ],
          0.02,
        );
        builder.add(
          diamond,
          [x + way * out, FLOOR + 0.06 + high * share, z + along],
          livery.lit ? "#E7C6E0" : livery.white,
          { turn: (way * Math.PI) / 2, pitch: -(Math.PI / 2 - lean) },
        );
      }
  for (const way of [-1, 1]) {
    glass(builder, [0.5, 0.28, 0.03], [x, FLOOR + 0.1, z + way * 0.76], livery);
    glass(builder, [0.26, 0.2, 0.03], [x, FLOOR + 0.48, z + way * 0.76], livery);
  }
  tube(builder, [0.035, 0.035, 1.54], [x, FLOOR + high + 0.04, z], livery);
};

const BUILDERS: Readonly<Record<ChainStyle, (builder: MeshBuilder, livery: DinerColours, hand: DinerSide) => void>> = {
  comet,
  "big-top": bigTop,
  fountain,
  "silver-rail": silverRail,
  harlequin,
};

/** A diner on its 2x2 lot, middle of the lot at the origin, its entrance corner to the south-east, or, left-handed, to the south-west. */
export const layDiner = (builder: MeshBuilder, style: ChainStyle, shut: boolean, hand: DinerSide): void => {
  const livery = liveryOf(style, shut);
  builder.box([1.94, FLOOR, 1.94], [0, 0, 0], { colour: shut ? "#A39C92" : TOWN.lot, foot: 0.85 }, { chamfer: 0.03 });
  BUILDERS[style](builder, livery, hand);
  if (shut)
    for (const x of [-0.5, 0.1])
      for (const lean of [-0.5, 0.5]) builder.box([0.6, 0.07, 0.03], [x, 0.3, 0.58], TOWN.wood, { roll: lean });
};
