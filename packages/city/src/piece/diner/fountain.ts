import type { MeshBuilder } from "../../mesh/mesh-builder.ts";
import { convex, type Vector } from "../../mesh/solid.ts";
import { TOWN } from "../../palette.ts";
import { layFigure } from "./figure.ts";
import { type DinerColours, FLOOR, LOT, roomPaint, tubePaint } from "./livery.ts";
import { ringOf } from "./plan.ts";
import { layCounter, layFloor, layWalls } from "./room.ts";
import { WAYS_IN } from "./way-in.ts";

const [OUTER, INNER] = [0.92, 0.6];
const EIGHTH = Math.PI / 4;

/** A part of one side of the broad white eaves, from one share of its half width to another; 1 is the next side. */
const layBoard = (
  builder: MeshBuilder,
  livery: DinerColours,
  i: number,
  [from, to]: readonly [number, number],
): void => {
  const height = heightOf(i);
  const corner = (share: number, r: number, y: number): Vector => [
    share * Math.sin(EIGHTH / 2) * r,
    y,
    Math.cos(EIGHTH / 2) * r,
  ];
  const inner = i === 0 ? OUTER - 0.12 : INNER;
  const quad = (y: number): Vector[] => [
    corner(from, OUTER, y),
    corner(to, OUTER, y),
    corner(to, inner, y + 0.03),
    corner(from, inner, y + 0.03),
  ];
  const [low, high] = [quad(height), quad(height + 0.06)];
  const walls = low.map((_, k) => {
    const next = (k + 1) % 4;
    return [low[k], low[next], high[next], high[k]].filter((point) => point !== undefined);
  });
  builder.add(convex([low, high, ...walls]), [0, LOT, 0], livery.white, { turn: i * EIGHTH });
};

const heightOf = (i: number): number => (i === 0 ? 0.2 : i === 1 || i === 7 ? 0.3 : 0.42);

/** The share of the front's half width that is left open over the door. */
const GAP = 0.45;

/** One side of the eaves, with three dots; the front one hangs low, a striped awning, and leaves off over the door. */
const layEaves = (builder: MeshBuilder, livery: DinerColours, i: number): void => {
  if (i === 0) {
    layBoard(builder, livery, i, [-1, -GAP]);
    layBoard(builder, livery, i, [GAP, 1]);
    return;
  }
  layBoard(builder, livery, i, [-1, 1]);
  const out = ((OUTER + INNER) / 2) * Math.cos(EIGHTH / 2);
  for (const along of [-0.2, 0, 0.2])
    builder.rod(0.062, 0.02, turned(along, out, i * EIGHTH, LOT + heightOf(i) + 0.07), livery.body, { sides: 8 });
};

const turned = (x: number, z: number, turn: number, y: number): Vector => [
  x * Math.cos(turn) + z * Math.sin(turn),
  y,
  z * Math.cos(turn) - x * Math.sin(turn),
];

/** The soda fountain in the middle: two basins and a jet. */
const layBasins = (builder: MeshBuilder, livery: DinerColours): void => {
  const water = livery.lit ? ({ colour: TOWN.water, glow: "room", hue: "#2FA7B0" } as const) : "#8F9A9C";
  builder.rod(0.2, 0.08, [0, FLOOR, 0.06], livery.white, { sides: 12, top: 0.22 });
  builder.rod(0.18, 0.012, [0, FLOOR + 0.076, 0.06], water, { sides: 12 });
  builder.rod(0.045, 0.14, [0, FLOOR + 0.08, 0.06], livery.white, { sides: 6 });
  builder.rod(0.06, 0.04, [0, FLOOR + 0.2, 0.06], livery.white, { sides: 10, top: 0.11 });
  builder.rod(0.095, 0.012, [0, FLOOR + 0.236, 0.06], water, { sides: 10 });
  builder.rod(0.02, 0.1, [0, FLOOR + 0.24, 0.06], water, { sides: 5, top: 0.01 });
};

/** An octagon of white eaves with dots round a soda fountain. */
export const layFountain = (builder: MeshBuilder, livery: DinerColours): void => {
  const plan = ringOf(8, 0.86, EIGHTH / 2);
  layFloor(builder, plan, livery, { pale: "#F2EFDC", dark: livery.body, glow: "#C7B184", low: "#1E6F68" });
  layWalls(builder, plan, livery, {
    back: 0.38,
    front: 0.14,
    thick: 0.05,
    door: WAYS_IN.fountain.door,
    paint: { colour: livery.body, foot: 0.85 },
    stripes: [livery.body, livery.white],
    tube: false,
  });
  for (let i = 0; i < 8; i++) layEaves(builder, livery, i);
  ringOf(8, OUTER, EIGHTH / 2).forEach((from, i, all) => {
    const to = all[(i + 1) % 8] ?? from;
    const y = LOT + (i === 7 ? 0.23 : i === 0 || i === 6 ? 0.33 : 0.45);
    const turn = Math.atan2(-(to[1] - from[1]), to[0] - from[0]);
    for (const [first, last] of i === 7
      ? [[0, (1 - GAP) / 2] as const, [(1 + GAP) / 2, 1] as const]
      : [[0, 1] as const]) {
      const middle = (first + last) / 2;
      const at = [from[0] + (to[0] - from[0]) * middle, y, from[1] + (to[1] - from[1]) * middle] as const;
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]) * (last - first);
      builder.box([long, 0.03, 0.03], at, tubePaint(livery), { turn, chamfer: 0.008 });
    }
  });
  layBasins(builder, livery);
  layCounter(builder, livery, -0.3, 0.5, []);
  builder.box([0.5, 0.01, 0.02], [0, FLOOR + 0.19, -0.24], roomPaint(livery, "#FFFFFF", "#B98A50"), { chamfer: 0.002 });
  if (livery.lit)
    for (const [i, [x, z]] of [
      [-0.34, 0.1],
      [0.46, -0.04],
      [0.4, 0.26],
      [-0.2, 0.38],
    ].entries())
      layFigure(builder, [x ?? 0, FLOOR, z ?? 0], i + 2);
};
