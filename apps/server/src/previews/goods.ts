import type { Outline } from "@blueplate/city/outline";
import type { PathCommand } from "opentype.js/dist/opentype.mjs";
import { type Contour, contoursOf, type PixelPoint, rounded } from "./contours.ts";
import { hexOf, type Pen } from "./pen.ts";

/** What was asked for on a place of the town: the squares of the place, and the drawings of the goods. */
export interface DrawnWish {
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [across: number, down: number];
  readonly goods: readonly Outline[];
}

/** Where squares lie in a picture: the left upper corner of the first, and how large they are. */
export interface DrawnGrid {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Drawings are made in a box of so many units. */
const BOX = 20;
/** The room round a drawing on its plate, the line round the plate and the corners of it, in pixels. */
const [GAP, LINE, CORNER] = [2, 2, 5];
/** How much of the height of a house its wishes may take: the roof, which says who has served it, stays above them. */
const BELOW_ROOF = 0.65;
/** How wide the ink round a silhouette is, in units of its box. */
const INK = 1.3;

/** A path of drawings (absolute M L Q Z) as letters are given, so that it is filled as they are. */
export const commandsIn = (path: string): readonly PathCommand[] =>
  Array.from(path.matchAll(/([MLQZ])([^MLQZ]*)/g), ([, type = "Z", numbers = ""]): PathCommand => {
    const [x1 = 0, y1 = 0, x = 0, y = 0] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (type === "Q") return { type, x1, y1, x, y };
    return type === "M" || type === "L" ? { type, x: x1, y: y1 } : { type: "Z" };
  });

const placed = (path: string, [left, top]: PixelPoint, scale: number): readonly Contour[] =>
  contoursOf(commandsIn(path)).map((contour) =>
    contour.map(([x, y]): PixelPoint => [left + x * scale, top + y * scale]),
  );

const drawGood = (pen: Pen, { silhouette, layers }: Outline, [left, top]: PixelPoint, side: number): void => {
  const scale = side / BOX;
  const shape = placed(silhouette, [left, top], scale);
  // The silhouette in every direction is the ink round it.
  for (let at = 0; at < 8; at++) {
    const [across, down] = [Math.cos((at / 4) * Math.PI), Math.sin((at / 4) * Math.PI)].map((far) => far * INK * scale);
    pen.fillShape(
      shape.map((contour) => contour.map(([x, y]): PixelPoint => [x + (across ?? 0), y + (down ?? 0)])),
      "ink",
    );
  }
  for (const { d, fill } of layers) pen.fillShape(placed(d, [left, top], scale), hexOf(fill));
};

/** As many in a row as let them stand largest in a room of so many pixels, rather side by side, and how large they stand then. */
export const gridFor = (
  count: number,
  wide: number,
  high: number,
): { readonly columns: number; readonly side: number } =>
  Array.from({ length: count }, (_, at) => at + 1)
    .map((columns) => {
      const rows = Math.ceil(count / columns);
      return { columns, side: Math.floor(Math.min((wide - GAP) / columns, (high - GAP) / rows) - GAP) };
    })
    .reduce((best, each) => (each.side >= best.side ? each : best), { columns: 1, side: 0 });

/** What a house asks for, on a plate at its foot. */
const drawWish = (pen: Pen, { at, size, goods }: DrawnWish, { left, top, side }: DrawnGrid): void => {
  const [wide, high] = [size[0] * side - LINE * 2, size[1] * side * BELOW_ROOF - LINE * 2];
  const { columns, side: large } = gridFor(goods.length, wide, high);
  const rows = Math.ceil(goods.length / columns);
  const [across, down] = [columns * (large + GAP) + GAP, rows * (large + GAP) + GAP];
  const x = Math.round(left + at[0] * side + (size[0] * side - across) / 2);
  const y = Math.round(top + (at[1] + size[1]) * side - LINE - down);
  pen.fillShape([rounded([x - LINE, y - LINE], across + LINE * 2, down + LINE * 2, CORNER + LINE)], "ink");
  pen.fillShape([rounded([x, y], across, down, CORNER)], "cream");
  for (const [index, good] of goods.entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    drawGood(pen, good, [x + GAP + column * (large + GAP), y + GAP + row * (large + GAP)], large);
  }
};

/** What houses ask for, in the drawings in which the town has it. */
export const drawWishes = (pen: Pen, wishes: readonly DrawnWish[], grid: DrawnGrid): void => {
  for (const wish of wishes) if (wish.goods.length > 0) drawWish(pen, wish, grid);
};
