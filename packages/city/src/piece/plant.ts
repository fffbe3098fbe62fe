import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { TOWN } from "../palette.ts";
import type { Plant } from "../town/planting.ts";

const trunk = (builder: MeshBuilder, tall: number): void =>
  builder.rod(0.06, tall, [0, 0, 0], TOWN.trunk, { sides: 6, top: 0.045 });

const crown = (
  builder: MeshBuilder,
  radius: number,
  at: readonly [number, number, number],
  shade: number,
  squash = 0.95,
): void =>
  builder.ball(radius, at, { colour: TOWN.leaf[shade % TOWN.leaf.length] ?? TOWN.leaf[0], foot: 0.62 }, { squash });

const BUILDERS: Readonly<Record<Plant["kind"], (builder: MeshBuilder) => void>> = {
  tree: (builder) => {
    trunk(builder, 0.34);
    crown(builder, 0.27, [0, 0.46, 0], 0);
    crown(builder, 0.2, [0.12, 0.66, -0.06], 1);
    crown(builder, 0.17, [-0.15, 0.58, 0.08], 2);
  },
  "round-tree": (builder) => {
    trunk(builder, 0.26);
    crown(builder, 0.25, [0, 0.44, 0], 1);
    crown(builder, 0.14, [0.07, 0.62, 0.03], 0);
  },
  poplar: (builder) => {
    trunk(builder, 0.2);
    crown(builder, 0.19, [0, 0.42, 0], 2, 1.5);
    crown(builder, 0.14, [0, 0.66, 0], 1, 1.5);
  },
  flowers: (builder) => {
    builder.rod(0.22, 0.03, [0, 0, 0], "#8A7B4E", { sides: 9 });
    for (let i = 0; i < 9; i++) {
      const [angle, r] = [i * 2.4, 0.05 + i * 0.014];
      builder.ball(
        0.05,
        [Math.sin(angle) * r, 0.06, Math.cos(angle) * r],
        i % 3 === 0 ? TOWN.leaf[0] : (TOWN.blooms[i % 3] ?? TOWN.white),
      );
    }
  },
  bench: (builder) => {
    builder.box([0.5, 0.02, 0.3], [0, 0, 0], TOWN.path, { chamfer: 0.005 });
    builder.box([0.4, 0.03, 0.1], [0, 0.1, 0], TOWN.wood, { chamfer: 0.01 });
    builder.box([0.4, 0.1, 0.02], [0, 0.14, 0.05], TOWN.wood, { chamfer: 0.005 });
    for (const x of [-0.15, 0.15]) builder.box([0.03, 0.1, 0.08], [x, 0, 0], TOWN.pane, { chamfer: 0.005 });
  },
};

/** One plant, foot at the origin. */
export const layPlant = (builder: MeshBuilder, kind: Plant["kind"]): void => BUILDERS[kind](builder);
