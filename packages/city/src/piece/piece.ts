import { pieceOfCampaign } from "../look.ts";
import type { CampaignSite, CityCampaign, CityRestaurant, CityTown, CityView, Corner } from "../view.ts";
import { heightOf, widthOf } from "../town/board.ts";
import { MARGIN } from "../town/ground.ts";
import { housePieces } from "./home.ts";
import { GOOD_SIZE } from "./drawing.ts";
import { CORNER, dinerMiddle, mastOf } from "./restaurant-place.ts";
import { guestPieces, smokePieces, walkerPieces } from "./life.ts";
import { type CityPiece, QUARTER, still, turnedBy, restaurantKey } from "./stand.ts";
import { streetPieces, trafficPieces, wildPieces } from "./wild.ts";

const CORNERS: readonly Corner[] = ["NW", "NE", "SE", "SW"];

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
  const [middleX, middleZ] = dinerMiddle(restaurant);
  // It turns its open side to the camera.
  const diner: CityPiece = {
    ...still(key, { kind: "diner", style, shut: bankrupt }, middleX, middleZ),
    facing: true,
  };
  const lot = still(`${key}:lot`, { kind: "diner-lot", style, shut: bankrupt }, x, z);
  const mast: CityPiece = {
    ...still(`${key}:mast`, { kind: "mast", style, shut: bankrupt }, mastX, mastZ),
    facing: true,
  };
  if (bankrupt) return [diner, lot, mast];
  const goods = goodsBefore(restaurant, key);
  if (!restaurant.driveIn) return [diner, lot, mat, mast, ...goods];
  const lanes = CORNERS.filter((corner) => corner !== entrance).map((corner) =>
    still(
      `${key}:canopy:${corner}`,
      { kind: "canopy", style },
      x + CORNER[corner][0] * 0.94,
      z + CORNER[corner][1] * 0.94,
    ),
  );
  return [diner, lot, mat, mast, ...lanes, ...goods];
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
      ...walkerPieces(view.town),
      ...smokePieces(view.town),
      ...view.houses.flatMap((house) => housePieces(view.town, house)),
      ...view.restaurants.flatMap(restaurantPieces),
      ...view.restaurants.flatMap(guestPieces),
      ...view.campaigns.flatMap((campaign) => campaignPieces(view.town, campaign)),
    ].map((piece) => [piece.key, piece]),
  );
