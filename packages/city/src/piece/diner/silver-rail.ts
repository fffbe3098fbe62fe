import type { MeshBuilder } from "../../mesh/mesh-builder.ts";
import { convex, type Vector } from "../../mesh/solid.ts";
import { type DinerColours, LOT, tubePaint } from "./livery.ts";
import { type PlanPoint } from "./plan.ts";
import { layCounter, layFloor, layWalls } from "./room.ts";
import { WAYS_IN } from "./way-in.ts";

const [LONG, DEEP, ROUND] = [0.84, 0.52, 0.2];
const STEPS = 8;
/** The roof springs from here and is so high in its middle. */
const [SPRING, RISE] = [0.34, 0.36];

const plan: readonly PlanPoint[] = [
  [LONG - ROUND, DEEP],
  [LONG, DEEP - ROUND],
  [LONG, ROUND - DEEP],
  [LONG - ROUND, -DEEP],
  [ROUND - LONG, -DEEP],
  [-LONG, ROUND - DEEP],
  [-LONG, DEEP - ROUND],
  [ROUND - LONG, DEEP],
];

/** A piece of the barrel from one end to another, over a part of its arc; 0 is the north and 1 the south. */
const barrel = (from: number, to: number, [first, last]: readonly [number, number], proud: number, thick: number) => {
  const at = (x: number, share: number, out: number): Vector => [
    x,
    SPRING + Math.sin(share * Math.PI) * (RISE + out),
    -Math.cos(share * Math.PI) * (DEEP + out),
  ];
  const shares = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).filter((one) => one >= first && one <= last);
  return shares.slice(1).map((share, i) => {
    const before = shares[i] ?? share;
    const ends = (x: number): Vector[] => [
      at(x, before, proud),
      at(x, share, proud),
      at(x, share, proud - thick),
      at(x, before, proud - thick),
    ];
    const [west, east] = [ends(from), ends(to)];
    const sides = west.map((_, k) => {
      const next = (k + 1) % 4;
      return [west[k], west[next], east[next], east[k]].filter((point) => point !== undefined);
    });
    return convex([west, east, ...sides]);
  });
};

/** A railcar under white hoops: the far slope of its roof is closed, the near one open. */
export const laySilverRail = (builder: MeshBuilder, livery: DinerColours): void => {
  layFloor(builder, plan, livery, { pale: "#F1E8D2", dark: livery.body, glow: "#CFAE74", low: "#16305E" });
  layWalls(builder, plan, livery, {
    back: 0.36,
    front: 0.17,
    thick: 0.05,
    door: WAYS_IN["silver-rail"].door,
    paint: { colour: "#DCDFE2", foot: 0.8 },
    stripes: [livery.body, livery.white],
  });
  for (const part of barrel(0.03 - LONG, LONG - 0.03, [0, 0.4], 0, 0.04)) builder.add(part, [0, LOT, 0], livery.body);
  for (const x of [-0.78, -0.4, 0, 0.4, 0.78])
    for (const part of barrel(x - 0.035, x + 0.035, [0, 1], 0.03, 0.05))
      builder.add(part, [0, LOT, 0], livery.lit ? "#F2F5F7" : livery.white);
  const ridge = SPRING + Math.sin(0.375 * Math.PI) * RISE;
  const edge = [0, LOT + ridge + 0.02, -Math.cos(0.375 * Math.PI) * DEEP] as const;
  builder.box([LONG * 2 - 0.1, 0.035, 0.035], edge, tubePaint(livery), { chamfer: 0.008 });
  for (const x of [-LONG - 0.01, LONG + 0.01])
    builder.box([0.06, 0.06, 0.4], [x, LOT + 0.2, 0], livery.white, { chamfer: 0.015 });
  layCounter(builder, livery, -0.1, 1.16, [-0.5, -0.26, 0, 0.26, 0.5]);
};
