import type { CityTown, Side } from "../view.ts";
import { TOWN } from "../palette.ts";
import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import type { Vector } from "../mesh/solid.ts";
import { convex } from "../mesh/solid.ts";
import { grain, STEP } from "./board.ts";
import { DECK, FLAT, hasLamp, RAMP_END, type RoadSquare, roadsOf } from "./roads.ts";

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

/** A road that ends gets a striped barrier across it, so that nobody takes it for a connection. */
const layBarrier = (builder: MeshBuilder, road: RoadSquare): void => {
  if (!road.end) return;
  const side = road.end;
  for (const across of [-0.26, 0.26])
    lay(builder, road, side, { away: 0.3, across, wide: 0.05, long: 0.05, base: SURFACE, tall: 0.2 }, TOWN.steel);
  for (let i = -3; i <= 3; i++) {
    const colour = i % 2 ? TOWN.white : "#B5705A";
    lay(builder, road, side, { away: 0.3, across: i * 0.095, wide: 0.095, long: 0.05, base: 0.19, tall: 0.1 }, colour);
  }
};

const slope = (from: Vector, to: Vector, wide: number, thick: number) => {
  const w = wide / 2;
  const ends = (x: number): Vector[] => [
    [x, from[1], from[2]],
    [x, to[1], to[2]],
    [x, to[1] - thick, to[2]],
    [x, from[1] - thick, from[2]],
  ];
  const [a, b] = [ends(-w), ends(w)];
  const sides = a.map((_, i) => {
    const j = (i + 1) % 4;
    return [a[i], a[j], b[j], b[i]].filter((p) => p !== undefined);
  });
  return convex([a, b, ...sides]);
};

/** The upper road of a bridge runs north-south: deck, two ramps, pale parapets, piers in the corners. */
const layBridge = (builder: MeshBuilder, road: RoadSquare): void => {
  const [x, z] = [road.at[0] + 0.5, road.at[1] + 0.5];
  const top = DECK + 0.06;
  const paint = { colour: TOWN.parapet, foot: 0.9 };
  builder.box([0.96, 0.12, FLAT * 2], [x, DECK - 0.06, z], TOWN.deck, { chamfer: 0.01 });
  for (const way of [-1, 1]) {
    const high: Vector = [0, top, way * FLAT];
    const low: Vector = [0, SURFACE, way * RAMP_END];
    builder.add(slope(high, low, 0.96, 0.1), [x, 0, z], TOWN.deck);
    for (const edge of [-0.5, 0.5]) {
      const rail = (y: number, p: Vector): Vector => [0, p[1] + y, p[2]];
      builder.add(slope(rail(0.16, high), rail(0.1, low), 0.1, 0.34), [x + edge, 0, z], paint);
      builder.box([0.17, DECK + 0.26, 0.17], [x + edge, 0, z + way * FLAT], { colour: TOWN.pier, foot: 0.7 });
      builder.box([0.21, 0.06, 0.21], [x + edge, DECK + 0.24, z + way * FLAT], TOWN.white);
    }
    for (const step of [0.22, 0.95, 1.5]) {
      const y = step < FLAT ? top : SURFACE + (top - SURFACE) * (1 - (step - FLAT) / (RAMP_END - FLAT));
      const pitch = step < FLAT ? 0 : way * Math.atan2(top - SURFACE, RAMP_END - FLAT);
      builder.box([0.05, 0.012, 0.22], [x, y, z + way * step], TOWN.dash, { pitch, chamfer: 0 });
    }
  }
  for (const edge of [-0.5, 0.5]) builder.box([0.1, 0.3, FLAT * 2], [x + edge, DECK - 0.04, z], paint);
};

const layLamp = (builder: MeshBuilder, road: RoadSquare): void => {
  if (!hasLamp(road)) return;
  const [x, z] = [road.at[0] + 0.06, road.at[1] + 0.06];
  builder.rod(0.022, 0.66, [x, 0.08, z], TOWN.pane, { sides: 5 });
  builder.box([0.2, 0.03, 0.04], [x + 0.08, 0.72, z + 0.05], TOWN.pane, { turn: -0.78, chamfer: 0.01 });
  builder.box(
    [0.12, 0.05, 0.08],
    [x + 0.14, 0.68, z + 0.13],
    { colour: "#FFF3D2", glow: "window", hue: "#FFDFA0" },
    { turn: -0.78 },
  );
};

/** Asphalt, kerbs, dashes, zebras at tile borders, barriers at dead ends, bridges and lamps. */
export const layRoads = (builder: MeshBuilder, town: CityTown): void => {
  for (const road of roadsOf(town)) {
    const [x, y] = road.at;
    const shade = Math.round((grain(x, y) - 0.5) * 5);
    const colour = `rgb(${90 + shade}, ${88 + shade}, ${96 + shade})`;
    builder.box([1, SURFACE, 1], [x + 0.5, 0, y + 0.5], colour, { chamfer: 0 });
    layKerbs(builder, road);
    layMarks(builder, road);
    layBarrier(builder, road);
    layLamp(builder, road);
    if (road.bridge) layBridge(builder, road);
  }
};
