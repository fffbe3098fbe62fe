import { CHAINS } from "../palette.ts";
import { billboardFace } from "../piece/campaign.ts";
import { SIGN_HEIGHT } from "../piece/entrance.ts";
import { frontOf, houseTypeOf } from "../piece/home.ts";
import { PANES } from "../piece/house.ts";
import { siteMiddle } from "../piece/piece.ts";
import { dinerMiddle, mastOf } from "../piece/restaurant-place.ts";
import { FRONT, turnedBy } from "../piece/stand.ts";
import { trafficPieces } from "../piece/wild.ts";
import { pieceOfCampaign } from "../look.ts";
import { gardenSquares } from "../town/route.ts";
import { hasLamp, roadsOf } from "../town/roads.ts";
import type { ChainStyle, CityCampaign, CityHouse, CityRestaurant, CityTown, CityView } from "../view.ts";

/** A pool of light, a pool that leaves out what throws it, and a beam that widens from where it begins. */
export const LAMP_KINDS = ["pool", "ring", "beam"] as const;
export type LampKind = (typeof LAMP_KINDS)[number];

/** Light that something throws on the ground: plain data. Lengths in squares, `turn` as pieces turn. */
export interface Lamp {
  readonly kind: LampKind;
  /** Where it hangs; a beam begins here and falls to the south before it is turned. */
  readonly at: readonly [number, number, number];
  readonly width: number;
  readonly length: number;
  readonly turn: number;
  readonly colour: string;
  readonly strength: number;
  /** So far around it nothing stands in its way: what it hangs on. */
  readonly clear: number;
}

const WARM = "#FFB65C";
const LAMPLIGHT = "#FF9A3C";

const pool = (at: Lamp["at"], width: number, colour: string, strength: number, clear = 0.3): Lamp => ({
  kind: "pool",
  at,
  width,
  length: width,
  turn: 0,
  colour,
  strength,
  clear,
});

/** So far its own eaves hang over a window; behind them its light is stopped by whatever stands there, its own wings too. */
const EAVES_REACH = 0.2;

/** Windows throw warm shapes on lawn, drive and street, the front ones the farthest; the pool of a garden is lit from below. */
const houseLamps = (town: CityTown, house: CityHouse): Lamp[] => {
  const turn = FRONT[frontOf(town, house)];
  const [x, z] = [house.at[0] + 1, house.at[1] + 1];
  const windows = PANES[houseTypeOf(house)].map((pane): Lamp => {
    const [dx, dz] = turnedBy(pane.x, pane.z, turn);
    const isFront = pane.turn === 0;
    return {
      kind: "beam",
      at: [x + dx, 0.36, z + dz],
      width: pane.wide + (isFront ? 0.75 : 0.5),
      length: isFront ? 1.5 : 0.95,
      turn: turn + pane.turn,
      colour: WARM,
      strength: isFront ? 2 : 1.1,
      clear: EAVES_REACH,
    };
  });
  const [dx, dz] = turnedBy(-0.12, 0.62, turn);
  const porch = pool([x + dx, 0.5, z + dz], 1.9, WARM, 0.55, 0.2);
  if (!house.garden) return [...windows, porch];
  const [first, second] = gardenSquares(house.at, house.garden);
  if (!first || !second) return [...windows, porch];
  const [gx, gz] = turnedBy(0.42, 0, FRONT[house.garden]);
  const water = pool(
    [(first[0] + second[0] + 1) / 2 + gx, 0.3, (first[1] + second[1] + 1) / 2 + gz],
    1.7,
    "#58D8E8",
    0.4,
  );
  return [...windows, porch, water];
};

/** How much of its neon each chain throws: mint turns lawns emerald, and the dark diner is told from the blue one by being dark. */
const SHARE: Readonly<Record<ChainStyle, number>> = {
  comet: 1,
  "big-top": 1,
  fountain: 0.65,
  "silver-rail": 1,
  harlequin: 0.3,
};

/** A diner stands in a ring of its neon, its sign over a pool; warm light falls out of its open side. */
const dinerLamps = (restaurant: CityRestaurant, facing: number): Lamp[] => {
  const { neon, glow } = CHAINS[restaurant.style];
  const [x, z] = dinerMiddle(restaurant);
  const [mastX, mastZ] = mastOf(restaurant);
  const share = SHARE[restaurant.style];
  const ring = (width: number, colour: string, strength: number): Lamp => ({
    ...pool([x, 1.1, z], width, colour, strength * share, 1.2),
    kind: "ring",
  });
  const [dx, dz] = turnedBy(0, 0.62, facing);
  const open: Lamp = {
    kind: "beam",
    at: [x + dx, 0.7, z + dz],
    width: 2.7,
    length: 2,
    turn: facing,
    colour: WARM,
    strength: 0.9 * Math.sqrt(share),
    clear: 0.3,
  };
  const sign = [mastX, SIGN_HEIGHT, mastZ] as const;
  return [
    ring(7, glow, 0.95),
    ring(3.1, neon, 0.5),
    open,
    pool(sign, 4.2, glow, 0.5 * share),
    pool(sign, 1.5, neon, 0.5),
  ];
};

/** Billboards are lit from their foot, and glow when they never end. */
const campaignLamps = (town: CityTown, campaign: CityCampaign): Lamp[] => {
  const { site } = campaign;
  if (!("at" in site)) return [];
  const { neon, glow } = CHAINS[campaign.style];
  const { x, z } = siteMiddle(town, site);
  const endless = campaign.left === "endless" ? [pool([x, 1, z], 3.4, glow, 0.7, 0.6)] : [];
  if (pieceOfCampaign(campaign) !== "billboard") return [...endless, pool([x, 0.8, z], 1.6, neon, 0.35, 0.5)];
  const face = billboardFace(site.width, site.height);
  const board: Lamp = {
    kind: "beam",
    at: [x, 0.8, z + face.depth + 0.08],
    width: face.wide + 0.5,
    length: 1.25,
    turn: 0,
    colour: "#FFD9A0",
    strength: 0.7,
    clear: 0.2,
  };
  return [board, ...endless];
};

const streetLamps = (town: CityTown): Lamp[] =>
  roadsOf(town)
    .filter(hasLamp)
    .flatMap(({ at: [x, y] }) => [
      pool([x + 0.2, 0.7, y + 0.19], 3.8, LAMPLIGHT, 1.15, 0.15),
      pool([x + 0.2, 0.7, y + 0.19], 1.5, "#FFD7A0", 1, 0.15),
    ]);

/** Parked traffic has its lights on. */
const headlights = (town: CityTown): Lamp[] =>
  trafficPieces(town).flatMap(({ at: [x, , z], turn }): Lamp[] => {
    const [dx, dz] = turnedBy(0, 0.27, turn);
    const cone: Lamp = {
      kind: "beam",
      at: [x + dx, 0.2, z + dz],
      width: 1.1,
      length: 2.1,
      turn,
      colour: "#FFE7BE",
      strength: 1.15,
      clear: 0.1,
    };
    return [cone, pool([x - dx * 1.2, 0.2, z - dz * 1.2], 0.8, "#FF3A20", 1.2, 0.1)];
  });

/** Everything that throws light in a city, whatever the hour. `facing` is the quarter to which diners turn their open side. */
export const lampsOf = (view: CityView, facing: number): Lamp[] => [
  ...view.houses.flatMap((house) => houseLamps(view.town, house)),
  ...view.restaurants.filter(({ open, bankrupt }) => open && !bankrupt).flatMap((one) => dinerLamps(one, facing)),
  ...view.campaigns.flatMap((campaign) => campaignLamps(view.town, campaign)),
  ...streetLamps(view.town),
  ...headlights(view.town),
];
