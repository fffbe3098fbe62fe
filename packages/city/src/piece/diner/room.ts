import { PlaneGeometry } from "three";
import type { MeshBuilder, Paint } from "../../mesh/mesh-builder.ts";
import { plate } from "../../mesh/plate.ts";
import { type DinerColours, FLOOR, LOT, roomPaint, tubePaint } from "./livery.ts";
import { layFigure } from "./figure.ts";
import { besideDoor, type PlanPoint } from "./plan.ts";

/** A flat body over a plan, its foot at a height. */
export const laySlab = (
  builder: MeshBuilder,
  plan: readonly PlanPoint[],
  height: number,
  thick: number,
  paint: string | Paint,
): void =>
  builder.add(
    plate(
      plan.map(([x, z]) => [x, -z]),
      thick,
    ),
    [0, height, 0],
    paint,
    { pitch: -Math.PI / 2 },
  );

const isInside = (plan: readonly PlanPoint[], x: number, z: number): boolean =>
  plan.reduce((odd, [ax, az], i) => {
    const [bx, bz] = plan[(i + 1) % plan.length] ?? [ax, az];
    return az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax ? !odd : odd;
  }, false);

/** Tiles are so wide. */
const TILE = 0.155;

/** A chequered floor on a plan, lit from within. */
export const layFloor = (
  builder: MeshBuilder,
  plan: readonly PlanPoint[],
  livery: DinerColours,
  colours: { readonly pale: string; readonly dark: string; readonly glow: string; readonly low: string },
): void => {
  laySlab(builder, plan, LOT, FLOOR - LOT - 0.012, { colour: livery.dark });
  const cells = Math.ceil(1 / TILE);
  for (let i = -cells; i <= cells; i++)
    for (let j = -cells; j <= cells; j++) {
      const [x, z] = [i * TILE, j * TILE];
      const corners = [-0.5, 0.5].flatMap((u) => [-0.5, 0.5].map((v) => [x + u * TILE, z + v * TILE] as const));
      if (!corners.every(([cx, cz]) => isInside(plan, cx * 0.98, cz * 0.98))) continue;
      const paint =
        (i + j) % 2 ? roomPaint(livery, colours.dark, colours.low) : roomPaint(livery, colours.pale, colours.glow);
      builder.add(new PlaneGeometry(TILE, TILE).rotateX(-Math.PI / 2), [x, FLOOR, z], paint);
    }
};

/** How the walls of a plan are built. */
export interface WallStyle {
  readonly back: number;
  readonly front: number;
  readonly thick: number;
  readonly paint: string | Paint;
  /** Every second piece of a front wall in this colour: an awning. */
  readonly stripes?: readonly [string, string];
  readonly tube?: boolean;
  /** The middle of the door, where the walls leave off. */
  readonly door?: PlanPoint;
}

/** A straight piece of wall between two points, in stripes where a front has them, with the tube on its top. */
const layWall = (
  builder: MeshBuilder,
  [ax, az]: PlanPoint,
  [bx, bz]: PlanPoint,
  livery: DinerColours,
  { style, isFront }: { readonly style: WallStyle; readonly isFront: boolean },
): void => {
  const [x, z, long] = [(ax + bx) / 2, (az + bz) / 2, Math.hypot(bx - ax, bz - az)];
  const turn = Math.atan2(-(bz - az), bx - ax);
  const tall = isFront ? style.front : style.back;
  const pieces = isFront && style.stripes ? Math.max(2, Math.round(long / 0.14)) : 1;
  for (let k = 0; k < pieces; k++) {
    const share = (k + 0.5) / pieces;
    const at = [ax + (bx - ax) * share, LOT, az + (bz - az) * share] as const;
    const paint = pieces > 1 ? { colour: style.stripes?.[k % 2] ?? livery.white } : style.paint;
    builder.box([long / pieces + (pieces > 1 ? 0 : style.thick * 0.7), tall, style.thick], at, paint, {
      turn,
      chamfer: 0.01,
    });
  }
  if (style.tube === false) return;
  builder.box([long, 0.035, 0.035], [x, LOT + tall - 0.005, z], tubePaint(livery), { turn, chamfer: 0.008 });
};

/** Walls along a plan: high at the back and low to the south, where one looks in and where the door is. */
export const layWalls = (
  builder: MeshBuilder,
  plan: readonly PlanPoint[],
  livery: DinerColours,
  style: WallStyle,
): void =>
  plan.forEach(([ax, az], i) => {
    const [bx, bz] = plan[(i + 1) % plan.length] ?? [ax, az];
    const at = (share: number): PlanPoint => [ax + (bx - ax) * share, az + (bz - az) * share];
    for (const [from, to] of besideDoor([ax, az], [bx, bz], style.door ?? null))
      layWall(builder, at(from), at(to), livery, { style, isFront: (az + bz) / 2 > 0.12 });
  });

/** A counter with its stools, the cook behind it and guests before it. `seats` are places along it, east of the middle. */
export const layCounter = (
  builder: MeshBuilder,
  livery: DinerColours,
  z: number,
  wide: number,
  seats: readonly number[],
): void => {
  builder.box([wide, 0.16, 0.11], [0, FLOOR, z], { colour: livery.body, foot: 0.85 }, { chamfer: 0.015 });
  builder.box([wide + 0.05, 0.025, 0.16], [0, FLOOR + 0.16, z], roomPaint(livery, "#FBF4E4", "#B98A50"), {
    chamfer: 0.008,
  });
  for (const x of seats) {
    builder.rod(0.042, 0.09, [x, FLOOR, z + 0.17], "#B9BDC0", { sides: 6 });
    builder.rod(0.05, 0.02, [x, FLOOR + 0.09, z + 0.17], livery.dark, { sides: 6 });
  }
  if (!livery.lit) return;
  layFigure(builder, [0.05, FLOOR + 0.05, z - 0.16], 7, true);
  seats.slice(0, -1).forEach((x, i) => layFigure(builder, [x, FLOOR + 0.07, z + 0.18], i * 2 + Math.round(wide * 10)));
};

/** A small round table with two guests. */
export const layTable = (builder: MeshBuilder, livery: DinerColours, [x, z]: PlanPoint, who: number): void => {
  builder.rod(0.02, 0.12, [x, FLOOR, z], "#B9BDC0", { sides: 5 });
  builder.rod(0.09, 0.02, [x, FLOOR + 0.12, z], roomPaint(livery, "#FBF4E4", "#B98A50"), { sides: 8 });
  if (!livery.lit) return;
  for (const side of [-1, 1]) layFigure(builder, [x + side * 0.13, FLOOR, z + side * 0.03], who + side);
};
