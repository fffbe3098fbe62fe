import type { CityTown } from "../view.ts";
import { TOWN } from "../palette.ts";
import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { grain } from "../grain.ts";
import { heightOf, TILE, widthOf } from "./board.ts";

/** Width of the brass rim and its distance from the tiles, in squares. */
export const RIM = { from: 0.12, width: 0.62, top: 0.02 } as const;
/** How far the wooden base reaches beyond the tiles. */
export const MARGIN = 0.95;
/** How far it reaches down. */
export const BASE_DEPTH = 1.26;

const tint = (hex: string, share: number): string => {
  const parts = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  return `#${parts
    .map((part) => Math.max(0, Math.min(255, Math.round(part * (1 + share)))))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
};

/** The wooden base with its brass rim, and the slabs of grass, one a tile with a groove between. */
export const layGround = (builder: MeshBuilder, town: CityTown): void => {
  const [w, h] = [widthOf(town), heightOf(town)];
  const [x, z] = [w / 2, h / 2];
  const wide = MARGIN * 2;
  builder.box([w + wide, 0.9, h + wide], [x, -BASE_DEPTH, z], { colour: TOWN.plinth, foot: 0.55 }, { chamfer: 0.16 });
  builder.box([w + wide - 0.34, 0.1, h + wide - 0.34], [x, -0.4, z], TOWN.plinthStep, { chamfer: 0.04 });
  layRim(builder, w, h);
  builder.box([w + 0.12, 0.2, h + 0.12], [x, -0.38, z], TOWN.groove, { chamfer: 0.02 });
  for (let row = 0; row < town.rows; row++)
    for (let column = 0; column < town.columns; column++) {
      const grass = TOWN.grass[(row + column) % 2] ?? TOWN.grass[0];
      const colour = tint(grass, (grain(column, row) - 0.5) * 0.03);
      const at = [column * TILE + 2.5, -0.36, row * TILE + 2.5] as const;
      builder.box([4.9, 0.36, 4.9], at, { colour, foot: 0.72 }, { chamfer: 0.05 });
    }
};

const layRim = (builder: MeshBuilder, w: number, h: number): void => {
  const middle = RIM.from + RIM.width / 2;
  const bar = { colour: TOWN.brass, foot: 0.85 };
  const [tall, low] = [0.3, RIM.top - 0.3];
  for (const z of [-middle, h + middle])
    builder.box([w + RIM.from * 2 + RIM.width * 2, tall, RIM.width], [w / 2, low, z], bar);
  for (const x of [-middle, w + middle]) builder.box([RIM.width, tall, h + RIM.from * 2], [x, low, h / 2], bar);
};
