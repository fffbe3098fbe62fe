import type { MeshBuilder } from "../../mesh/mesh-builder.ts";
import { convex, type Vector } from "../../mesh/solid.ts";
import { TOWN } from "../../palette.ts";
import { type DinerColours, FLOOR, LOT, tubePaint } from "./livery.ts";
import { ringOf } from "./plan.ts";
import { layCounter, layFloor, layTable } from "./room.ts";

const COUNT = 20;
const [EAVES, HOLE] = [0.86, 0.52];
/** How many strips of canvas are rolled down at the front, where one looks in. */
const isRolledDown = (i: number): boolean => i < 2 || i >= COUNT - 2;

/** The strips between which one goes in. */
const isDoor = (i: number): boolean => i === 0 || i === COUNT - 1;

const layStrip = (builder: MeshBuilder, livery: DinerColours, i: number): void => {
  const [a, b] = [(i / COUNT) * Math.PI * 2, ((i + 1) / COUNT) * Math.PI * 2];
  const at = (angle: number, r: number, y: number): Vector => [Math.sin(angle) * r, y, Math.cos(angle) * r];
  const [low, eaves, rim] = isRolledDown(i) ? [0.02, 0.12, 0.13] : [0.24, 0.32, 0.5];
  const hole = isRolledDown(i) ? EAVES - 0.1 : HOLE;
  builder.add(
    convex([
      [at(a, EAVES, eaves), at(b, EAVES, eaves), at(b, hole, rim), at(a, hole, rim)],
      [at(a, EAVES, eaves), at(b, EAVES, eaves), at(b, EAVES, low), at(a, EAVES, low)],
      [at(a, EAVES, low), at(b, EAVES, low), at(b, hole, rim - 0.05), at(a, hole, rim - 0.05)],
      [at(a, hole, rim), at(b, hole, rim), at(b, hole, rim - 0.05), at(a, hole, rim - 0.05)],
    ]),
    [0, LOT, 0],
    i % 2 ? livery.body : livery.white,
  );
};

/** Lamps on strings from the pole to the rim of the canvas. */
const layStrings = (builder: MeshBuilder, livery: DinerColours, top: number): void => {
  for (const [x, z] of ringOf(6, 0.5, Math.PI / 6))
    for (const share of [0.3, 0.62, 0.94]) {
      const sag = 0.07 * Math.sin(share * Math.PI);
      builder.box(
        [0.045, 0.045, 0.045],
        [x * share, top - (top - LOT - 0.5) * share - sag, z * share],
        tubePaint(livery),
        { chamfer: 0.012 },
      );
    }
};

/** A ring of striped canvas round a pole, strings of lamps between. */
export const layBigTop = (builder: MeshBuilder, livery: DinerColours): void => {
  layFloor(builder, ringOf(14, 0.8, Math.PI / 14), livery, {
    pale: "#F7E9C8",
    dark: livery.body,
    glow: "#DDAF66",
    low: "#8A6410",
  });
  for (let i = 0; i < COUNT; i++) if (!isDoor(i)) layStrip(builder, livery, i);
  ringOf(COUNT, EAVES).forEach(([x, z], i) => {
    if (i === 0) return;
    const y = LOT + (isRolledDown(i) ? 0.13 : 0.3);
    builder.box([0.05, 0.05, 0.05], [x, y, z], tubePaint(livery), { chamfer: 0.014 });
  });
  const top = 0.98;
  builder.rod(0.022, top - FLOOR, [0, FLOOR, 0], TOWN.steel, { sides: 6 });
  builder.box([0.24, 0.13, 0.02], [0.13, top - 0.08, 0], livery.body, { chamfer: 0.006 });
  layStrings(builder, livery, top - 0.1);
  layCounter(builder, livery, -0.26, 0.56, [-0.22, 0, 0.22]);
  layTable(builder, livery, [-0.26, 0.2], 1);
  layTable(builder, livery, [0.28, 0.24], 8);
};
