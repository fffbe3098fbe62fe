import type { BaseGood, Corner, Good, CampaignRoundsLeft, Side, Square } from "@blueplate/engine";

export type { BaseGood, Corner, Good, CampaignRoundsLeft, Side, Square };

/** What is printed on a square: ground, road, bridge, printed house, or a source of beer, lemonade, soft drinks. */
export type Print = "." | "#" | "X" | "H" | "b" | "l" | "s";

/** The printed board. `squares` holds one string of prints per row of squares, north to south; a tile is 5x5 squares. */
export interface CityTown {
  /** Width in tiles. */
  readonly columns: number;
  /** Height in tiles. */
  readonly rows: number;
  readonly squares: readonly string[];
}

export const CHAIN_STYLES = ["comet", "big-top", "fountain", "silver-rail", "harlequin"] as const;
/** The five looks of a chain: colour, sign, silhouette and pattern together. */
export type ChainStyle = (typeof CHAIN_STYLES)[number];

/** A house with its garden, if any. `room` is how many goods it can want (3 or 5). */
export interface CityHouse {
  readonly house: number;
  readonly at: Square;
  readonly garden: Side | null;
  readonly demand: readonly Good[];
  readonly room: number;
  /** Demand to come, drawn dotted on the plaque (lens Tomorrow). */
  readonly coming?: readonly Good[];
  readonly note?: CityNote;
}

/** A short note at the right end of a house's plaque: a chain's sign and a text; framed only while it may still change. */
export interface CityNote {
  readonly style: ChainStyle;
  readonly text: string;
  readonly sure: boolean;
}

/** A restaurant: `at` is its north-west square, `entrance` the corner square where its mast stands. */
export interface CityRestaurant {
  readonly style: ChainStyle;
  readonly at: Square;
  readonly entrance: Corner;
  readonly open: boolean;
  readonly driveIn: boolean;
  readonly bankrupt: boolean;
  /** Goods that stand before it, a piece of each. */
  readonly goods?: readonly Good[];
}

/** The pieces that there are for campaigns. */
export type CampaignPiece = "radio" | "airplane" | "mailbox" | "billboard";

/** Where a campaign stands: squares of the map, or beside an edge along `width` rows or columns. */
export type CampaignSite =
  | { readonly at: Square; readonly width: number; readonly height: number }
  | { readonly side: Side; readonly offset: number; readonly width: number };

export interface CityCampaign {
  readonly campaign: number;
  /** One of the pieces, or a kind of a module, which stands as its look says. */
  readonly kind: string;
  readonly style: ChainStyle;
  readonly good: Good;
  readonly left: CampaignRoundsLeft;
  readonly site: CampaignSite;
}

/** The hour of the city. */
export const HOURS = ["morning", "noon", "evening", "night"] as const;
export type Hour = (typeof HOURS)[number];

/** Everything the city draws: plain data, made by the caller from the state of a game. */
export interface CityView {
  readonly town: CityTown;
  readonly houses: readonly CityHouse[];
  readonly restaurants: readonly CityRestaurant[];
  readonly campaigns: readonly CityCampaign[];
  /** Null keeps the hour before it. */
  readonly hour: Hour | null;
}

/** The hour of each phase of a round; phases that are not named keep the hour before them. */
export const HOUR_OF_PHASE: Readonly<Record<string, Hour>> = {
  "setup-restaurants": "morning",
  "setup-reserve": "morning",
  restructuring: "morning",
  "order-of-business": "morning",
  working: "noon",
  dinnertime: "evening",
  payday: "night",
  marketing: "night",
  // The evening on which the bank broke: who comes back to a finished table sees the town as it was when the game ended.
  over: "evening",
};
