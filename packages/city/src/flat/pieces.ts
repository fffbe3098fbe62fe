import { once } from "../once.ts";
import { CHAINS, PLAQUE, TOWN } from "../palette.ts";
import { restaurantKey } from "../piece/stand.ts";
import { entranceSquare, gardenSquares } from "../town/route.ts";
import type { CityHouse, CityNote, CityRestaurant, Good } from "../view.ts";
import { glyph } from "./ground.ts";
import { type FlatNode, type Labels, LETTERS, node, rect, UNIT, words } from "./node.ts";
import { sign } from "./sign.ts";

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

interface Wanted {
  readonly good: Good;
  readonly faint: boolean;
}

/** Goods in two rows of three, as large as they fit there. */
const inRows = (wanted: readonly Wanted[], x: number, y: number): FlatNode[] =>
  wanted.map(({ good, faint }, i) => glyph(good, x + (i % 3) * 0.6, y + Math.floor(i / 3) * 0.6, 11, faint));

/** Goods as large as a house has room for: each for itself while they are two, one with its number while all are alike. */
const atLarge = (wanted: readonly Wanted[], x: number, y: number): FlatNode[] => {
  const [first] = wanted;
  if (wanted.length <= 2) return wanted.map(({ good, faint }, i) => glyph(good, x + i * 0.88, y, 17, faint));
  const alike = wanted.every(({ good, faint }) => good === first?.good && faint === first.faint);
  if (!first || !alike) return inRows(wanted, x, y);
  return [
    glyph(first.good, x, y, 17, first.faint),
    words(x + 1.3, y + 0.44, LETTERS.large, TOWN.ink, String(wanted.length)),
  ];
};

const wantedBy = (house: CityHouse): readonly Wanted[] => [
  ...house.demand.map((good) => ({ good, faint: false })),
  ...(house.coming ?? []).map((good) => ({ good, faint: true })),
];

/** What stands in a house. The letters decide how much of it there is room for. */
const INSIDE: Readonly<Record<Labels, (house: CityHouse) => readonly FlatNode[]>> = {
  usual: (house) => {
    const [x, y] = house.at;
    return [
      words(x + 0.42, y + 0.38, LETTERS.usual, PLAQUE.paper, String(house.house)),
      ...pips(x + 0.86, y + 0.38, house.room, house.demand.length),
      ...inRows(wantedBy(house), x + 0.14, y + 0.74),
    ];
  },
  large: (house) => {
    const [x, y] = house.at;
    return [
      words(x + 0.6, y + 0.45, LETTERS.large, PLAQUE.paper, String(house.house)),
      ...atLarge(wantedBy(house), x + 0.14, y + 0.88),
    ];
  },
};

/** How high a roof is, so that the number fits on it. */
const ROOF: Readonly<Record<Labels, number>> = { usual: 0.62, large: 0.78 };

const drawHouse = (house: CityHouse, labels: Labels): FlatNode => {
  const [x, y] = house.at;
  const garden = house.garden ? gardenSquares(house.at, house.garden) : [];
  const roof = TOWN.roofs[house.house % TOWN.roofs.length] ?? TOWN.roofs[0];
  const note = house.note;
  return node("g", { "data-house": house.house }, [
    ...garden.map(([u, v]) =>
      rect(u + 0.04, v + 0.04, 0.92, 0.92, { fill: TOWN.lawn, stroke: TOWN.white, "stroke-dasharray": "2 2" }),
    ),
    rect(x + 0.06, y + 0.06, 1.88, 1.88, { fill: PLAQUE.paper, stroke: TOWN.ink, "stroke-width": 1.5, rx: 4 }),
    rect(x + 0.06, y + 0.06, 1.88, ROOF[labels], { fill: roof, stroke: TOWN.ink, rx: 4 }),
    ...INSIDE[labels](house),
    ...(note ? noteNodes(note, x + 0.8, y + 1.62, labels) : []),
  ]);
};
const HOUSES = {
  usual: once((house: CityHouse) => drawHouse(house, "usual")),
  large: once((house: CityHouse) => drawHouse(house, "large")),
};

/** A house: number, the goods it wants, and its room as pips; the garden beside it. */
export const houseNode = (house: CityHouse, labels: Labels): FlatNode => HOUSES[labels](house);

/** A note at the foot of a house: filled in a chain's colours, or only framed in them while it may still change. */
const noteNodes = ({ style, text, sure }: CityNote, x: number, y: number, labels: Labels): readonly FlatNode[] => {
  const { body, text: ink } = CHAINS[style];
  const frame = sure
    ? { fill: body, stroke: TOWN.ink }
    : { fill: PLAQUE.paper, stroke: body, "stroke-dasharray": "3 2" };
  const size = LETTERS[labels];
  // Larger ones reach out to the left, where the number of the house no longer stands.
  const [west, wide, high] = labels === "large" ? [x - 0.8, 2.1, 0.8] : [x - 0.2, 1.5, 0.6];
  return [
    rect(west, y, wide, high, { ...frame, "stroke-width": sure ? 1 : 1.8, rx: 3 }),
    sign(style, west + (size * 0.51) / UNIT, y + high / 2, size - 2, sure ? ink : body),
    words(west + wide / 2 + 0.25, y + high / 2 + 0.01, size, sure ? ink : TOWN.ink, text),
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
