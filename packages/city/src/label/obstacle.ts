import { pieceOfCampaign } from "../look.ts";
import { OWNER_SHAPE } from "../piece/owner-shape.ts";
import { siteMiddle } from "../piece/piece.ts";
import { mastOf } from "../piece/restaurant-place.ts";
import { SIGN_HEIGHT, SIGN_SIZE } from "../piece/entrance.ts";
import { quarterTurn } from "../camera/rig.ts";
import { once } from "../once.ts";
import { allSquares, isSource } from "../town/board.ts";
import { roadsOf } from "../town/roads.ts";
import type { CityCampaign, CityRestaurant, CityView, Square } from "../view.ts";
import { type CameraView, isFar } from "./detail.ts";
import { cornersOf, printsIn } from "./print.ts";

type Vector = readonly [number, number, number];

/** Something in town that labels keep clear of. */
export interface LabelObstacle {
  /** Points that span it, in squares. */
  readonly corners: readonly Vector[];
  /** To cover all of it costs so often its own size, in pixels of the way; `Infinity` where nothing may lie. */
  readonly weight: number;
  /** Only what belongs to it may lie over it, but for so much of the way from its outline to its middle; at 0 none of others points across it. */
  readonly keptFree?: number;
  /** Whose it is: that piece's own label may lie over it unless nothing may. */
  readonly of?: object;
}

/** The sign of an entrance, a diner and a campaign are never covered, of a house an edge at most; of the rest as little as may be. */
const WEIGHTS = { face: 3, mat: 1, source: 1, piece: 6, mark: 1, road: 0.7 };

/** How far something may reach over the edge of a house. */
const EDGE = 0.16;

const spanned = ([x, y]: Square, width: number, height: number, tall: number): readonly Vector[] =>
  [x, x + width].flatMap((east) =>
    [y, y + height].flatMap((south) => [0, tall].map((up) => [east, up, south] as const)),
  );

const HALF = SIGN_SIZE / 2;
const MAT = 0.3;

/** The mat of an entrance, and the sign above it as it is turned to the camera. */
const entranceSeen = (restaurant: CityRestaurant, sight: CameraView): readonly LabelObstacle[] => {
  const [x, z] = mastOf(restaurant);
  const mat = { corners: spanned([x - MAT, z - MAT], MAT * 2, MAT * 2, 0.1), weight: WEIGHTS.mat, of: restaurant };
  // From far away and from straight above a label is the sign.
  if (sight.plan || isFar(sight.detail) || !restaurant.open || restaurant.bankrupt) return [mat];
  const turn = quarterTurn(sight.yaw);
  const corners = [-HALF, HALF].flatMap((along) =>
    [-HALF, HALF].map((up): Vector => [x + along * Math.cos(turn), SIGN_HEIGHT + up, z - along * Math.sin(turn)]),
  );
  return [mat, { corners, weight: Infinity }];
};

const sources = once((town: CityView["town"]): readonly LabelObstacle[] =>
  allSquares(town)
    .filter((square) => isSource(town, square))
    .map((square) => ({ corners: spanned(square, 1, 1, 0.7), weight: WEIGHTS.source })),
);

/** Roads: a tile border, a bridge and a dead end are looked for, so there more than elsewhere. */
const roads = once((town: CityView["town"]): readonly LabelObstacle[] =>
  roadsOf(town).map(({ at, seams, bridge, end }) => ({
    corners: spanned(at, 1, 1, 0),
    weight: seams.length > 0 || bridge || end !== null ? WEIGHTS.mark : WEIGHTS.road,
  })),
);

/** The owner's shape at the front of a billboard: not even its own label should lie over it. */
const ownerShapes = (campaign: CityCampaign): readonly LabelObstacle[] => {
  const { site } = campaign;
  if (pieceOfCampaign(campaign) !== "billboard" || !("at" in site)) return [];
  const [x, z] = [site.at[0] + site.width / 2, site.at[1] + site.height];
  const half = OWNER_SHAPE / 2;
  return [{ corners: spanned([x - half, z - half], OWNER_SHAPE, half, OWNER_SHAPE), weight: WEIGHTS.face }];
};

/** What has a label of its own in a city. */
export type LabelledPieces = Pick<CityView, "town" | "houses" | "restaurants" | "campaigns">;

const piecesSeen = (view: LabelledPieces, sight: CameraView): readonly LabelObstacle[] => [
  ...printsIn(view).map((print) => ({ corners: cornersOf(print, sight.yaw), weight: WEIGHTS.face })),
  ...view.restaurants.flatMap((restaurant) => [
    // Of things of one piece the last is what its label stands about.
    ...entranceSeen(restaurant, sight),
    { corners: spanned(restaurant.at, 2, 2, 0.8), weight: WEIGHTS.piece, keptFree: 0, of: restaurant },
  ]),
  ...view.houses.map((house) => ({
    corners: spanned(house.at, 2, 2, 0.6),
    weight: WEIGHTS.piece,
    keptFree: EDGE,
    of: house,
  })),
  ...view.campaigns.flatMap((campaign) => {
    const { site } = campaign;
    const { x, z } = siteMiddle(view.town, site);
    const [width, height] = "at" in site ? [site.width, site.height] : [2, 2];
    const corners = spanned([x - width / 2, z - height / 2], width, height, 0.8);
    return [{ corners, weight: WEIGHTS.piece, keptFree: 0, of: campaign }, ...ownerShapes(campaign)];
  }),
];

/** All that labels keep clear of in a city, as the camera sees it; what is in hand as if it stood there, a house's edge as well. */
export const seenIn = (view: CityView, sight: CameraView, inHand?: LabelledPieces): readonly LabelObstacle[] => [
  ...piecesSeen(view, sight),
  ...(inHand ? piecesSeen(inHand, sight) : []).map((one) => (one.keptFree ? { ...one, keptFree: 0 } : one)),
  ...sources(view.town),
  ...roads(view.town),
];
