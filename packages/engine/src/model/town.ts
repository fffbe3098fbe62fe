import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Good } from "./good.ts";
import { Corner, Side, Square, TileRows } from "./place.ts";
import { Whole } from "./whole.ts";

/** A house by its printed number. `garden` names the side on which its garden lies; a placed house always has one. */
export const House = Schema.Struct({
  house: Whole,
  /** North-west square of the 2x2 house, garden not counted. */
  at: Square,
  /** Printed on a tile, as opposed to placed during play. */
  printed: Schema.Boolean,
  garden: Schema.NullOr(Side),
  demand: Schema.Array(Good),
});
export type House = typeof House.Type;

/** Rounds left of a campaign. */
export const CampaignRoundsLeft = Schema.Union([Whole, Schema.Literal("endless")]);
export type CampaignRoundsLeft = typeof CampaignRoundsLeft.Type;

/**
 * Where a campaign lies: on squares of the map; beside an edge from row or column `offset` on, as airplanes do; or `beside` the map,
 * where it touches nothing: on a side of what it belongs to, or null.
 */
export const CampaignPlace = Schema.Union([
  Schema.Struct({ at: Square, turned: Schema.Boolean }),
  Schema.Struct({ side: Side, offset: Whole }),
  Schema.Struct({ beside: Schema.NullOr(Side) }),
]);
export type CampaignPlace = typeof CampaignPlace.Type;

/** A running campaign by its printed number. */
export const Campaign = Schema.Struct({
  campaign: Whole,
  owner: Seat,
  good: Good,
  left: CampaignRoundsLeft,
  place: CampaignPlace,
});
export type Campaign = typeof Campaign.Type;

/** A restaurant: `at` is its north-west square, `open` is false while it is coming soon. */
export const Restaurant = Schema.Struct({ at: Square, entrance: Corner, open: Schema.Boolean });
export type Restaurant = typeof Restaurant.Type;

/** The town: tiles, houses and campaigns. Restaurants stand with their chains. Lists are in order of number. */
export const Town = Schema.Struct({
  tiles: TileRows,
  houses: Schema.Array(House),
  campaigns: Schema.Array(Campaign),
});
export type Town = typeof Town.Type;
