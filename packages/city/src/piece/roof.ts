import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { SHINGLE, shingled } from "../mesh/shingles.ts";
import { plate } from "../mesh/plate.ts";
import { gable, hip, type Vector } from "../mesh/solid.ts";
import { TOWN } from "../palette.ts";
import { mixed } from "../tint.ts";

/** Thickness of the eaves. */
const THICK = 0.07;

/** A roof by its ridge along x, its height and its depth; `turn` a quarter for one across. */
export interface RoofShape {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly turn?: number;
}

/** The colours of a roof. */
export interface RoofPaint {
  readonly roof: string;
  /** Of the wall that fills its gables. */
  readonly wall: string;
}

const dark = (roof: string): string => mixed(roof, TOWN.ink, 0.8);

const turnedTo = ([x, y, z]: Vector, [dx, dy, dz]: Vector, turn: number): Vector => [
  x + dx * Math.cos(turn) + dz * Math.sin(turn),
  y + dy,
  z + dz * Math.cos(turn) - dx * Math.sin(turn),
];

/** Shingles of one colour, hardly one like the other. */
const shingles = (roof: string) => ({ colour: roof, foot: 0.86, fleck: { share: 0.16, every: SHINGLE } });

/** Round tiles along a ridge. */
const layRidge = (builder: MeshBuilder, long: number, at: Vector, roof: string, turn: number): void => {
  const count = Math.max(2, Math.round(long / 0.2));
  const step = long / count;
  for (let i = 0; i < count; i++) {
    const along = (i + 0.5) * step - long / 2;
    const from = turnedTo(at, [along + step * 0.56, 0, 0], turn);
    builder.rod(0.052, step * 1.12, from, dark(roof), {
      turn,
      roll: Math.PI / 2,
      sides: 6,
      top: 0.042,
    });
  }
};

/** A white gutter along the eaves, and its pipe at one end. */
const layGutter = (builder: MeshBuilder, long: number, at: Vector, turn: number): void => {
  builder.box([long, 0.035, 0.045], turnedTo(at, [0, 0.01, 0.012], turn), TOWN.white, { turn, chamfer: 0.012 });
};

/** A gable filled with boards, a round window in it, white boards along its edges. */
const layGableEnd = (
  builder: MeshBuilder,
  { width, height, depth, turn = 0 }: RoofShape,
  at: Vector,
  wall: string,
): void => {
  const [half, rise] = [depth / 2, height - THICK];
  const pitch = Math.atan2(rise, half);
  for (const way of [-1, 1]) {
    const facing = turn + (way * Math.PI) / 2;
    const out = turnedTo(at, [(way * width) / 2, 0, 0], turn);
    builder.add(
      plate(
        [
          [-half * 0.86, 0.02],
          [half * 0.86, 0.02],
          [0, height * 0.9],
        ],
        0.012,
      ),
      out,
      { colour: wall, foot: 0.86 },
      { turn: facing },
    );
    builder.box(
      [0.12, 0.14, 0.02],
      turnedTo(out, [0, height * 0.26, 0.014], facing),
      { colour: TOWN.pane, glow: "window", hue: TOWN.window },
      { turn: facing, chamfer: 0.03 },
    );
    for (const side of [-1, 1]) {
      const middle = turnedTo(out, [(side * half) / 2, THICK * 0.45 + rise / 2, 0.02], facing);
      builder.box([Math.hypot(half, rise) + 0.03, 0.06, 0.035], middle, TOWN.white, {
        turn: facing,
        roll: -side * pitch,
        chamfer: 0.008,
      });
    }
  }
};

/** A gabled roof of shingles with its ridge, gutters and gable ends. */
export const layGableRoof = (builder: MeshBuilder, shape: RoofShape, at: Vector, { roof, wall }: RoofPaint): void => {
  const { width, height, depth, turn = 0 } = shape;
  const slope = { run: depth / 2 + 0.02, rise: height - THICK, eaves: width / 2, ridge: width / 2 };
  builder.add(gable(width, height, depth, THICK), at, { colour: dark(roof), foot: 0.9 }, { turn });
  for (const facing of [turn, turn + Math.PI]) {
    builder.add(shingled(slope, width * 10), [at[0], at[1] + height, at[2]], shingles(roof), { turn: facing });
    layGutter(builder, width, turnedTo(at, [0, 0, depth / 2], facing), facing);
  }
  layRidge(builder, width, [at[0], at[1] + height + 0.012, at[2]], roof, turn);
  layGableEnd(builder, shape, at, wall);
};

/** A hipped roof of shingles with its ridges and gutters. */
export const layHipRoof = (builder: MeshBuilder, shape: RoofShape, at: Vector, roof: string): void => {
  const { width, height, depth, turn = 0 } = shape;
  const ridge = Math.max(0.02, (width - depth) / 2);
  const top: Vector = [at[0], at[1] + height, at[2]];
  const rise = height - THICK;
  builder.add(hip(width, height, depth, THICK), at, { colour: dark(roof), foot: 0.9 }, { turn });
  for (const facing of [turn, turn + Math.PI]) {
    builder.add(shingled({ run: depth / 2 + 0.02, rise, eaves: width / 2, ridge }, 3), top, shingles(roof), {
      turn: facing,
    });
    const end = turnedTo(top, [ridge, 0, 0], facing);
    const hipped = { run: width / 2 - ridge + 0.02, rise, eaves: depth / 2, ridge: 0.005 };
    builder.add(shingled(hipped, 5), end, shingles(roof), { turn: facing + Math.PI / 2 });
    layGutter(builder, width, turnedTo(at, [0, 0, depth / 2], facing), facing);
    layGutter(builder, depth, turnedTo(at, [width / 2, 0, 0], facing), facing + Math.PI / 2);
  }
  layRidge(builder, ridge * 2 + 0.06, [top[0], top[1] + 0.012, top[2]], roof, turn);
};

/** A chimney of brick in courses, with a cap and two pots. */
export const layChimney = (builder: MeshBuilder, x: number, y: number, z: number): void => {
  for (let course = 0; course < 6; course++) {
    const wide = 0.16 + (course % 2) * 0.008;
    builder.box([wide, 0.072, wide], [x, y + course * 0.072, z], course % 2 ? "#A2715D" : "#925F4E", {
      chamfer: 0.008,
    });
  }
  builder.box([0.21, 0.04, 0.21], [x, y + 0.43, z], "#D8C7B4", { chamfer: 0.012 });
  for (const side of [-0.045, 0.045])
    builder.rod(0.032, 0.08, [x + side, y + 0.47, z], "#B5705A", { sides: 7, top: 0.026 });
};
