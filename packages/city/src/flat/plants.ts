import { once } from "../once.ts";
import { TOWN } from "../palette.ts";
import type { CityPiece } from "../piece/stand.ts";
import { wildPieces } from "../piece/wild.ts";
import type { Plant } from "../town/planting.ts";
import type { CityView } from "../view.ts";
import { tone } from "./hour.ts";
import { byTile, laidOnce } from "./laid.ts";
import { type FlatNode, node, PARTED } from "./node.ts";
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

/** A piece of the town as a tree from above; null for whatever else grows. */
const treeOf = once((piece: CityPiece): { readonly tree: FlatTree | null } => {
  const tree = TREES[plantOf(piece) ?? "bench"];
  const at: FlatPoint = [piece.at[0], piece.at[2]];
  return { tree: tree ? { at, radius: tree.radius * piece.size, height: tree.height * piece.size } : null };
});

/** The trees of the town, where they stand in three dimensions too: on empty squares alone. */
export const treesOf = laidOnce((view: CityView): readonly FlatTree[] =>
  wildPieces(view).flatMap((piece) => treeOf(piece).tree ?? []),
);

/** A flower bed: a ring of green, and its blossoms by their colours. */
const bedOf = once(({ at: [x, , z], turn }: CityPiece) => ({
  green: disc(x, z, 0.24),
  blooms: TOWN.blooms.map((_, first) =>
    [first, first + 3]
      .map((i) => disc(x + Math.sin(turn + i * 1.05) * 0.12, z + Math.cos(turn + i * 1.05) * 0.12, 0.06))
      .join(""),
  ),
}));

/** The flower beds of a tile. */
const bedsOn = (pieces: readonly CityPiece[]): FlatNode => {
  const all = pieces.map(bedOf);
  return node("g", {}, [
    node("path", { d: all.map(({ green }) => green).join(""), ...tone("leaf") }),
    ...TOWN.blooms.map((fill, i) => node("path", { d: all.map(({ blooms }) => blooms[i] ?? "").join(""), fill })),
  ]);
};

/** A crown in three layers: the dark foot, the green, and where light falls on it from the north. */
const crownOf = once(({ at: [x, y], radius }: FlatTree) => {
  const layer = (share: number, up: number): string => disc(x - radius * up * 0.6, y - radius * up, radius * share);
  return { leaf: layer(1, 0), crown: layer(0.78, 0.14), tip: layer(0.42, 0.34) };
});

/** The trees of a tile: each layer of all crowns is one path. */
const crownsOn = (trees: readonly FlatTree[]): FlatNode => {
  const crowns = trees.map(crownOf);
  return node(
    "g",
    {},
    (["leaf", "crown", "tip"] as const).map((layer) =>
      node("path", { d: crowns.map((crown) => crown[layer]).join(""), ...tone(layer) }),
    ),
  );
};

/** All that grows on empty squares, a tile after the other. */
export const plants = laidOnce((view: CityView): FlatNode => {
  const flowers = wildPieces(view).filter((piece) => plantOf(piece) === "flowers");
  return node("g", { "data-plants": "", ...PARTED }, [
    ...byTile(flowers, ({ at: [x, , z] }) => [x, z]).map(bedsOn),
    ...byTile(treesOf(view), ({ at }) => at).map(crownsOn),
  ]);
});
