import { once } from "../once.ts";
import { LIGHTS } from "../palette.ts";
import { allSquares, isSource } from "../town/board.ts";
import { hull } from "../placing/outline.ts";
import { DECK, roadsOf } from "../town/roads.ts";
import type { CityCampaign, CityHouse, CityRestaurant, CityTown, CityView, Hour } from "../view.ts";
import { frameOf } from "./campaign.ts";
import { SHADE_OPACITY, tone } from "./hour.ts";
import { byTile, laidOnce } from "./laid.ts";
import { letteredIn } from "./lettered.ts";
import { type FlatNode, node, PARTED } from "./node.ts";
import { corners, type FlatPoint, polygon } from "./path.ts";
import { type FlatTree, treesOf } from "./plants.ts";
import { DECK_LONG } from "./street.ts";

/** A corner of something that stands: where, and how high, in squares. */
export type SolidCorner = readonly [x: number, y: number, height: number];

/** How much lower everything is than in three dimensions: from straight above a true shadow of the evening is longer than its house. */
const LOW = 0.62;

/** How far the shadow of something a square high reaches, east and south. */
export const shadowOf = (hour: Hour): FlatPoint => {
  const [x, up, z] = LIGHTS[hour].sun.from;
  return [(-x / up) * LOW, (-z / up) * LOW];
};

/** What lies in the shade of a body that stands on the ground under its corners. */
export const shadeOf = (solid: readonly SolidCorner[], [dx, dy]: FlatPoint): readonly FlatPoint[] =>
  hull(
    solid.flatMap(([x, y, height]): FlatPoint[] => [
      [x, y],
      [x + dx * height, y + dy * height],
    ]),
  );

const upright = (points: readonly FlatPoint[], height: number): readonly SolidCorner[] =>
  points.map(([x, y]) => [x, y, height]);

const boxed = (west: number, north: number, east: number, south: number, height: number): readonly SolidCorner[] =>
  upright(
    [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
    height,
  );

/** Heights of what stands, in squares. */
const HEIGHTS = { house: 0.78, ridge: 1.1, diner: 0.85, campaign: 0.5, source: 0.75, scaffold: 0.6 };

const ofTree = once(({ at, radius, height }: FlatTree) => upright(corners(at, 8, radius), height));

const ofHouse = once(({ at: [x, y] }: CityHouse): readonly SolidCorner[] => [
  ...boxed(x + 0.14, y + 0.14, x + 1.86, y + 1.2, HEIGHTS.house),
  ...boxed(x + 0.5, y + 0.6, x + 1.5, y + 0.7, HEIGHTS.ridge),
]);

const ofRestaurant = once(({ at: [x, y], open }: CityRestaurant) =>
  upright(corners([x + 1, y + 1], 8, 0.85), open ? HEIGHTS.diner : HEIGHTS.scaffold),
);

const ofCampaign = letteredIn((town, campaign: CityCampaign): readonly SolidCorner[] => {
  const { west, north, east, south } = frameOf(town, campaign);
  return boxed(west + 0.1, north + 0.1, east - 0.1, south - 0.1, HEIGHTS.campaign);
});

/** What the board says stands there: sources and bridges. */
const ofTown = once((town: CityTown): readonly (readonly SolidCorner[])[] => [
  ...allSquares(town)
    .filter((square) => isSource(town, square))
    .map(([x, y]) => boxed(x + 0.1, y + 0.1, x + 0.9, y + 0.9, HEIGHTS.source)),
  ...roadsOf(town)
    .filter(({ bridge }) => bridge)
    .map(({ at: [x, y] }) => boxed(x + 0.04, y + 0.5 - DECK_LONG, x + 0.96, y + 0.5 + DECK_LONG, DECK)),
]);

/** All that stands in town, by its corners. */
const solidsOf = (view: CityView): readonly (readonly SolidCorner[])[] => [
  ...ofTown(view.town),
  ...treesOf(view).map(ofTree),
  ...view.houses.map(ofHouse),
  ...view.restaurants.map(ofRestaurant),
  ...view.campaigns.map((campaign) => ofCampaign(view.town, campaign, "usual")),
];

const drawn = (hour: Hour): ((view: CityView) => FlatNode) => {
  const way = shadowOf(hour);
  const shade = once((solid: readonly SolidCorner[]) => {
    const [x, y] = solid[0] ?? [0, 0];
    return { at: [x, y] as const, d: polygon(shadeOf(solid, way)) };
  });
  return laidOnce((view) => {
    const tiles = byTile(solidsOf(view).map(shade), ({ at }) => at);
    const paths = tiles.map((shades) => node("path", { d: shades.map(({ d }) => d).join(""), ...tone("shade") }));
    // All of it is one veil, so that shade on shade is no darker.
    return node("g", { "data-shadows": hour, opacity: SHADE_OPACITY[hour], ...PARTED }, paths);
  });
};

const DRAWN: Readonly<Record<Hour, (view: CityView) => FlatNode>> = {
  morning: drawn("morning"),
  noon: drawn("noon"),
  evening: drawn("evening"),
  night: drawn("night"),
};

/** The shadows of all that stands in town, on the ground, as long as the sun of the hour is low. */
export const shadows = (view: CityView, hour: Hour): FlatNode => DRAWN[hour](view);
