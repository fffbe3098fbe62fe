import { once } from "../once.ts";
import { emsOf } from "../label/letters.ts";
import { CHAINS, PLAQUE, TOWN } from "../palette.ts";
import { restaurantKey } from "../piece/stand.ts";
import { SIGN_OUTLINES } from "../sign/outline.ts";
import { heightOf, widthOf } from "../town/board.ts";
import { entranceSquare, gardenSquares } from "../town/route.ts";
import type { ChainStyle, CityCampaign, CityHouse, CityNote, CityRestaurant, CityTown, Left } from "../view.ts";
import { glyph } from "./ground.ts";
import { type FlatNode, node, rect, UNIT, words } from "./node.ts";

/** A chain's sign, its middle at a point given in squares. */
const sign = (style: ChainStyle, x: number, y: number, size: number, fill: string): FlatNode =>
  node("path", {
    d: SIGN_OUTLINES[style],
    fill,
    stroke: TOWN.ink,
    "stroke-width": 1.5,
    transform: `translate(${x * UNIT - size / 2} ${y * UNIT - size / 2}) scale(${size / 20})`,
  });

const pips = (x: number, y: number, room: number, filled: number): FlatNode[] =>
  Array.from({ length: room }, (_, i) =>
    node("circle", {
      cx: x * UNIT + i * 5,
      cy: y * UNIT,
      r: 1.8,
      fill: i < filled ? TOWN.ink : PLAQUE.paper,
      stroke: TOWN.ink,
      "stroke-width": 0.5,
    }),
  );

/** A house: number, the goods it wants, and its room as pips; the garden beside it. */
export const houseNode = once((house: CityHouse): FlatNode => {
  const [x, y] = house.at;
  const garden = house.garden ? gardenSquares(house.at, house.garden) : [];
  const roof = TOWN.roofs[house.house % TOWN.roofs.length] ?? TOWN.roofs[0];
  const wanted = [
    ...house.demand.map((good) => ({ good, faint: false })),
    ...(house.coming ?? []).map((good) => ({ good, faint: true })),
  ];
  const note = house.note;
  return node("g", { "data-house": house.house }, [
    ...garden.map(([u, v]) =>
      rect(u + 0.04, v + 0.04, 0.92, 0.92, { fill: TOWN.lawn, stroke: TOWN.white, "stroke-dasharray": "2 2" }),
    ),
    rect(x + 0.06, y + 0.06, 1.88, 1.88, { fill: PLAQUE.paper, stroke: TOWN.ink, "stroke-width": 1.5, rx: 4 }),
    rect(x + 0.06, y + 0.06, 1.88, 0.62, { fill: roof, stroke: TOWN.ink, rx: 4 }),
    words(x + 0.42, y + 0.38, 11, PLAQUE.paper, String(house.house)),
    ...pips(x + 0.86, y + 0.38, house.room, house.demand.length),
    ...wanted.map(({ good, faint }, i) =>
      glyph(good, x + 0.14 + (i % 3) * 0.6, y + 0.74 + Math.floor(i / 3) * 0.6, 11, faint),
    ),
    ...(note ? noteNodes(note, x + 0.8, y + 1.62) : []),
  ]);
});

/** A note at the foot of a house: filled in a chain's colours, or only framed in them while it may still change. */
const noteNodes = ({ style, text, sure }: CityNote, x: number, y: number): readonly FlatNode[] => {
  const { body, text: ink } = CHAINS[style];
  const frame = sure
    ? { fill: body, stroke: TOWN.ink }
    : { fill: PLAQUE.paper, stroke: body, "stroke-dasharray": "3 2" };
  return [
    rect(x - 0.2, y, 1.5, 0.6, { ...frame, "stroke-width": sure ? 1 : 1.8, rx: 3 }),
    sign(style, x + 0.08, y + 0.3, 9, sure ? ink : body),
    words(x + 0.8, y + 0.31, 11, sure ? ink : TOWN.ink, text),
  ];
};

/** A restaurant: chain colour and sign, a white mat on the entrance; dashed while coming soon, grey when bankrupt. */
export const restaurantNode = once((restaurant: CityRestaurant): FlatNode => {
  const { at, style, open, bankrupt, driveIn } = restaurant;
  const [x, y] = at;
  const chain = CHAINS[style];
  const body = bankrupt ? "#8F8A86" : open ? chain.body : PLAQUE.paper;
  const doors = driveIn ? [at, [x + 1, y], [x, y + 1], [x + 1, y + 1]] : [entranceSquare(at, restaurant.entrance)];
  const [dx, dy] = entranceSquare(at, restaurant.entrance);
  return node("g", { "data-restaurant": restaurantKey(restaurant) }, [
    rect(x + 0.06, y + 0.06, 1.88, 1.88, {
      fill: body,
      stroke: open ? TOWN.ink : chain.body,
      "stroke-width": 2,
      rx: 3,
      ...(open ? {} : { "stroke-dasharray": "4 3" }),
    }),
    ...doors.map(([u, v]) =>
      rect((u ?? x) + 0.14, (v ?? y) + 0.14, 0.72, 0.72, {
        fill: PLAQUE.paper,
        stroke: chain.body,
        "stroke-width": 2,
        rx: 2,
      }),
    ),
    sign(style, x + 1, y + 1, 17, open && !bankrupt ? PLAQUE.paper : chain.body),
    ...(bankrupt ? [] : [sign(style, dx + 0.5, dy + 0.5, 11, chain.body)]),
  ]);
});

const leftText = (left: Left): string => (left === "endless" ? "∞" : String(left));

/** A campaign: framed in its owner's colour, number, good and rounds left; an airplane beside its rows. */
export const campaignNode = (town: CityTown, campaign: CityCampaign): FlatNode => {
  const { site, style, good, left } = campaign;
  const chain = CHAINS[style];
  const [x, y, width, height] = box(town, campaign);
  const endless = left === "endless" ? { "stroke-dasharray": "3 1" } : {};
  // The sign of an airplane and its good share the longer side of their frame; in a single square the sign stands at a corner.
  const [long, tall] = [Math.max(width, height) > 1, height > width];
  const apart = "side" in site && long ? 0.45 : 0;
  const [middle, centre] = [x + width / 2, y + height / 2];
  const size = Math.min(long ? 13 : 11, Math.min(width, height) * 12);
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
    ...tag(x + 0.2, y - 0.05, String(campaign.campaign), chain.body),
    ...tag(x + width - 0.2, y + height + 0.05, leftText(left), chain.body),
  ]);
};

/** A number at the corner of a frame, across its edge: so it can be read however small the frame is, and leaves the good free. */
const tag = (x: number, y: number, text: string, colour: string): readonly FlatNode[] => {
  const wide = (emsOf(text) * 11 + 4) / UNIT;
  return [
    rect(x - wide / 2, y - 0.29, wide, 0.58, { fill: PLAQUE.paper, stroke: colour, rx: 2 }),
    words(x, y, 11, TOWN.ink, text),
  ];
};

const box = (town: CityTown, { site }: CityCampaign): readonly [number, number, number, number] => {
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
