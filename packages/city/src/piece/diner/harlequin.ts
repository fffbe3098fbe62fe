import { BoxGeometry } from "three";
import type { MeshBuilder } from "../../mesh/mesh-builder.ts";
import { type DinerColours, LOT, tubePaint } from "./livery.ts";
import { ringOf } from "./plan.ts";
import { layCounter, layFloor, layTable, layWalls } from "./room.ts";
import { WAYS_IN } from "./way-in.ts";

const [HALF, TOP] = [0.88, 0.95];

/** A diamond under a tent of four neon beams; deliberately the dark one. */
export const layHarlequin = (builder: MeshBuilder, livery: DinerColours): void => {
  const plan = ringOf(4, HALF - 0.04);
  layFloor(builder, plan, livery, { pale: "#B9AC9C", dark: livery.dark, glow: "#5A4A34", low: "#1C0A22" });
  layWalls(builder, plan, livery, {
    back: 0.34,
    front: 0.2,
    thick: 0.06,
    door: WAYS_IN.harlequin.door,
    paint: { colour: livery.body, foot: 0.8 },
    tube: false,
  });
  const long = Math.hypot(HALF, TOP - 0.2);
  for (const [x, z] of ringOf(4, 1)) {
    const beam = new BoxGeometry(long, 0.032, 0.032).rotateZ(-Math.atan2(TOP - 0.2, HALF));
    const turn = Math.atan2(-z, x);
    builder.add(beam, [(x * HALF) / 2, LOT + 0.2 + (TOP - 0.2) / 2, (z * HALF) / 2], tubePaint(livery), { turn });
    builder.rod(0.05, 0.34, [x * (HALF - 0.03), LOT, z * (HALF - 0.03)], livery.dark, { sides: 6 });
  }
  builder.ball(0.06, [0, LOT + TOP, 0], tubePaint(livery));
  layCounter(builder, livery, -0.2, 0.62, [-0.22, 0, 0.22]);
  layTable(builder, livery, [-0.3, 0.2], 3);
  layTable(builder, livery, [0.28, 0.22], 6);
};
