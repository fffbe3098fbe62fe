import { CHAINS, PLAQUE } from "../palette.ts";
import { SIGN_HEIGHT } from "../piece/entrance.ts";
import { siteMiddle } from "../piece/piece.ts";
import type { ChainStyle, CityCampaign, CityHouse, CityView, Good, Left } from "../view.ts";

/** How much a label tells, by the size of a square on the screen. */
export type Detail = "coin" | "short" | "full";

/** Under 20 px a coin, to 32 px a short plaque, above the whole plaque. */
export const detailAt = (pixelsPerSquare: number): Detail => {
  if (pixelsPerSquare < 20) return "coin";
  return pixelsPerSquare < 32 ? "short" : "full";
};

/** What a label says: plain data, painted once into the atlas. */
export type Legend =
  | { readonly kind: "house"; readonly detail: Detail; readonly house: CityHouse }
  | {
      readonly kind: "campaign";
      readonly detail: Detail;
      readonly campaign: number;
      readonly style: ChainStyle;
      readonly good: Good;
      readonly left: Left;
    }
  | { readonly kind: "coin"; readonly text: string; readonly fill: string; readonly ink: string }
  | { readonly kind: "chip"; readonly text: string; readonly fill: string; readonly ink: string };

/** A label of the city: its anchor in squares, and where its middle lies from the anchor, in pixels (y down). */
export interface Label {
  readonly key: string;
  readonly legend: Legend;
  readonly at: readonly [number, number, number];
  readonly dx: number;
  readonly dy: number;
  /** Labels of a lower rank give way. */
  readonly rank: number;
}

const SHORT_GLYPHS = 3;
/** Glyphs that a house's label shows. */
export const glyphsOf = (house: CityHouse, detail: Detail): readonly Good[] => {
  if (detail === "coin") return [];
  return detail === "short" ? house.demand.slice(0, SHORT_GLYPHS) : house.demand;
};

/** Width of a text in the condensed bold face, near enough for a chip. */
const textWidth = (text: string, size: number): number => Math.ceil(text.length * size * 0.52);

const housePlaque = (house: CityHouse): number => {
  const room = Math.max(house.demand.length + (house.coming?.length ?? 0), 0) * 20;
  const pips = house.room * 6 + 4;
  const note = house.note ? 22 + textWidth(house.note.text, 14) : 0;
  return 26 + Math.max(room + 4, pips) + note + 4;
};

/** Width and height of a label in CSS pixels. */
export const measure = (legend: Legend): readonly [number, number] => {
  switch (legend.kind) {
    case "house": {
      if (legend.detail === "coin") return [24, 24];
      if (legend.detail === "full") return [housePlaque(legend.house), 34];
      return [22 + glyphsOf(legend.house, "short").length * 13 + (legend.house.demand.length ? 4 : 0), 22];
    }
    case "campaign":
      if (legend.detail === "coin") return [20, 16];
      return legend.detail === "short" ? [36, 18] : [54, 24];
    case "coin":
      return [24, 24];
    case "chip":
      return [textWidth(legend.text, 14) + 18, 24];
  }
};

/** One string a legend: equal legends share one place in the atlas. */
export const legendKey = (legend: Legend): string => JSON.stringify(legend);

const houseLabel = (house: CityHouse, detail: Detail): Label => {
  const legend = { kind: "house", detail, house } as const;
  const [, height] = measure(legend);
  return {
    key: `house:${house.house}`,
    legend,
    at: [house.at[0] + 1, 0.06, house.at[1] + 1.96],
    dx: 0,
    dy: -height / 2 + 1,
    rank: 2,
  };
};

const TOPS = { billboard: 1.42, mailbox: 1.2, radio: 2.4, airplane: 0.5 } as const;

const campaignLabel = (view: CityView, campaign: CityCampaign, detail: Detail): Label => {
  const { style, good, left } = campaign;
  const legend = { kind: "campaign", detail, campaign: campaign.campaign, style, good, left } as const;
  const [, height] = measure(legend);
  const { x, z } = siteMiddle(view.town, campaign.site);
  const big = campaign.kind === "mailbox" && campaign.site.width > 1 ? 0.5 : 0;
  return {
    key: `campaign:${campaign.campaign}`,
    legend,
    at: [x, TOPS[campaign.kind] + big, z],
    dx: 0,
    dy: -height / 2 - 2,
    rank: 1,
  };
};

/** The labels of a city at one level of detail. */
export const labelsOf = (view: CityView, detail: Detail): Label[] => [
  ...view.houses.map((house) => houseLabel(house, detail)),
  ...view.campaigns.map((campaign) => campaignLabel(view, campaign, detail)),
];

/** A round coin with a number in a chain's colours, over a point of the road. */
export const coinLabel = (key: string, text: string, style: ChainStyle | null, at: Label["at"]): Label => {
  const chain = style ? CHAINS[style] : { body: PLAQUE.ink, text: PLAQUE.cream };
  return { key, legend: { kind: "coin", text, fill: chain.body, ink: chain.text }, at, dx: 0, dy: 0, rank: 4 };
};

/** A chip with a short text over a point. */
export const chipLabel = (key: string, text: string, refused: boolean, at: Label["at"]): Label => ({
  key,
  legend: { kind: "chip", text, fill: refused ? PLAQUE.refused : PLAQUE.ink, ink: PLAQUE.cream },
  at: [at[0], Math.max(at[1], SIGN_HEIGHT * 0.6), at[2]],
  dx: 0,
  dy: -26,
  rank: 5,
});
