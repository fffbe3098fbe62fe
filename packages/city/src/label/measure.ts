import { pieceOfCampaign } from "../look.ts";
import { CHAINS, type ChipColours, CHIPS } from "../palette.ts";
import { billboardFace } from "../piece/campaign.ts";
import { SIGN_HEIGHT } from "../piece/entrance.ts";
import { siteMiddle } from "../piece/piece.ts";
import { once } from "../once.ts";
import { type CameraView, type Detail, isFar, shorterThan } from "./detail.ts";
import { emsOf } from "./letters.ts";
import { type ChipTone, isDistance } from "../chip-tone.ts";
import { restaurantKey } from "../piece/stand.ts";
import { entranceSquare } from "../town/route.ts";
import type {
  ChainStyle,
  CityCampaign,
  CityHouse,
  CityRestaurant,
  CityView,
  Good,
  CampaignRoundsLeft,
} from "../view.ts";

/** What a label says: plain data, painted once into the atlas. */
export type LabelContent =
  | { readonly kind: "house"; readonly detail: Detail; readonly house: CityHouse }
  | {
      readonly kind: "campaign";
      readonly detail: Detail;
      readonly campaign: number;
      readonly style: ChainStyle;
      readonly good: Good;
      readonly left: CampaignRoundsLeft;
    }
  | { readonly kind: "sign"; readonly detail: Detail; readonly style: ChainStyle }
  | { readonly kind: "coin"; readonly text: string; readonly colours: ChipColours }
  | { readonly kind: "chip"; readonly text: string; readonly colours: ChipColours; readonly round: boolean };

/** A label of the city: its anchor in squares, and where its middle lies from the anchor, in pixels (y down). */
export interface Label {
  readonly key: string;
  readonly legend: LabelContent;
  /** What it says in fewer words where that finds no room, the longest first. */
  readonly shorter?: readonly LabelContent[];
  readonly at: readonly [number, number, number];
  readonly dx: number;
  readonly dy: number;
  /** Labels of a lower rank give way. */
  readonly rank: number;
  /** The piece it belongs to. */
  readonly of?: object;
  /** The point to which it points when it lies elsewhere; its anchor unless told. */
  readonly points?: readonly [number, number, number];
  /** Neither pushes nor is pushed: a text on its way up. */
  readonly passing?: boolean;
}

const SHORT_GLYPHS = 3;
/** The glyphs that a house's label shows: what it wants, then what is to come, faint. */
export const glyphsOf = (
  house: CityHouse,
  detail: Detail,
): readonly { readonly good: Good; readonly faint: boolean }[] => {
  if (isFar(detail)) return [];
  const glyphs = [
    ...house.demand.map((good) => ({ good, faint: false })),
    ...(house.coming ?? []).map((good) => ({ good, faint: true })),
  ];
  return detail === "short" ? glyphs.slice(0, SHORT_GLYPHS) : glyphs;
};

/** Width of a text in the condensed bold face, near enough for a chip. */
const textWidth = (text: string, size: number): number => Math.ceil(emsOf(text) * size);

/** Width of a note: sign and text, or the sign alone on a short plaque. */
export const measureNote = ({ note }: CityHouse, detail: Detail): number => {
  if (!note || isFar(detail)) return 0;
  return detail === "short" ? 17 : 22 + textWidth(note.text, 14);
};

const housePlaque = (house: CityHouse): number => {
  const room = glyphsOf(house, "full").length * 20;
  const pips = house.room * 6 + 4;
  return 26 + Math.max(room + 4, pips) + measureNote(house, "full") + 4;
};

const shortPlaque = (house: CityHouse): number => {
  const glyphs = glyphsOf(house, "short").length;
  return 22 + glyphs * 13 + (glyphs > 0 ? 4 : 0) + measureNote(house, "short");
};

/** A house that wants nothing and has nothing to tell: its plaque is only as high as its number. */
export const isSated = (house: CityHouse): boolean => house.demand.length === 0 && !house.coming?.length && !house.note;

/** Whether one is so far away that a label is a mark: then it is so many pixels smaller than a coin, which has room for two digits of 12 px. */
const markedBy = (detail: Detail, pixels: number): number => (detail === "mark" ? pixels : 0);

/** From a dot for what a house wants to the next, in pixels. */
export const DOT = 2.8;

/** Width and height of a label in CSS pixels. */
export const measure = (legend: LabelContent): readonly [number, number] => {
  switch (legend.kind) {
    case "house": {
      if (isFar(legend.detail)) {
        // Its number over a row of dots for what it wants.
        const { house, demand } = legend.house;
        return [Math.max(house > 9 ? 16 : 10, demand.length * DOT + 2), demand.length > 0 ? 18 : 14];
      }
      if (legend.detail === "full") return [housePlaque(legend.house), isSated(legend.house) ? 22 : 34];
      return [shortPlaque(legend.house), 22];
    }
    case "campaign":
      // Of a mark its owner's sign alone is left.
      if (isFar(legend.detail)) return [27 - markedBy(legend.detail, 13), 15 - markedBy(legend.detail, 1)];
      return legend.detail === "short" ? [46, 18] : [66, 24];
    case "sign": {
      const side = 15 - markedBy(legend.detail, 2);
      return [side, side];
    }
    case "coin":
      return [24, 24];
    case "chip":
      return [textWidth(legend.text, 14) + 18, 24];
  }
};

const keyOf = once((legend: LabelContent) => ({ key: JSON.stringify(legend) }));

/** One string a legend: equal legends share one place in the atlas. */
export const legendKey = (legend: LabelContent): string => keyOf(legend).key;

/** The legend of a house is the same for as long as the house is. */
const houseLegends = once((house: CityHouse): Readonly<Record<Detail, LabelContent>> => ({
  mark: { kind: "house", detail: "mark", house },
  coin: { kind: "house", detail: "coin", house },
  short: { kind: "house", detail: "short", house },
  full: { kind: "house", detail: "full", house },
}));

/** From the middle of a lot to the plaque on its edge. */
const FRONT = 0.96;

const houseLabel = (house: CityHouse, { detail, yaw }: CameraView): Label => {
  const legend = houseLegends(house)[detail];
  const [, height] = measure(legend);
  // The foot runs along the edges of the lot as the camera turns, always at the point that is nearest to it.
  const [east, south] = [Math.sin(yaw), Math.cos(yaw)];
  const out = FRONT / Math.max(Math.abs(east), Math.abs(south));
  return {
    key: `house:${house.house}`,
    of: house,
    legend,
    shorter: shorterThan(detail).map((less) => houseLegends(house)[less]),
    at: [house.at[0] + 1 + out * east, 0.06, house.at[1] + 1 + out * south],
    points: [house.at[0] + 1, 0.4, house.at[1] + 1],
    dx: 0,
    dy: -height / 2 + 1,
    rank: 2,
  };
};

/** Where a campaign's label stands: over its board, box, mast or apron. */
const topOf = (view: CityView, campaign: CityCampaign): Label["at"] => {
  const { site } = campaign;
  const { x, z } = siteMiddle(view.town, site);
  const height = "at" in site ? site.height : 0;
  switch (pieceOfCampaign(campaign)) {
    case "billboard": {
      const face = billboardFace(site.width, height);
      return [x, face.base + face.tall, z + face.depth];
    }
    case "mailbox":
      return [x, Math.min(site.width, height) > 1 ? 1.36 : 0.86, z];
    case "radio":
      return [x, 2.34, z];
    case "airplane":
      return [x, 1.6, z];
  }
};

const campaignLabel = (view: CityView, campaign: CityCampaign, detail: Detail): Label => {
  const { style, good, left } = campaign;
  const says = { kind: "campaign", campaign: campaign.campaign, style, good, left } as const;
  const legend = { ...says, detail };
  const shorter = shorterThan(detail).map((less) => ({ ...says, detail: less }));
  const [, height] = measure(legend);
  const key = `campaign:${campaign.campaign}`;
  return { key, of: campaign, legend, shorter, at: topOf(view, campaign), dx: 0, dy: -height / 2 - 1, rank: 1 };
};

/** A chain's sign over an entrance, where its mast cannot be read: from straight above, and from far away. */
const signLabel = (restaurant: CityRestaurant, { detail }: CameraView): Label => {
  const [x, y] = entranceSquare(restaurant.at, restaurant.entrance);
  return {
    key: restaurantKey(restaurant),
    of: restaurant,
    legend: { kind: "sign", detail, style: restaurant.style },
    at: [x + 0.5, 0.1, y + 0.5],
    dx: 0,
    dy: 0,
    rank: 3,
  };
};

/** The labels of a city as the camera sees it: on the near edge of each lot. */
export const labelsOf = (view: CityView, sight: CameraView): Label[] => [
  ...view.houses.map((house) => houseLabel(house, sight)),
  ...view.campaigns.map((campaign) => campaignLabel(view, campaign, sight.detail)),
  ...(sight.plan || isFar(sight.detail)
    ? view.restaurants.filter((one) => one.open && !one.bankrupt).map((one) => signLabel(one, sight))
    : []),
];

/** A round coin with a number in a chain's colours, over a point of the road. */
export const coinLabel = (key: string, text: string, style: ChainStyle, at: Label["at"]): Label => ({
  key,
  legend: { kind: "coin", text, colours: CHAINS[style] },
  at,
  dx: 0,
  dy: 0,
  rank: 4,
});

/** A chip with a short text over a point, in the colours of its tone unless told. */
export const chipLabel = (
  key: string,
  text: string,
  tone: ChipTone,
  at: Label["at"],
  colours: ChipColours = CHIPS[tone],
): Label => ({
  key,
  legend: { kind: "chip", text, colours, round: isDistance(tone) },
  at: [at[0], Math.max(at[1], SIGN_HEIGHT * 0.6), at[2]],
  dx: 0,
  dy: -26,
  rank: 5,
});
