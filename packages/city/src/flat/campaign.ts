import { emsOf } from "../label/letters.ts";
import { CHAINS, PLAQUE, TOWN } from "../palette.ts";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityCampaign, CityTown, Left, Square } from "../view.ts";
import { glyph } from "./ground.ts";
import { type FlatNode, type Labels, LETTERS, node, rect, UNIT, words } from "./node.ts";
import { sign } from "./sign.ts";

/** West and north edge, width and height, in squares. */
type Box = readonly [number, number, number, number];

const leftText = (left: Left): string => (left === "endless" ? "∞" : String(left));

/** A campaign: framed in its owner's colour, with its good; an airplane beside its rows. Its tags lie above all pieces. */
export const campaignNode = (town: CityTown, campaign: CityCampaign, labels: Labels): FlatNode => {
  const { site, style, good, left } = campaign;
  const chain = CHAINS[style];
  const [x, y, width, height] = box(town, campaign);
  const endless = left === "endless" ? { "stroke-dasharray": "3 1" } : {};
  // The sign of an airplane and its good share the longer side of their frame; in a single square the sign stands at a corner.
  const [long, tall] = [Math.max(width, height) > 1, height > width];
  const apart = "side" in site && long ? 0.45 : 0;
  const [middle, centre] = [x + width / 2, y + height / 2];
  const size = Math.min(long ? LETTERS[labels] + 2 : 11, Math.min(width, height) * 12);
  const signAt = long ? [middle - (tall ? 0 : apart), centre - (tall ? apart : 0)] : [x + width - 0.12, y + 0.08];
  const goodAt = [middle + (tall ? 0 : apart), centre + (tall ? apart : 0)];
  return node("g", { "data-campaign": campaign.campaign, "data-kind": campaign.kind }, [
    rect(x + 0.05, y + 0.05, width - 0.1, height - 0.1, {
      fill: PLAQUE.paper,
      stroke: chain.body,
      "stroke-width": 3,
      rx: 2,
      ...endless,
    }),
    glyph(good, (goodAt[0] ?? middle) - size / 2 / UNIT, (goodAt[1] ?? centre) - size / 2 / UNIT, size),
    ...("side" in site ? [sign(style, signAt[0] ?? middle, signAt[1] ?? centre, 9, chain.body)] : []),
  ]);
};

/** Where on the edges of its frame a campaign bears something, from the corner that is usual to the one that is left. */
const cornersOf = ([x, y, width, height]: Box, end: "head" | "foot"): readonly (readonly [number, number])[] => {
  const [west, east] = [x + 0.2, x + width - 0.2];
  const [head, foot] = [y - 0.05, y + height + 0.05];
  const atHead = [
    [west, head],
    [east, head],
  ] as const;
  const atFoot = [
    [east, foot],
    [west, foot],
  ] as const;
  return end === "head" ? atHead : atFoot;
};

/** The square that a tag at this corner reaches out to. */
const beyond = ([x, y]: readonly [number, number], end: "head" | "foot"): Square => [
  Math.floor(x),
  end === "head" ? Math.floor(y) : Math.floor(y - 0.1) + 1,
];

/**
 * The number of a campaign and the rounds it has left, above everything that stands in town: each at a corner beside which
 * nothing is built, if there is one.
 */
export const campaignTags = (
  town: CityTown,
  campaign: CityCampaign,
  labels: Labels,
  isBuilt: (square: Square) => boolean,
): FlatNode => {
  const { body } = CHAINS[campaign.style];
  const frame = box(town, campaign);
  const free = (end: "head" | "foot") => {
    const corners = cornersOf(frame, end);
    return corners.find((corner) => !isBuilt(beyond(corner, end))) ?? corners[0];
  };
  const [number, left] = [free("head"), free("foot")];
  // Two large numbers would hide the good of a single square: how long it lasts is the one that counts.
  const isNamed = labels === "usual" || Math.max(frame[2], frame[3]) > 1;
  return node("g", { "data-tags": campaign.campaign }, [
    ...(isNamed && number ? named(...number, campaign, LETTERS[labels], outward(town, frame, number[0])) : []),
    ...(left ? tag(...left, leftText(campaign.left), body, LETTERS[labels]) : []),
  ]);
};

/** Which way a corner of a frame looks: west −1, east 1; 0 at the edge of the board, whose rim bears numbers of its own. */
const outward = (town: CityTown, [west, , width]: Box, x: number): -1 | 0 | 1 => {
  if (x < west + width / 2) return west > 0 ? -1 : 0;
  return west + width < widthOf(town) ? 1 : 0;
};

/**
 * The number at a corner of a frame, behind the sign of its owner: the shape says whose it is where the colour does not. It takes
 * its room away from the frame, where nothing is built.
 */
const named = (
  x: number,
  y: number,
  { campaign, style }: CityCampaign,
  size: number,
  way: -1 | 0 | 1,
): readonly FlatNode[] => {
  const number = String(campaign);
  const [wide, sided] = [emsOf(number) * size, size * 0.85];
  const middle = x + (way * sided) / 2 / UNIT;
  const west = middle - (wide + sided) / 2 / UNIT;
  return [
    framed(middle, y, wide + sided + 2, size, CHAINS[style].body),
    sign(style, west + sided / 2 / UNIT, y, sided, CHAINS[style].body),
    words(west + (sided + wide / 2 + 0.5) / UNIT, y, size, TOWN.ink, number),
  ];
};

/** What is left at the corner of a frame, across its edge: so it can be read however small the frame is, and leaves the good free. */
const tag = (x: number, y: number, text: string, colour: string, size: number): readonly FlatNode[] => [
  framed(x, y, emsOf(text) * size, size, colour),
  words(x, y, size, TOWN.ink, text),
];

/** The ground of what stands at a corner: so many units wide, with its edge, and as high as its letters. */
const framed = (x: number, y: number, units: number, size: number, colour: string): FlatNode => {
  const [wide, high] = [(units + 4) / UNIT, (size * 1.06) / UNIT];
  return rect(x - wide / 2, y - high / 2, wide, high, { fill: PLAQUE.paper, stroke: colour, rx: 2 });
};

const box = (town: CityTown, { site }: CityCampaign): Box => {
  if ("at" in site) return [site.at[0], site.at[1], site.width, site.height];
  const { offset, width } = site;
  switch (site.side) {
    case "N":
      return [offset, -2.1, width, 1];
    case "S":
      return [offset, heightOf(town) + 1.1, width, 1];
    case "W":
      return [-2.1, offset, 1, width];
    case "E":
      return [widthOf(town) + 1.1, offset, 1, width];
  }
};
