import { once } from "../once.ts";
import { CHAINS, PLAQUE, TOWN } from "../palette.ts";
import { restaurantKey } from "../piece/stand.ts";
import { rectangle, sameSquare } from "../town/board.ts";
import { entranceSquare, gardenSquares } from "../town/route.ts";
import type { CityHouse, CityRestaurant, Good, Square } from "../view.ts";
import { glyph } from "./ground.ts";
import { lettered } from "./lettered.ts";
import { type FlatNode, type Labels, LETTERS, node, rect, UNIT, words } from "./node.ts";
import { sign } from "./sign.ts";

/** Room for a few goods, or for the more that a garden brings, drawn closer. */
const pips = (x: number, y: number, room: number, filled: number): FlatNode[] =>
  Array.from({ length: room }, (_, i) =>
    node("circle", {
      cx: x * UNIT + i * (room > 3 ? 4.2 : 5),
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

/** Goods in rows of three. */
const inRows = (wanted: readonly Wanted[], x: number, y: number, size: number): FlatNode[] => {
  const apart = size / UNIT + 0.04;
  return wanted.map(({ good, faint }, i) => glyph(good, x + (i % 3) * 0.6, y + Math.floor(i / 3) * apart, size, faint));
};

/** Goods as large as a house has room for below its roof: each for itself while they are two, one with its number while all are alike. */
const atLarge = (wanted: readonly Wanted[], x: number, y: number, letters: number): FlatNode[] => {
  const [first] = wanted;
  if (wanted.length <= 2) return wanted.map(({ good, faint }, i) => glyph(good, x + i * 0.88, y, 17, faint));
  const alike = wanted.every(({ good, faint }) => good === first?.good && faint === first.faint);
  if (!first || !alike) return inRows(wanted, x, y, wanted.length > 3 ? 10 : 11);
  return [glyph(first.good, x, y, 17, first.faint), words(x + 1.3, y + 0.44, letters, TOWN.ink, String(wanted.length))];
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
      words(x + 0.42, y + 0.35, LETTERS.usual, PLAQUE.paper, String(house.house)),
      ...pips(x + 0.85, y + 0.35, house.room, house.demand.length),
      ...inRows(wantedBy(house), x + 0.14, y + 0.7, 11),
    ];
  },
  large: (house) => {
    const [x, y] = house.at;
    return [
      words(x + 0.6, y + 0.45, LETTERS.large, PLAQUE.paper, String(house.house)),
      ...atLarge(wantedBy(house), x + 0.14, y + 0.88, LETTERS.large),
    ];
  },
  largest: (house) => {
    const [x, y] = house.at;
    return [
      words(x + 0.6, y + 0.53, LETTERS.largest, PLAQUE.paper, String(house.house)),
      ...atLarge(wantedBy(house), x + 0.14, y + 1.02, LETTERS.largest),
    ];
  },
};

/** How high a roof is, so that the number fits on it. */
const ROOF: Readonly<Record<Labels, number>> = { usual: 0.58, large: 0.78, largest: 0.94 };

/** A house: number, the goods it wants, and its room as pips; the garden beside it. */
export const houseNode = lettered((house: CityHouse, labels): FlatNode => {
  const [x, y] = house.at;
  const garden = house.garden ? gardenSquares(house.at, house.garden) : [];
  const roof = TOWN.roofs[house.house % TOWN.roofs.length] ?? TOWN.roofs[0];
  return node("g", { "data-house": house.house }, [
    ...garden.map(([u, v]) =>
      rect(u + 0.04, v + 0.04, 0.92, 0.92, { fill: TOWN.lawn, stroke: TOWN.white, "stroke-dasharray": "2 2" }),
    ),
    rect(x + 0.06, y + 0.06, 1.88, 1.88, { fill: PLAQUE.paper, stroke: TOWN.ink, "stroke-width": 1.5, rx: 4 }),
    rect(x + 0.06, y + 0.06, 1.88, ROOF[labels], { fill: roof, stroke: TOWN.ink, rx: 4 }),
    ...INSIDE[labels](house),
  ]);
});

/** Towards which corner of its restaurant a square lies: −1 or 1 across and down. */
const wayTo = ([x, y]: Square, [u, v]: Square): readonly [number, number] => [u > x ? 1 : -1, v > y ? 1 : -1];

/** A white mat on a corner of a restaurant: one square wide before its entrance, smaller where a drive-in has others. */
const mat = (at: Square, [u, v]: Square, stroke: string, wide: number): FlatNode => {
  const [dx, dy] = wayTo(at, [u, v]);
  const out = 0.36 - wide / 2;
  return rect(u + 0.5 - wide / 2 + dx * out, v + 0.5 - wide / 2 + dy * out, wide, wide, {
    fill: PLAQUE.paper,
    stroke,
    "stroke-width": 2,
    rx: 2,
  });
};

/** A restaurant: chain colour and sign, a white mat on the entrance; dashed while coming soon, grey when bankrupt. */
export const restaurantNode = once((restaurant: CityRestaurant): FlatNode => {
  const { at, style, open, bankrupt, driveIn, goods = [] } = restaurant;
  const [x, y] = at;
  const chain = CHAINS[style];
  const body = bankrupt ? "#8F8A86" : open ? chain.body : PLAQUE.paper;
  const door = entranceSquare(at, restaurant.entrance);
  const others = driveIn ? rectangle(at, 2, 2).filter((square) => !sameSquare(square, door)) : [];
  // The large sign keeps clear of the mats: on the other side than the one door, in the middle of four.
  const [dx, dy] = wayTo(at, door);
  const [aside, size] = driveIn ? [0.12, 13] : [0.29, 17];
  return node("g", { "data-restaurant": restaurantKey(restaurant) }, [
    rect(x + 0.06, y + 0.06, 1.88, 1.88, {
      fill: body,
      stroke: open ? TOWN.ink : chain.body,
      "stroke-width": 2,
      rx: 3,
      ...(open ? {} : { "stroke-dasharray": "4 3" }),
    }),
    ...others.map((square) => mat(at, square, chain.body, 0.42)),
    mat(at, door, chain.body, 0.72),
    sign(style, x + 1 - dx * aside, y + 1 - dy * aside, size, open && !bankrupt ? PLAQUE.paper : chain.body),
    ...(bankrupt ? [] : [sign(style, door[0] + 0.5, door[1] + 0.5, 11, chain.body)]),
    // Goods stand in the corner across from the door.
    ...(open && !bankrupt ? goods : []).map((good, i) =>
      glyph(good, x + (dx > 0 ? 0.1 : 1.34) + i * dx * 0.56, y + (dy > 0 ? 0.1 : 1.34), 11),
    ),
  ]);
});
