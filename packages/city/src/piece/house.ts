import { clumps } from "../mesh/foliage.ts";
import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { TOWN } from "../palette.ts";
import { type HouseExtra, layExtra } from "./house-extra.ts";
import { layCrown } from "./plant.ts";
import { layChimney, layGableRoof, layHipRoof } from "./roof.ts";

/** The three bungalows. */
export const HOUSE_TYPES = ["gable", "hip", "cross"] as const;
export type HouseType = (typeof HOUSE_TYPES)[number];

const WALL = 0.5;
const BASE = 0.05;

/** A pane that looks dark by day and warm after dusk, with a sill. `turn` 0 looks south. */
const pane = (builder: MeshBuilder, x: number, z: number, wide: number, turn: number): void => {
  const [out, side] = [Math.cos(turn), Math.sin(turn)];
  const paint = { colour: TOWN.pane, glow: "window", hue: TOWN.window } as const;
  builder.box([wide, 0.22, 0.03], [x, BASE + 0.19, z], paint, { turn, chamfer: 0.005 });
  const sill = [x + side * 0.02, BASE + 0.15, z + out * 0.02] as const;
  builder.box([wide + 0.07, 0.04, 0.06], sill, TOWN.white, { turn, chamfer: 0.01 });
};

/** A window of a house: where it is in its wall, how wide, and which way it looks; 0 is the front. */
export interface Pane {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly turn: number;
}

const sides = (x: number, z: number, wide: number): readonly Pane[] =>
  [-1, 1].map((way) => ({ x: way * x, z, wide, turn: (way * Math.PI) / 2 }));
const backs = (xs: readonly number[], z: number, wide: number): readonly Pane[] =>
  xs.map((x) => ({ x, z, wide, turn: Math.PI }));

/** The windows of each bungalow: they are built from this, and throw their light from here. */
export const PANES: Readonly<Record<HouseType, readonly Pane[]>> = {
  gable: [
    { x: -0.5, z: 0.345, wide: 0.3, turn: 0 },
    { x: 0.42, z: 0.345, wide: 0.3, turn: 0 },
    ...backs([-0.4, 0.4], -0.745, 0.3),
    ...sides(0.795, -0.2, 0.3),
  ],
  hip: [
    { x: -0.44, z: 0.525, wide: 0.34, turn: 0 },
    { x: 0.42, z: 0.265, wide: 0.4, turn: 0 },
    ...sides(0.805, -0.3, 0.3),
    ...backs([0], -0.745, 0.5),
  ],
  cross: [
    { x: -0.52, z: 0.195, wide: 0.3, turn: 0 },
    { x: 0.36, z: 0.545, wide: 0.38, turn: 0 },
    ...backs([-0.4, 0.4], -0.755, 0.3),
    ...sides(0.785, -0.3, 0.26),
  ],
};

const layLot = (builder: MeshBuilder): void => {
  builder.box([1.92, 0.05, 1.92], [0, 0, 0], { colour: TOWN.pad, foot: 0.85 }, { chamfer: 0.02 });
  builder.box([0.36, 0.02, 0.56], [0.62, 0.045, 0.68], TOWN.path, { chamfer: 0.01 });
  builder.box([0.2, 0.02, 0.52], [-0.12, 0.045, 0.69], TOWN.path, { chamfer: 0.01 });
  const hedge = { colour: TOWN.hedge, foot: 0.65 };
  builder.box([1.84, 0.2, 0.11], [0, 0.03, -0.89], hedge, { chamfer: 0.04 });
  for (const x of [-0.89, 0.89]) builder.box([0.11, 0.18, 1.3], [x, 0.03, -0.25], hedge, { chamfer: 0.04 });
  for (const x of [-0.72, -0.5, 0.2]) builder.ball(0.09, [x, 0.1, 0.46], { colour: TOWN.hedge, foot: 0.7 });
  builder.ball(0.045, [-0.6, 0.11, 0.52], TOWN.blooms[1]);
  builder.ball(0.04, [-0.4, 0.1, 0.5], TOWN.blooms[0]);
  builder.rod(0.02, 0.2, [-0.3, 0.04, 0.9], TOWN.wood, { sides: 5 });
  builder.box([0.1, 0.07, 0.13], [-0.3, 0.22, 0.9], TOWN.white, { chamfer: 0.02 });
};

const layDoor = (builder: MeshBuilder, z: number): void => {
  builder.box([0.2, 0.34, 0.04], [-0.12, BASE, z], "#7A4636", { chamfer: 0.01 });
  builder.box([0.34, 0.04, 0.2], [-0.12, BASE + 0.38, z + 0.08], TOWN.white, { chamfer: 0.01 });
  builder.box([0.05, 0.05, 0.04], [0.04, BASE + 0.3, z + 0.02], {
    colour: "#FFF3D2",
    glow: "window",
    hue: "#FFDFA0",
  });
};

/** The height of the eaves. */
const EAVES = BASE + WALL;

const layWalls = (builder: MeshBuilder, wide: number, deep: number, x: number, z: number, wall: string): void => {
  builder.box([wide, WALL, deep], [x, BASE, z], { colour: wall, foot: 0.8 });
  builder.box([wide + 0.03, 0.07, deep + 0.03], [x, BASE, z], "#B49A86", { chamfer: 0.012 });
};

const layGable = (builder: MeshBuilder, wall: string, roof: string): void => {
  layWalls(builder, 1.58, 1.08, 0, -0.2, wall);
  layGableRoof(builder, { width: 1.78, height: 0.5, depth: 1.36 }, [0, EAVES, -0.2], { roof, wall });
  layChimney(builder, 0.45, EAVES + 0.1, -0.42);
  layDoor(builder, 0.35);
};

const layHip = (builder: MeshBuilder, wall: string, roof: string): void => {
  layWalls(builder, 1.6, 1.0, 0, -0.24, wall);
  layWalls(builder, 0.66, 0.4, -0.44, 0.32, wall);
  layHipRoof(builder, { width: 1.8, height: 0.52, depth: 1.24 }, [0, EAVES, -0.24], roof);
  layHipRoof(builder, { width: 1.0, height: 0.42, depth: 0.86, turn: Math.PI / 2 }, [-0.44, EAVES, 0.18], roof);
  layChimney(builder, 0.55, EAVES + 0.06, -0.5);
  layDoor(builder, 0.27);
};

const layCross = (builder: MeshBuilder, wall: string, roof: string): void => {
  layWalls(builder, 1.56, 0.92, 0, -0.28, wall);
  layWalls(builder, 0.72, 0.5, 0.36, 0.28, wall);
  const across = { width: 1.02, height: 0.44, depth: 0.92, turn: Math.PI / 2 };
  layGableRoof(builder, { width: 1.76, height: 0.46, depth: 1.18 }, [0, EAVES, -0.28], { roof, wall });
  layGableRoof(builder, across, [0.36, EAVES, 0.12], { roof, wall });
  layChimney(builder, -0.5, EAVES + 0.08, -0.4);
  layDoor(builder, 0.2);
};

const BUILDERS: Readonly<Record<HouseType, (builder: MeshBuilder, wall: string, roof: string) => void>> = {
  gable: layGable,
  hip: layHip,
  cross: layCross,
};

/** Where each bungalow has its door, and room in its roof, east and south of the middle. */
const ROOM_FOR: Readonly<Record<HouseType, Parameters<typeof layExtra>[2]>> = {
  gable: { front: 0.34, dormer: [0, 0.24] },
  hip: { front: 0.26, dormer: [0.36, 0.16] },
  cross: { front: 0.18, dormer: [-0.42, 0.1] },
};

/** A house on its 2x2 lot, middle of the lot at the origin, front to the south. */
export const layHouse = (
  builder: MeshBuilder,
  type: HouseType,
  extra: HouseExtra,
  [wall, roof]: readonly [string, string],
): void => {
  layLot(builder);
  BUILDERS[type](builder, wall, roof);
  for (const { x, z, wide, turn } of PANES[type]) pane(builder, x, z, wide, turn);
  layExtra(builder, extra, ROOM_FOR[type], wall, roof);
};

/** A garden of 2x1 squares, its house to the north: lawn, pickets on three sides, a pool, a parasol. */
export const layGarden = (builder: MeshBuilder): void => {
  builder.box([1.94, 0.06, 0.96], [0, 0, 0], { colour: TOWN.lawn, foot: 0.85 }, { chamfer: 0.02 });
  for (let i = 0; i < 11; i++)
    builder.box(
      [0.1, 0.2, 0.04],
      [-0.9 + i * 0.18, 0.04, 0.44],
      { colour: TOWN.white, foot: 0.85 },
      { chamfer: 0.015 },
    );
  builder.box([1.9, 0.03, 0.03], [0, 0.14, 0.42], TOWN.white, { chamfer: 0.005 });
  for (const x of [-0.92, 0.92]) {
    for (let i = 0; i < 5; i++)
      builder.box(
        [0.04, 0.2, 0.1],
        [x, 0.04, -0.36 + i * 0.18],
        { colour: TOWN.white, foot: 0.85 },
        { chamfer: 0.015 },
      );
    builder.box([0.03, 0.03, 0.84], [x, 0.14, 0], TOWN.white, { chamfer: 0.005 });
  }
  builder.rod(0.33, 0.045, [0.42, 0.045, 0], TOWN.path, { sides: 14 });
  builder.rod(0.28, 0.05, [0.42, 0.05, 0], TOWN.water, { sides: 14 });
  builder.rod(0.015, 0.34, [-0.3, 0.05, 0.02], TOWN.wood, { sides: 5 });
  builder.rod(0.24, 0.12, [-0.3, 0.36, 0.02], "#E7B9A2", { sides: 8, top: 0.02 });
  builder.box([0.12, 0.06, 0.3], [-0.08, 0.05, 0.08], TOWN.white, { chamfer: 0.02 });
  builder.rod(0.04, 0.2, [-0.68, 0.05, -0.12], TOWN.trunk, { sides: 5 });
  layCrown(builder, clumps(3, 0.18, 0.14, 9), [-0.68, 0.34, -0.12], TOWN.leaf[1], 9);
};

/** A family car, nose to the south, smaller than life so that roads stay readable. */
export const layCar = (builder: MeshBuilder, colour: string): void => {
  builder.box([0.25, 0.1, 0.52], [0, 0.05, 0], { colour, foot: 0.75 }, { chamfer: 0.04 });
  builder.box([0.21, 0.09, 0.26], [0, 0.14, -0.04], "#5F7076", { chamfer: 0.035 });
  builder.box([0.19, 0.02, 0.2], [0, 0.225, -0.04], colour, { chamfer: 0.01 });
  layWheels(builder);
};

/** A milk van, cream with a blue band, its nose to the south. */
export const layMilkVan = (builder: MeshBuilder): void => {
  const cream = { colour: "#FBF4E4", foot: 0.8 };
  builder.box([0.26, 0.12, 0.52], [0, 0.05, 0], "#4E7FB0", { chamfer: 0.03 });
  builder.box([0.25, 0.17, 0.36], [0, 0.17, -0.07], cream, { chamfer: 0.03 });
  builder.box([0.22, 0.09, 0.04], [0, 0.18, 0.12], "#5F7076", { chamfer: 0.01 });
  builder.rod(0.06, 0.1, [0, 0.34, -0.07], "#FFFFFF", { sides: 8 });
  layWheels(builder);
};

/** Four wheels, two lamps before and two behind. */
const layWheels = (builder: MeshBuilder): void => {
  for (const x of [-0.12, 0.12])
    for (const z of [-0.16, 0.16])
      builder.rod(0.05, 0.04, [x + 0.02, 0.055, z], TOWN.ink, { sides: 8, roll: Math.PI / 2 });
  for (const x of [-0.08, 0.08]) {
    builder.box([0.05, 0.04, 0.02], [x, 0.08, 0.26], { colour: "#FFF3D2", glow: "window", hue: "#FFF0C8" });
    builder.box([0.05, 0.03, 0.02], [x, 0.09, -0.26], { colour: "#B5452F", glow: "window", hue: "#C3402C" });
  }
};
