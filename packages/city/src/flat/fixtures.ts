import { once } from "../once.ts";
import { TOWN } from "../palette.ts";
import { trafficPieces } from "../piece/wild.ts";
import { allSquares, printAt } from "../town/board.ts";
import { roadsOf } from "../town/roads.ts";
import type { CityTown, Square } from "../view.ts";
import { glyph } from "./glyph.ts";
import { type FlatNode, node, rect } from "./node.ts";
import { block, disc } from "./path.ts";
import { bridgeNodes } from "./street.ts";

const SOURCE_GOODS = { b: "beer", l: "lemonade", s: "soft-drink" } as const;
type SourcePrint = keyof typeof SOURCE_GOODS;

/** A barrel from above with its hoops; a striped awning; a flat roof with a red edge. */
const ROOFS: Readonly<Record<SourcePrint, (square: Square) => readonly FlatNode[]>> = {
  b: ([x, y]) => [
    node("path", { d: disc(x + 0.5, y + 0.5, 0.46), fill: "#9C6B3E", stroke: TOWN.ink, "stroke-width": 1.2 }),
    node("path", { d: disc(x + 0.5, y + 0.5, 0.36), fill: "#D9B184", stroke: "#6E4B34", "stroke-width": 1 }),
  ],
  l: ([x, y]) => [
    rect(x + 0.06, y + 0.06, 0.88, 0.88, { fill: TOWN.white, stroke: TOWN.ink, "stroke-width": 1.2, rx: 1.5 }),
    node("path", { d: [0.14, 0.43, 0.72].map((at) => block(x + at, y + 0.09, 0.145, 0.82)).join(""), fill: "#F0D264" }),
  ],
  s: ([x, y]) => [
    rect(x + 0.06, y + 0.06, 0.88, 0.88, { fill: "#C9505A", stroke: TOWN.ink, "stroke-width": 1.2, rx: 1.5 }),
    rect(x + 0.17, y + 0.17, 0.66, 0.66, { fill: "#EFE9DD" }),
  ],
};

const sources = (town: CityTown): readonly FlatNode[] =>
  allSquares(town).flatMap((square) => {
    const print = printAt(town, square);
    if (print !== "b" && print !== "l" && print !== "s") return [];
    const good = SOURCE_GOODS[print];
    const [x, y] = square;
    return [
      node("g", { "data-source": good, "data-square": `${x},${y}` }, [
        ...ROOFS[print](square),
        glyph(good, x + 0.14, y + 0.14, 14.4),
      ]),
    ];
  });

/** A car from above, its nose along the way it drives. */
const cars = (town: CityTown): readonly FlatNode[] =>
  trafficPieces(town).flatMap(({ at: [x, , z], turn, drawing }) => {
    if (drawing.kind !== "car") return [];
    const [long, wide] = Math.abs(Math.sin(turn)) > 0.5 ? [0.5, 0.26] : [0.26, 0.5];
    return [
      rect(x - long / 2, z - wide / 2, long, wide, {
        fill: drawing.colour,
        stroke: TOWN.ink,
        "stroke-width": 0.8,
        rx: 2,
      }),
      rect(x - long * 0.3, z - wide * 0.3, long * 0.6, wide * 0.6, { fill: "#5F7076", rx: 1 }),
    ];
  });

/** What the board says stands on and over the ground: cars on the road, bridges over it, sources. */
export const fixtures = once((town: CityTown): FlatNode =>
  node("g", {}, [
    ...cars(town),
    ...roadsOf(town)
      .filter(({ bridge }) => bridge)
      .flatMap(bridgeNodes),
    ...sources(town),
  ]),
);
