import { type DrawnCard, drawCards } from "./cards.ts";
import { createPen, type Pen, SIZE } from "./pen.ts";
import type { Drawing } from "./png.ts";

/** A seat as it is drawn: its colour, and what it had before the moment that decided the game and after it. */
export interface DrawnSeat {
  readonly colour: string;
  readonly before: number;
  readonly score: number;
  readonly isWinner: boolean;
}

/** What a picture of a table is drawn from: what everybody with its link may see, and no words. */
export interface DrawnGame {
  /** The town from far, as the moment that decided the game has it, or as it begins; null for a game without one. */
  readonly outline: readonly string[] | null;
  /** The cards that lay on a table without a town in that moment. */
  readonly cards: readonly DrawnCard[];
  /** None before the game: nobody has anything, and the town lies in the middle. */
  readonly seats: readonly DrawnSeat[];
}

/** Squares of a tile along its edge: tiles are told apart by their green. */
const TILE = 5;
/** The sill at the foot, of two rows of checks, and the lit tube above it. */
const [CHECK, TUBE] = [15, 4];
const SILL = SIZE.height - CHECK * 2;
/** The room of the town, right of the bars, or where there are none in the middle. */
const TOWN = { left: 420, middle: 225, top: 30, width: 750, height: SILL - 64 } as const;
/** The room of the bars: how wide each is, from one to the next, where they stand, and the highest. */
const BARS = { left: 54, width: 48, step: 66, foot: SILL - 60, most: 380, least: 6 } as const;
/** The lit lines of what a bar has gained. */
const LIT = { high: 4, step: 12 } as const;

const drawSill = (fill: Pen): void => {
  fill(0, SILL - TUBE * 2, SIZE.width, TUBE, "tube");
  for (let at = 0; at * CHECK < SIZE.width; at++) {
    fill(at * CHECK, SILL, CHECK, CHECK, at % 2 === 0 ? "cream" : "ink");
    fill(at * CHECK, SILL + CHECK, CHECK, CHECK, at % 2 === 0 ? "ink" : "cream");
  }
};

/** A letter of the outline, with those of the squares north and south of it. */
interface DrawnSquare {
  readonly letter: string;
  readonly north: string | undefined;
  readonly south: string | undefined;
}

/** How much of a square a roof covers, and an awning. */
const [ROOF, AWNING] = [0.7, 0.3];

/** A house has one roof, on its northern squares: that of whoever has served it, over lit windows. */
const drawHouse = (fill: Pen, { letter, north }: DrawnSquare, x: number, y: number, side: number): void => {
  const server = letter.charCodeAt(0) - "a".charCodeAt(0);
  const isServed = letter !== "o";
  fill(x, y, side, side, isServed ? "lit" : "house");
  if (north !== letter) fill(x, y, side, side * ROOF, isServed ? server : "roof");
};

/** What stands on a square, by its letter; a restaurant has a lit awning along its south. */
const drawSquare = (fill: Pen, square: DrawnSquare, x: number, y: number, side: number): void => {
  const { letter, south } = square;
  if (letter === "#") return fill(x, y, side, side, "road");
  if (/[a-z]/.test(letter)) return drawHouse(fill, square, x, y, side);
  if (!/\d/.test(letter)) return;
  fill(x, y, side, side, Number(letter));
  if (south !== letter) fill(x, y + side * (1 - AWNING), side, side * AWNING, "cream");
};

const drawTown = (fill: Pen, outline: readonly string[], room: number): void => {
  const [across, down] = [outline[0]?.length ?? 1, outline.length];
  const side = Math.floor(Math.min(TOWN.width / (across + 1), TOWN.height / (down + 1)));
  const left = room + (TOWN.width - side * across) / 2;
  const top = TOWN.top + (TOWN.height - side * down) / 2;
  fill(left - side / 2, top - side / 2, side * (across + 1), side * (down + 1), "wood");
  for (const [y, row] of outline.entries()) {
    for (const [x, letter] of Array.from(row).entries()) {
      const isLawn = (Math.floor(x / TILE) + Math.floor(y / TILE)) % 2 === 0;
      fill(left + x * side, top + y * side, side, side, isLawn ? "lawn" : "grass");
      const [north, south] = [outline[y - 1]?.[x], outline[y + 1]?.[x]];
      drawSquare(fill, { letter, north, south }, left + x * side, top + y * side, side);
    }
  }
};

/** A round table for a game without a town, with the cards that decided it. */
const drawTable = (fill: Pen, cards: readonly DrawnCard[]): void => {
  const radius = TOWN.height / 2;
  const [middle, top] = [TOWN.left + TOWN.width / 2, TOWN.top];
  for (let y = 0; y < radius * 2; y++) {
    const half = Math.sqrt(radius ** 2 - (y - radius) ** 2) * 1.2;
    fill(middle - half, top + y, half * 2, 1, "felt");
  }
  drawCards(fill, cards, middle, top + radius);
};

/**
 * What everybody had, as bars in the colours of the seats: what the evening brought is lit, and whoever won has a light over theirs.
 */
const drawBars = (fill: Pen, seats: readonly DrawnSeat[]): void => {
  const most = Math.max(1, ...seats.map(({ score }) => score));
  const heightOf = (score: number): number => Math.max(BARS.least, (Math.max(0, score) / most) * BARS.most);
  for (const [seat, { before, score, isWinner }] of seats.entries()) {
    const high = heightOf(score);
    const [x, y] = [BARS.left + seat * BARS.step, BARS.foot - high];
    fill(x - 3, y - 3, BARS.width + 6, high + 6, "cream");
    fill(x, y, BARS.width, high, seat);
    for (let lit = 0; lit < high - heightOf(before) - LIT.high; lit += LIT.step)
      fill(x, y + lit, BARS.width, LIT.high, "lit");
    if (isWinner) fill(x + BARS.width / 2 - 9, y - 34, 18, 18, "tube");
  }
};

/**
 * A table as a picture without words: that of a game that is over with its town on the evening or the cards of the trick that decided
 * it, and what everybody had; one that gathers players with the town that waits for them.
 */
export const drawingOf = ({ outline, cards, seats }: DrawnGame): Drawing => {
  const { fill, drawing } = createPen(seats);
  fill(0, 0, SIZE.width, SIZE.height, "dusk");
  fill(0, SIZE.height / 2, SIZE.width, SIZE.height / 2, "deep");
  if (outline) drawTown(fill, outline, seats.length === 0 ? TOWN.middle : TOWN.left);
  else drawTable(fill, cards);
  drawBars(fill, seats);
  drawSill(fill);
  return drawing();
};
