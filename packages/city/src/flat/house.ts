import { PLAQUE, TOWN } from "../palette.ts";
import { gardenSquares } from "../town/route.ts";
import type { CityHouse, Good } from "../view.ts";
import { boxAround } from "../placing/rectangle.ts";
import { glyph } from "./glyph.ts";
import { lineTone, tone } from "./hour.ts";
import { lettered } from "./lettered.ts";
import { type FlatNode, type Labels, LETTERS, node, rect, UNIT, words } from "./node.ts";
import { block, disc } from "./path.ts";
import { roofNodes } from "./roof.ts";

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

/** The number on a roof, edged so that it is read on every slope. */
const numberOn = (x: number, y: number, letters: number, house: number): FlatNode => {
  const number = words(x, y, letters, PLAQUE.paper, String(house));
  const edge = { stroke: TOWN.ink, "stroke-width": letters / 5, "stroke-linejoin": "round", "paint-order": "stroke" };
  return { ...number, attributes: { ...number.attributes, ...edge } };
};

/** What stands in a house. The letters decide how much of it there is room for. */
const INSIDE: Readonly<Record<Labels, (house: CityHouse) => readonly FlatNode[]>> = {
  usual: (house) => {
    const [x, y] = house.at;
    return [
      numberOn(x + 0.42, y + 0.35, LETTERS.usual, house.house),
      ...pips(x + 0.85, y + 0.35, house.room, house.demand.length),
      ...inRows(wantedBy(house), x + 0.14, y + 0.72, 11),
    ];
  },
  large: (house) => {
    const [x, y] = house.at;
    return [
      numberOn(x + 0.6, y + 0.45, LETTERS.large, house.house),
      ...atLarge(wantedBy(house), x + 0.14, y + 0.9, LETTERS.large),
    ];
  },
  largest: (house) => {
    const [x, y] = house.at;
    return [
      numberOn(x + 0.6, y + 0.53, LETTERS.largest, house.house),
      ...atLarge(wantedBy(house), x + 0.14, y + 1.04, LETTERS.largest),
    ];
  },
};

/** How high a roof is, so that the number fits on it. */
const ROOF: Readonly<Record<Labels, number>> = { usual: 0.58, large: 0.78, largest: 0.92 };

/** How high the roof of a house is that nobody has to read anything before. */
const WHOLE_ROOF = 1.24;

const isQuiet = (house: CityHouse): boolean => !house.note && wantedBy(house).length === 0;

/** Before a house that wants nothing: the way to its door, two bushes, and its car. */
const frontNodes = ({ house, at: [x, y] }: CityHouse): readonly FlatNode[] => [
  node("path", { d: block(x + 0.84, y + 1.36, 0.26, 0.5), fill: TOWN.path }),
  node("path", { d: disc(x + 0.36, y + 1.6, 0.16) + disc(x + 0.62, y + 1.66, 0.12), ...tone("leaf") }),
  node("path", { d: disc(x + 0.33, y + 1.57, 0.1) + disc(x + 0.6, y + 1.64, 0.07), ...tone("tip") }),
  rect(x + 1.3, y + 1.45, 0.5, 0.28, {
    fill: TOWN.cars[house % TOWN.cars.length] ?? TOWN.cars[0],
    stroke: TOWN.ink,
    "stroke-width": 0.8,
    rx: 2,
  }),
  rect(x + 1.42, y + 1.5, 0.26, 0.18, { fill: "#5F7076", rx: 1 }),
];

/** A garden: lawn behind white pickets, with a pool and a bush. */
const garden = (house: CityHouse): readonly FlatNode[] => {
  if (!house.garden) return [];
  const { west, north, east, south } = boxAround(gardenSquares(house.at, house.garden));
  const [wide, high] = [east - west, south - north];
  const isWide = wide > high;
  const [px, py] = isWide ? [east - 0.6, north + 0.5] : [west + 0.5, south - 0.6];
  const [bx, by] = [west + 0.5, north + 0.5];
  return [
    rect(west + 0.06, north + 0.06, wide - 0.12, high - 0.12, { ...tone("lawn"), rx: 2 }),
    node("path", {
      d: [0.25, 0.75, 1.25]
        .map((at) =>
          isWide
            ? block(west + at, north + 0.06, 0.25, high - 0.12)
            : block(west + 0.06, north + at, wide - 0.12, 0.25),
        )
        .join(""),
      ...tone("mown"),
    }),
    rect(west + 0.09, north + 0.09, wide - 0.18, high - 0.18, {
      fill: "none",
      stroke: TOWN.white,
      "stroke-width": 1.6,
      "stroke-dasharray": "2.4 1",
      rx: 1,
    }),
    node("path", { d: disc(px, py, 0.32), fill: TOWN.water, stroke: TOWN.white, "stroke-width": 1.6 }),
    node("path", { d: disc(px - 0.06, py - 0.08, 0.14), fill: TOWN.white, "fill-opacity": 0.45 }),
    node("path", { d: disc(bx, by, 0.28), ...tone("leaf") }),
    node("path", { d: disc(bx - 0.03, by - 0.05, 0.2), ...tone("crown") }),
  ];
};

/** A house from above: the roof with its number, the goods it wants on the ground before it, a hedge round both; the garden beside it. */
export const houseNode = lettered((house: CityHouse, labels): FlatNode => {
  const [x, y] = house.at;
  return node("g", { "data-house": house.house }, [
    ...garden(house),
    rect(x + 0.04, y + 0.04, 1.92, 1.92, { fill: TOWN.ink, "fill-opacity": 0.55, rx: 3.4 }),
    rect(x + 0.1, y + 0.1, 1.8, 1.8, { ...lineTone("hedge", 2.2), rx: 2.6 }),
    rect(x + 0.14, y + 0.14, 1.72, 1.72, { ...tone("yard"), rx: 2 }),
    ...roofNodes(house, isQuiet(house) ? WHOLE_ROOF : ROOF[labels]),
    ...(isQuiet(house) ? frontNodes(house) : []),
    ...INSIDE[labels](house),
  ]);
});
