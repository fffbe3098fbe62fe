import { pieceOfCampaign } from "../look.ts";
import type { CampaignSite, CityCampaign, CityRestaurant, CityTown, CityView, Corner } from "../view.ts";
import { heightOf, widthOf } from "../town/board.ts";
import { MARGIN } from "../town/ground.ts";
import { housePieces } from "./home.ts";
import { GOOD_SIZE } from "./drawing.ts";
import { type CityPiece, QUARTER, still, turnedBy, restaurantKey } from "./stand.ts";
import { streetPieces, trafficPieces, wildPieces } from "./wild.ts";

/** How a diner stands so that its entrance comes to a corner; it keeps its long side to the south or north. */
const DOOR: Readonly<Record<Corner, { readonly turn: number; readonly hand: 1 | -1 }>> = {
  SE: { turn: 0, hand: 1 },
  SW: { turn: 0, hand: -1 },
  NW: { turn: QUARTER * 2, hand: 1 },
  NE: { turn: QUARTER * 2, hand: -1 },
};
const CORNER: Readonly<Record<Corner, readonly [number, number]>> = {
  NW: [-0.7, -0.7],
  NE: [0.7, -0.7],
  SE: [0.7, 0.7],
  SW: [-0.7, 0.7],
};
const CORNERS: readonly Corner[] = ["NW", "NE", "SE", "SW"];

/** Where the mast of a restaurant stands, in squares. */
export const mastOf = ({ at, entrance }: CityRestaurant): readonly [number, number] => [
  at[0] + 1 + CORNER[entrance][0],
  at[1] + 1 + CORNER[entrance][1],
];

/** How far a diner leans from its entrance, in squares: the mast stands free. */
const LEAN = 0.14;

/** The middle of a restaurant's building, in squares. */
export const dinerMiddle = ({ at, entrance }: CityRestaurant): readonly [number, number] => [
  at[0] + 1 - Math.sign(CORNER[entrance][0]) * LEAN,
  at[1] + 1 - Math.sign(CORNER[entrance][1]) * LEAN,
];

/** Goods before a restaurant: side by side along the south edge of its lot, on the other side than a mast there. */
const goodsBefore = ({ at: [x, z], entrance, goods = [] }: CityRestaurant, key: string): CityPiece[] =>
  goods.map((good, i) => {
    const along = (entrance === "SE" ? 0.3 : 1.7) + (entrance === "SE" ? i : -i) * GOOD_SIZE;
    return still(`${key}:good:${good}`, { kind: "good", good }, x + along, z + 1.94, 0, 0.06);
  });

/** The pieces of one restaurant: diner or scaffold, mats, mast or canopies, and goods before it. */
export const restaurantPieces = (restaurant: CityRestaurant): CityPiece[] => {
  const { style, entrance, bankrupt } = restaurant;
  const key = restaurantKey(restaurant);
  const [x, z] = [restaurant.at[0] + 1, restaurant.at[1] + 1];
  const [mastX, mastZ] = mastOf(restaurant);
  const mat = still(`${key}:mat:${entrance}`, { kind: "mat", style }, mastX, mastZ);
  if (!restaurant.open && !bankrupt) return [still(`${key}:scaffold`, { kind: "scaffold", style }, x, z), mat];
  const diner = still(
    key,
    { kind: "diner", style, shut: bankrupt, hand: DOOR[entrance].hand },
    x,
    z,
    DOOR[entrance].turn,
  );
  const mast: CityPiece = {
    ...still(`${key}:mast`, { kind: "mast", style, shut: bankrupt }, mastX, mastZ),
    facing: true,
  };
  if (bankrupt) return [diner, mast];
  const goods = goodsBefore(restaurant, key);
  if (!restaurant.driveIn) return [diner, mat, mast, ...goods];
  const lanes = CORNERS.filter((corner) => corner !== entrance).map((corner) =>
    still(
      `${key}:canopy:${corner}`,
      { kind: "canopy", style },
      x + CORNER[corner][0] * 0.94,
      z + CORNER[corner][1] * 0.94,
    ),
  );
  return [diner, mat, mast, ...lanes, ...goods];
};

/** Middle of a campaign and the turn of a piece that lies beside an edge. */
export const siteMiddle = (town: CityTown, site: CampaignSite): { x: number; z: number; turn: number } => {
  if ("at" in site) return { x: site.at[0] + site.width / 2, z: site.at[1] + site.height / 2, turn: 0 };
  const along = site.offset + site.width / 2;
  const out = MARGIN + 0.75;
  switch (site.side) {
    case "N":
      return { x: along, z: -out, turn: 0 };
    case "S":
      return { x: along, z: heightOf(town) + out, turn: QUARTER * 2 };
    case "W":
      return { x: -out, z: along, turn: QUARTER };
    case "E":
      return { x: widthOf(town) + out, z: along, turn: -QUARTER };
  }
};

/** The pieces of one campaign. */
export const campaignPieces = (town: CityTown, campaign: CityCampaign): CityPiece[] => {
  const { style, good, site } = campaign;
  const kind = pieceOfCampaign(campaign);
  const endless = campaign.left === "endless";
  const key = `campaign:${campaign.campaign}`;
  const { x, z, turn } = siteMiddle(town, site);
  const { width } = site;
  const height = "at" in site ? site.height : 2;
  const sized = { style, width, height, endless };
  if (kind === "billboard") return [still(key, { kind, ...sized }, x, z)];
  if (kind !== "airplane") return [still(key, { kind, good, ...sized }, x, z)];
  const [dx, dz] = turnedBy(0, -0.2, turn);
  return [
    still(key, { kind: "apron", good, turn, ...sized }, x, z, turn),
    still(`${key}:plane`, { kind: "plane", style }, x + dx, z + dz, turn, -0.04),
  ];
};

/** Everything that stands in a city, by key. */
export const piecesOf = (view: CityView): Map<string, CityPiece> =>
  new Map(
    [
      ...wildPieces(view),
      ...streetPieces(view.town),
      ...trafficPieces(view.town),
      ...view.houses.flatMap((house) => housePieces(view.town, house)),
      ...view.restaurants.flatMap(restaurantPieces),
      ...view.campaigns.flatMap((campaign) => campaignPieces(view.town, campaign)),
    ].map((piece) => [piece.key, piece]),
  );
