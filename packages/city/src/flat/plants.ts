import { TOWN } from "../palette.ts";
import type { CityPiece } from "../piece/stand.ts";
import { wildPieces } from "../piece/wild.ts";
import type { Plant } from "../town/planting.ts";
import type { CityView } from "../view.ts";
import { tone } from "./hour.ts";
import { laidOnce } from "./laid.ts";
import { type FlatNode, node } from "./node.ts";
import { disc, type FlatPoint } from "./path.ts";

/** A tree from above: where it stands, how far its crown reaches, and how high it is. */
export interface FlatTree {
  readonly at: FlatPoint;
  readonly radius: number;
  readonly height: number;
}

const TREES: Partial<Readonly<Record<Plant["kind"], { readonly radius: number; readonly height: number }>>> = {
  tree: { radius: 0.36, height: 0.8 },
  "round-tree": { radius: 0.3, height: 0.62 },
  poplar: { radius: 0.23, height: 0.9 },
};

const plantOf = ({ drawing }: CityPiece): Plant["kind"] | null => (drawing.kind === "plant" ? drawing.plant : null);

/** The trees of the town, where they stand in three dimensions too: on empty squares alone. */
export const treesOf = laidOnce((view: CityView): readonly FlatTree[] =>
  wildPieces(view).flatMap((piece) => {
    const tree = TREES[plantOf(piece) ?? "bench"];
    return tree
      ? [{ at: [piece.at[0], piece.at[2]], radius: tree.radius * piece.size, height: tree.height * piece.size }]
      : [];
  }),
);

/** Flower beds: some blossoms in a ring of green. */
const beds = (view: CityView): readonly FlatNode[] => {
  const all = wildPieces(view).filter((piece) => plantOf(piece) === "flowers");
  const bloom = (first: number): string =>
    all
      .flatMap(({ at: [x, , z], turn }) =>
        [first, first + 3].map((i) => {
          const angle = turn + i * 1.05;
          return disc(x + Math.sin(angle) * 0.12, z + Math.cos(angle) * 0.12, 0.06);
        }),
      )
      .join("");
  return [
    node("path", { d: all.map(({ at: [x, , z] }) => disc(x, z, 0.24)).join(""), ...tone("leaf") }),
    ...TOWN.blooms.map((fill, i) => node("path", { d: bloom(i), fill })),
  ];
};

/** Crowns in three layers, each a path: the dark foot, the green, and where light falls on it from the north. */
const crowns = (trees: readonly FlatTree[]): readonly FlatNode[] => {
  const layer = (share: number, up: number): string =>
    trees.map(({ at: [x, y], radius }) => disc(x - radius * up * 0.6, y - radius * up, radius * share)).join("");
  return [
    node("path", { d: layer(1, 0), ...tone("leaf") }),
    node("path", { d: layer(0.78, 0.14), ...tone("crown") }),
    node("path", { d: layer(0.42, 0.34), ...tone("tip") }),
  ];
};

/** All that grows on empty squares. */
export const plants = laidOnce((view: CityView): FlatNode =>
  node("g", { "data-plants": treesOf(view).length }, [...beds(view), ...crowns(treesOf(view))]),
);
