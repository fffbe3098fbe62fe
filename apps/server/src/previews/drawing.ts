import { drawCaption, type DrawnSeat, type DrawnWords } from "./caption.ts";
import type { DrawnCard } from "./cards.ts";
import { drawFelt, type DrawnChairs } from "./felt.ts";
import { type DrawnGrid, type DrawnWish, drawWishes } from "./goods.ts";
import type { Lettering } from "./lettering.ts";
import { createPen, type Pen, SIZE } from "./pen.ts";
import type { Drawing } from "./png.ts";

/** What a picture of a table is drawn from: what everybody with its link may see. */
export interface DrawnGame {
  readonly words: DrawnWords;
  /** The town from far, as the moment that decided the game has it, or as it begins; null for a game without one. */
  readonly outline: readonly string[] | null;
  /** What was asked for in that moment, on the squares of the town. */
  readonly wishes: readonly DrawnWish[];
  /** The cards that lay on a table without a town in that moment. */
  readonly cards: readonly DrawnCard[];
  /** Who sits there, in the order of the seats; nobody before the game. */
  readonly seats: readonly DrawnSeat[];
  /** The seats round a table on which nothing lies. */
  readonly chairs: DrawnChairs;
}

/** Squares of a tile along its edge: tiles are told apart by their green. */
const TILE = 5;
/** The sill at the foot, of two rows of checks, and the lit tube above it. */
const [CHECK, TUBE] = [15, 4];
const SILL = SIZE.height - CHECK * 2;
/** The room of the town, right of what is written. */
const TOWN = { left: 500, top: 24, width: 670, height: SILL - 56 } as const;

const drawSill = ({ fill }: Pen): void => {
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
const drawHouse = ({ fill }: Pen, { letter, north }: DrawnSquare, x: number, y: number, side: number): void => {
  const server = letter.charCodeAt(0) - "a".charCodeAt(0);
  const isServed = letter !== "o";
  fill(x, y, side, side, isServed ? "lit" : "house");
  if (north !== letter) fill(x, y, side, side * ROOF, isServed ? server : "roof");
};

/** What stands on a square, by its letter; a restaurant has a lit awning along its south. */
const drawSquare = (pen: Pen, square: DrawnSquare, x: number, y: number, side: number): void => {
  const { fill } = pen;
  const { letter, south } = square;
  if (letter === "#") return fill(x, y, side, side, "road");
  if (/[a-z]/.test(letter)) return drawHouse(pen, square, x, y, side);
  if (!/\d/.test(letter)) return;
  fill(x, y, side, side, Number(letter));
  if (south !== letter) fill(x, y + side * (1 - AWNING), side, side * AWNING, "cream");
};

/** Where the squares of a town lie: as large as there is room for them with the rim. */
const gridOf = (outline: readonly string[]): DrawnGrid => {
  const [across, down] = [outline[0]?.length ?? 1, outline.length];
  const side = Math.floor(Math.min(TOWN.width / (across + 1), TOWN.height / (down + 1)));
  const left = TOWN.left + (TOWN.width - side * across) / 2;
  return { left, top: TOWN.top + (TOWN.height - side * down) / 2, side };
};

const drawTown = (pen: Pen, outline: readonly string[]): void => {
  const { fill } = pen;
  const [across, down] = [outline[0]?.length ?? 1, outline.length];
  const { left, top, side } = gridOf(outline);
  fill(left - side / 2, top - side / 2, side * (across + 1), side * (down + 1), "wood");
  for (const [y, row] of outline.entries()) {
    for (const [x, letter] of Array.from(row).entries()) {
      const isLawn = (Math.floor(x / TILE) + Math.floor(y / TILE)) % 2 === 0;
      fill(left + x * side, top + y * side, side, side, isLawn ? "lawn" : "grass");
      const [north, south] = [outline[y - 1]?.[x], outline[y + 1]?.[x]];
      drawSquare(pen, { letter, north, south }, left + x * side, top + y * side, side);
    }
  }
};

/** A table as a picture: what is written of it, and its town or its felt with the cards that decided the game. */
export const drawingOf = ({ words, outline, wishes, cards, seats, chairs }: DrawnGame, letters: Lettering): Drawing => {
  const { drawing, ...pen } = createPen(seats.length > 0 ? seats : chairs.map((colour) => ({ colour: colour ?? "" })));
  pen.fill(0, 0, SIZE.width, SIZE.height, "dusk");
  if (outline) drawTown(pen, outline);
  else drawFelt(pen, cards, chairs, letters);
  drawCaption(pen, words, seats, letters);
  // Last: a picture has so many colours, and what is written has its edges first.
  if (outline) drawWishes(pen, wishes, gridOf(outline));
  drawSill(pen);
  return drawing();
};
