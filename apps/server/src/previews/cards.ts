import type { ValueLook } from "@blueplate/words";
import { hexOf, type FillColour, type Pen } from "./pen.ts";

/** A card as it is drawn: its look, the seat that played it, and whether it won. */
export interface DrawnCard extends Pick<ValueLook, "colour" | "shape" | "face"> {
  readonly seat: number;
  readonly isWinning: boolean;
}

const CARD = { width: 136, height: 200, gap: 14, corner: 12, most: 600 } as const;
/** The lit frame of the card that won, and the line round each of them. */
const [FRAME, LINE] = [10, 2];
/** The stripe under a card in the colour of whoever played it. */
const STRIPE = { gap: 16, high: 18 } as const;
/** The shapes on a card: how large each is, from one row to the next at most, from first to last, and one that stands for a face. */
const PIP = { side: 24, row: 72, span: 148, column: 35, single: 76 } as const;
/** More than so many are not told apart at a glance. */
const MOST_PIPS = 10;

/** Half of a shape across at a part of its height, in its own box; below 0 where it is not. */
const HALVES: Readonly<Record<ValueLook["shape"], (down: number) => number>> = {
  circle: (down) => Math.sqrt(0.25 - (down - 0.5) ** 2),
  triangle: (down) => down / 2,
  square: () => 0.44,
  diamond: (down) => 0.46 * (1 - Math.abs(down * 2 - 1)),
};

const drawShape = (fill: Pen, shape: ValueLook["shape"], [x, y]: Place, side: number, ink: FillColour): void => {
  const [top, high] = [Math.round(y - side / 2), Math.round(side)];
  for (let row = 0; row < high; row++) {
    const half = HALVES[shape]((row + 0.5) / high) * side;
    fill(x - half, top + row, half * 2, 1, ink);
  }
};

/** Where something stands, from its middle. */
type Place = readonly [x: number, y: number];

/** Where the shapes of a number lie round the middle of its card: in two columns, what is left over between them. */
const pipsOf = (count: number): readonly Place[] => {
  const columns = count < 4 ? 1 : 2;
  const rows = Math.floor(count / columns);
  const step = Math.min(PIP.row, PIP.span / Math.max(1, rows - 1));
  const yOf = (row: number): number => (row - (rows - 1) / 2) * step;
  const across = columns === 1 ? [0] : [-PIP.column, PIP.column];
  const pips = Array.from({ length: rows }, (_, row) => across.map((x): Place => [x, yOf(row)])).flat();
  return rows * columns === count ? pips : [...pips, [0, rows % 2 === 0 ? 0 : yOf(0.5)]];
};

/** A rectangle with round corners. */
const fillRound = (fill: Pen, [x, y]: Place, wide: number, high: number, corner: number, ink: FillColour): void => {
  for (let row = 0; row < high; row++) {
    const into = Math.max(0, corner - Math.min(row + 0.5, high - row - 0.5));
    const inset = corner - Math.sqrt(corner ** 2 - into ** 2);
    fill(x - wide / 2 + inset, y - high / 2 + row, wide - inset * 2, 1, ink);
  }
};

/** What stands on a card: its number in shapes; any other face is its shape alone. */
const drawFace = (fill: Pen, { colour, shape, face }: DrawnCard, [x, y]: Place): void => {
  const count = Number(face);
  const isCounted = Number.isInteger(count) && count > 0 && count <= MOST_PIPS;
  const side = isCounted ? PIP.side : PIP.single;
  for (const [right, down] of isCounted ? pipsOf(count) : pipsOf(1)) {
    drawShape(fill, shape, [x + right, y + down], side + LINE * 2, "ink");
    drawShape(fill, shape, [x + right, y + down], side - LINE, hexOf(colour));
  }
};

const drawCard = (fill: Pen, card: DrawnCard, place: Place): void => {
  const { width, height, corner } = CARD;
  const round = (grown: number, ink: FillColour): void =>
    fillRound(fill, place, width + grown * 2, height + grown * 2, corner + grown, ink);
  if (card.isWinning) round(FRAME, "lit");
  round(LINE, "ink");
  round(0, "cream");
  drawFace(fill, card, place);
  const [left, top] = [place[0] - width / 2, place[1] + height / 2 + STRIPE.gap];
  fill(left - LINE, top - LINE, width + LINE * 2, STRIPE.high + LINE * 2, "cream");
  fill(left, top, width, STRIPE.high, card.seat);
};

/** The cards of a trick side by side round a point, each over the colour of whoever played it; the one that won is lit. */
export const drawCards = (fill: Pen, cards: readonly DrawnCard[], x: number, y: number): void => {
  const { width, gap, most } = CARD;
  const step = Math.min(width + gap, (most - width) / Math.max(1, cards.length - 1));
  for (const [at, card] of cards.entries()) drawCard(fill, card, [x + (at - (cards.length - 1) / 2) * step, y]);
};
