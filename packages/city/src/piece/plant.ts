import { type Clump, clumps, crownOf } from "../mesh/foliage.ts";
import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import type { Vector } from "../mesh/solid.ts";
import { TOWN } from "../palette.ts";
import { mixed } from "../tint.ts";
import type { Plant } from "../town/planting.ts";

/** How many trees of a kind there are that look different. */
export const TREE_LOOKS = 3;

/** What the sun makes of leaves at the top of a crown. */
const LIT = "#E8F29A";

/** A crown, its middle at a point: lit above, dark below, no facet like the next. */
export const layCrown = (
  builder: MeshBuilder,
  leaves: readonly Clump[],
  at: Vector,
  colour: string,
  seed: number,
): void =>
  builder.add(crownOf(leaves, seed), at, {
    colour: mixed(colour, LIT, 0.86),
    foot: 0.5,
    fleck: { share: 0.12, every: 3 },
  });

/** A tree as numbers: how high its trunk is and how often it forks; its crown's clumps, their radius, how high they spread. */
interface Tree {
  readonly trunk: number;
  readonly forks: number;
  readonly crown: readonly [clumps: number, radius: number, tall: number];
  readonly colour: string;
  readonly bark?: string;
  readonly fruit?: string;
}

const layTree = (
  builder: MeshBuilder,
  { trunk, forks, crown, colour, bark = TOWN.trunk, fruit }: Tree,
  seed: number,
): void => {
  const [count, radius, tall] = crown;
  builder.rod(0.062, trunk, [0, 0, 0], { colour: bark, foot: 0.7 }, { sides: 6, top: 0.04 });
  for (let i = 0; i < forks; i++)
    builder.rod(0.028, 0.24, [0, trunk * 0.6, 0], bark, { turn: i * 2.1 + seed, pitch: 0.64, sides: 5, top: 0.012 });
  const middle = trunk + radius * 0.75;
  layCrown(builder, clumps(count, radius, tall, seed), [0, middle, 0], colour, seed);
  if (!fruit) return;
  for (let i = 0; i < 8; i++) {
    const at: Vector = [Math.sin(i * 2.4) * radius, middle - 0.08 + (i % 4) * 0.05, Math.cos(i * 2.4) * radius];
    builder.rod(0.022, 0.034, at, fruit, { sides: 5, top: 0.016 });
  }
};

const [OAK, LIME, ELM] = TOWN.leaf;
const TREES: Readonly<Record<"tree" | "round-tree" | "poplar", readonly Tree[]>> = {
  tree: [
    { trunk: 0.34, forks: 3, crown: [7, 0.23, 0.3], colour: OAK },
    { trunk: 0.36, forks: 3, crown: [5, 0.24, 0.44], colour: LIME },
    { trunk: 0.4, forks: 3, crown: [6, 0.22, 0.16], colour: ELM },
  ],
  "round-tree": [
    { trunk: 0.27, forks: 2, crown: [4, 0.21, 0.24], colour: LIME },
    { trunk: 0.24, forks: 2, crown: [4, 0.2, 0.1], colour: OAK, fruit: "#C8503A" },
    { trunk: 0.36, forks: 2, crown: [4, 0.17, 0.34], colour: "#9DB268", bark: "#E4DCCB" },
  ],
  poplar: [
    { trunk: 0.26, forks: 0, crown: [5, 0.16, 0.6], colour: ELM },
    { trunk: 0.24, forks: 0, crown: [5, 0.17, 0.5], colour: OAK },
    { trunk: 0.2, forks: 0, crown: [6, 0.15, 0.7], colour: "#5F8459" },
  ],
};

const layFlowers = (builder: MeshBuilder): void => {
  builder.rod(0.22, 0.03, [0, 0, 0], "#8A7B4E", { sides: 9 });
  for (let i = 0; i < 9; i++) {
    const [angle, r] = [i * 2.4, 0.05 + i * 0.014];
    const bloom = i % 3 === 0 ? TOWN.leaf[0] : (TOWN.blooms[i % 3] ?? TOWN.white);
    builder.ball(0.05, [Math.sin(angle) * r, 0.06, Math.cos(angle) * r], bloom);
  }
};

const layBench = (builder: MeshBuilder): void => {
  builder.box([0.5, 0.02, 0.3], [0, 0, 0], TOWN.path, { chamfer: 0.005 });
  builder.box([0.4, 0.03, 0.1], [0, 0.1, 0], TOWN.wood, { chamfer: 0.01 });
  builder.box([0.4, 0.1, 0.02], [0, 0.14, 0.05], TOWN.wood, { chamfer: 0.005 });
  for (const x of [-0.15, 0.15]) builder.box([0.03, 0.1, 0.08], [x, 0, 0], TOWN.pane, { chamfer: 0.005 });
};

/** One plant in one of its looks, foot at the origin. */
export const layPlant = (builder: MeshBuilder, kind: Plant["kind"], look: number): void => {
  if (kind === "flowers") return layFlowers(builder);
  if (kind === "bench") return layBench(builder);
  const tree = TREES[kind][look];
  if (tree) layTree(builder, tree, look + kind.length);
};
