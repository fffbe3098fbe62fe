import type { MeshBuilder } from "../../mesh/mesh-builder.ts";
import { convex } from "../../mesh/solid.ts";
import { type DinerColours, LOT, tubePaint } from "./livery.ts";
import { type PlanPoint, ringOf } from "./plan.ts";
import { layCounter, layFloor, layTable, layWalls } from "./room.ts";
import { WAYS_IN } from "./way-in.ts";

const [OUTER, INNER] = [0.9, 0.5];

/** The outline of the star, a tip to the south. */
const star = (): readonly PlanPoint[] => {
  const [tips, dents] = [ringOf(5, OUTER), ringOf(5, INNER, Math.PI / 5)];
  return tips.flatMap((tip, i) => [tip, dents[i] ?? tip]);
};

/** The roof over one tip, a ridge that rises inwards, with a white chevron. */
const layTip = (builder: MeshBuilder, livery: DinerColours, turn: number): void => {
  const wing = Math.sin(Math.PI / 5) * INNER;
  const root = Math.cos(Math.PI / 5) * INNER;
  const isFront = Math.abs(turn) < 0.3;
  const [low, high] = isFront ? [0.2, 0.25] : [0.34, 0.46];
  const roof = (from: number, to: number, up: number) => {
    const at = (share: number) => root + (OUTER - root) * share;
    const half = (share: number) => wing * (1 - share) + 0.012;
    const ridge = (share: number) => high + (low - high) * share + up;
    return convex([
      [
        [-half(from), low - 0.05 + up, at(from)],
        [0, ridge(from), at(from)],
        [half(from), low - 0.05 + up, at(from)],
      ],
      [
        [-half(to), low - 0.05 + up, at(to)],
        [0, ridge(to), at(to)],
        [half(to), low - 0.05 + up, at(to)],
      ],
      [
        [-half(from), low - 0.05 + up, at(from)],
        [0, ridge(from), at(from)],
        [0, ridge(to), at(to)],
        [-half(to), low - 0.05 + up, at(to)],
      ],
      [
        [half(from), low - 0.05 + up, at(from)],
        [0, ridge(from), at(from)],
        [0, ridge(to), at(to)],
        [half(to), low - 0.05 + up, at(to)],
      ],
    ]);
  };
  builder.add(roof(0, 0.97, 0), [0, LOT, 0], livery.body, { turn });
  builder.add(roof(0.3, 0.5, 0.02), [0, LOT, 0], livery.white, { turn });
};

/** A star: red tips, each with a white chevron, round an open room. */
export const layComet = (builder: MeshBuilder, livery: DinerColours): void => {
  const plan = star();
  layFloor(builder, plan, livery, { pale: "#F4E3C2", dark: livery.body, glow: "#D8A868", low: "#7A2A18" });
  layWalls(builder, plan, livery, {
    back: 0.36,
    front: 0.15,
    thick: 0.05,
    door: WAYS_IN.comet.door,
    paint: { colour: livery.white, foot: 0.82 },
  });
  for (let i = 0; i < 5; i++) layTip(builder, livery, (i / 5) * Math.PI * 2);
  for (const [x, z] of ringOf(5, OUTER - 0.02))
    builder.ball(0.04, [x, LOT + (z > 0.5 ? 0.2 : 0.34), z], tubePaint(livery));
  layCounter(builder, livery, -0.18, 0.52, [-0.2, 0, 0.2]);
  layTable(builder, livery, [0.0, 0.2], 4);
};
