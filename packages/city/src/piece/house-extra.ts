import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { TOWN } from "../palette.ts";
import { layGableRoof } from "./roof.ts";

/** What some houses have besides: with the three bungalows that makes twelve houses. */
export const HOUSE_EXTRAS = ["none", "dormer", "porch", "carport"] as const;
export type HouseExtra = (typeof HOUSE_EXTRAS)[number];

/** Height of the eaves. */
const EAVES = 0.55;

/** A window in the roof under a gable of its own; `x` and `z` are the middle of its front. */
const layDormer = (builder: MeshBuilder, x: number, z: number, wall: string, roof: string): void => {
  builder.box([0.34, 0.26, 0.36], [x, EAVES + 0.06, z - 0.18], wall, { chamfer: 0.015 });
  layGableRoof(builder, { width: 0.5, height: 0.22, depth: 0.44, turn: Math.PI / 2 }, [x, EAVES + 0.3, z - 0.18], {
    roof,
    wall,
  });
  const pane = { colour: TOWN.pane, glow: "window", hue: TOWN.window } as const;
  builder.box([0.2, 0.15, 0.03], [x, EAVES + 0.13, z + 0.005], pane, { chamfer: 0.005 });
};

/** A veranda before the door: a low roof on white posts, two steps and a bench. */
const layPorch = (builder: MeshBuilder, z: number, roof: string): void => {
  builder.box([0.86, 0.05, 0.36], [-0.12, 0.05, z + 0.18], "#C9A981", { chamfer: 0.012 });
  builder.box([0.3, 0.03, 0.12], [-0.12, 0.05, z + 0.4], TOWN.path, { chamfer: 0.01 });
  for (const x of [-0.52, 0.28]) builder.rod(0.022, 0.34, [x, 0.1, z + 0.33], TOWN.white, { sides: 6 });
  builder.box(
    [0.94, 0.05, 0.42],
    [-0.12, 0.43, z + 0.17],
    { colour: roof, foot: 0.9 },
    { pitch: 0.16, chamfer: 0.015 },
  );
  builder.box([0.24, 0.05, 0.09], [-0.38, 0.12, z + 0.1], TOWN.wood, { chamfer: 0.012 });
};

/** A flat roof on posts over the drive. */
const layCarport = (builder: MeshBuilder, roof: string): void => {
  for (const x of [0.42, 0.86])
    for (const z of [0.4, 0.9]) builder.rod(0.02, 0.38, [x, 0.05, z], TOWN.white, { sides: 6 });
  builder.box([0.54, 0.045, 0.66], [0.64, 0.42, 0.64], { colour: roof, foot: 0.9 }, { chamfer: 0.015 });
  builder.box([0.56, 0.02, 0.05], [0.64, 0.43, 0.96], TOWN.white, { chamfer: 0.006 });
};

/** Adds an extra to a house whose front wall with the door stands at `front`, and whose dormer has room at `dormer`. */
export const layExtra = (
  builder: MeshBuilder,
  extra: HouseExtra,
  at: { readonly front: number; readonly dormer: readonly [number, number] },
  wall: string,
  roof: string,
): void => {
  if (extra === "dormer") layDormer(builder, at.dormer[0], at.dormer[1], wall, roof);
  if (extra === "porch") layPorch(builder, at.front, roof);
  if (extra === "carport") layCarport(builder, roof);
};
