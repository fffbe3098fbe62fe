import type { ValueLook } from "@blueplate/words";
import { type Contour, ellipse, type PixelPoint, rounded } from "./contours.ts";
import type { Lettering } from "./lettering.ts";
import { hexOf, mixed, type Pen } from "./pen.ts";

/** A card as it is drawn: its look, the seat that played it with the name there, and whether it won. */
export interface DrawnCard extends Pick<ValueLook, "colour" | "shape" | "face"> {
  readonly seat: number;
  readonly name: string;
  readonly isWinning: boolean;
}

const CARD = { width: 132, height: 187, gap: 14, corner: 14, most: 590 } as const;
/** The lit frame of the card that won, and the line round each of them. */
const [FRAME, LINE] = [9, 2];
/** What stands on a card: its face in one corner, the shape of its colour in the other, and large on a plate. */
const FACE = { size: 46, left: 12, foot: 48 } as const;
const CORNER = { side: 26, right: 30, top: 31 } as const;
const PLATE = { radius: 47, down: 116, shape: 56 } as const;
/** What stands below a card: a stripe in the colour of whoever played it, and the name. */
const BELOW = { stripe: 14, high: 10, name: 50, size: 20 } as const;
/** How much of its colour the ground of a card has, and its paper. */
const [BREATH, PAPER] = [0.14, "#fffdf6"];

/** The shapes in a box of one, round its middle. */
const SHAPES: Readonly<Record<ValueLook["shape"], Contour>> = {
  circle: ellipse([0, 0], 0.42, 0.42),
  triangle: [
    [0, -0.44],
    [0.46, 0.42],
    [-0.46, 0.42],
  ],
  square: [
    [-0.39, -0.39],
    [0.39, -0.39],
    [0.39, 0.39],
    [-0.39, 0.39],
  ],
  diamond: [
    [0, -0.48],
    [0.43, 0],
    [0, 0.48],
    [-0.43, 0],
  ],
};

const drawShape = (pen: Pen, { shape, colour }: DrawnCard, [x, y]: PixelPoint, side: number): void => {
  const sized = (size: number): Contour =>
    SHAPES[shape].map(([right, down]): PixelPoint => [x + right * size, y + down * size]);
  pen.fillShape([sized(side + LINE * 3)], "ink");
  pen.fillShape([sized(side)], hexOf(colour));
};

/** What stands below a card: who played it. */
const drawPlayer = (
  pen: Pen,
  { seat, name }: DrawnCard,
  [left, foot]: PixelPoint,
  room: number,
  letters: Lettering,
): void => {
  pen.fill(left, foot + BELOW.stripe, CARD.width, BELOW.high, seat);
  const text = letters.fitted(name, BELOW.size, "plain", room);
  const middle = left + (CARD.width - letters.widthOf(text, BELOW.size, "plain")) / 2;
  pen.fillShape(letters.write(text, [middle, foot + BELOW.name], BELOW.size, "plain"), "cream");
};

const drawCard = (pen: Pen, card: DrawnCard, [left, top]: PixelPoint, letters: Lettering): void => {
  const { width, height, corner } = CARD;
  const ground = (grown: number): readonly Contour[] => [
    rounded([left - grown, top - grown], width + grown * 2, height + grown * 2, corner + grown),
  ];
  if (card.isWinning) pen.fillShape(ground(FRAME), "lit");
  pen.fillShape(ground(LINE), "ink");
  pen.fillShape(ground(0), mixed(PAPER, hexOf(card.colour), BREATH));
  const plate: PixelPoint = [left + width / 2, top + PLATE.down];
  pen.fillShape([ellipse(plate, PLATE.radius + LINE, PLATE.radius + LINE)], "ink");
  pen.fillShape([ellipse(plate, PLATE.radius, PLATE.radius)], "#ffffff");
  drawShape(pen, card, plate, PLATE.shape);
  drawShape(pen, card, [left + width - CORNER.right, top + CORNER.top], CORNER.side);
  pen.fillShape(letters.write(card.face, [left + FACE.left, top + FACE.foot], FACE.size, "strong"), "ink");
};

/** The cards of a trick side by side round a point, each over its player; the one that won is lit. */
export const drawCards = (pen: Pen, cards: readonly DrawnCard[], [x, y]: PixelPoint, letters: Lettering): void => {
  const { width, height, gap, most } = CARD;
  const step = Math.min(width + gap, (most - width) / Math.max(1, cards.length - 1));
  for (const [at, card] of cards.entries()) {
    const [left, top] = [x - width / 2 + (at - (cards.length - 1) / 2) * step, y - height / 2];
    drawCard(pen, card, [left, top], letters);
    drawPlayer(pen, card, [left, top + height], step - gap / 2, letters);
  }
};
