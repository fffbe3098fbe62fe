import type { CityTown, Side } from "../view.ts";
import { TOWN } from "../palette.ts";
import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import type { Vector } from "../mesh/solid.ts";
import { convex } from "../mesh/solid.ts";
import { grain } from "../grain.ts";
import { STEP } from "./board.ts";
import { type RoadSquare, roadsOf } from "./roads.ts";

const KERB = 0.12;
const SURFACE = 0.05;

/** A flat piece beside the middle of a square: `away` along a side, `wide` across it, `long` along it. */
const lay = (
  builder: MeshBuilder,
  road: RoadSquare,
  side: Side,
  piece: { away: number; across?: number; wide: number; long: number; base: number; tall: number },
  colour: string,
): void => {
  const [dx, dz] = STEP[side];
  const across = piece.across ?? 0;
  const at: Vector = [
    road.at[0] + 0.5 + dx * piece.away + dz * across,
    piece.base,
    road.at[1] + 0.5 + dz * piece.away + dx * across,
  ];
  const size: Vector = dx === 0 ? [piece.wide, piece.tall, piece.long] : [piece.long, piece.tall, piece.wide];
  builder.box(size, at, colour, { chamfer: 0.012 });
};

const layKerbs = (builder: MeshBuilder, road: RoadSquare): void => {
  for (const side of road.closed)
    lay(builder, road, side, { away: 0.5 - KERB / 2, wide: 1, long: KERB, base: 0, tall: 0.1 }, TOWN.kerb);
  const [x, z] = [road.at[0] + 0.5, road.at[1] + 0.5];
  const joined = (a: Side, b: Side) => road.open.includes(a) && road.open.includes(b);
  for (const [a, b] of [
    ["N", "E"],
    ["E", "S"],
    ["S", "W"],
    ["W", "N"],
  ] as const) {
    if (!joined(a, b) || road.bridge) continue;
    const [cx, cz] = [STEP[a][0] + STEP[b][0], STEP[a][1] + STEP[b][1]];
    const corner = (y: number): Vector[] => [
      [0, y, 0],
      [-cx * KERB, y, 0],
      [-cx * KERB * 0.75, y, -cz * KERB * 0.75],
      [0, y, -cz * KERB],
    ];
    const [low, high] = [corner(0), corner(0.1)];
    const walls = low.map((_, i) => {
      const j = (i + 1) % 4;
      return [low[i], low[j], high[j], high[i]].filter((p) => p !== undefined);
    });
    builder.add(convex([high, ...walls]), [x + cx * 0.5, 0, z + cz * 0.5], TOWN.kerb);
  }
};

const layMarks = (builder: MeshBuilder, road: RoadSquare): void => {
  const dash = { wide: 0.05, base: SURFACE, tall: 0.008 };
  if (road.open.length <= 2 && !road.bridge)
    for (const side of road.open) lay(builder, road, side, { ...dash, away: 0.27, long: 0.22 }, TOWN.dash);
  for (const side of road.seams)
    for (let i = -3; i <= 3; i++)
      lay(
        builder,
        road,
        side,
        { away: 0.37, across: i * 0.105, wide: 0.058, long: 0.17, base: SURFACE, tall: 0.01 },
        TOWN.dash,
      );
};

/** What of the roads lies flat: asphalt, kerbs, dashes, zebras at tile borders. */
export const layRoads = (builder: MeshBuilder, town: CityTown): void => {
  for (const road of roadsOf(town)) {
    const [x, y] = road.at;
    const shade = Math.round((grain(x, y) - 0.5) * 5);
    const colour = `rgb(${90 + shade}, ${88 + shade}, ${96 + shade})`;
    builder.box([1, SURFACE, 1], [x + 0.5, 0, y + 0.5], colour, { chamfer: 0 });
    layKerbs(builder, road);
    layMarks(builder, road);
  }
};
