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
  /** None before the game: nobody has anything, and the town lies in the middle. */
  readonly seats: readonly DrawnSeat[];
}

/** The size that links are shown in. */
const SIZE = { width: 1200, height: 630 } as const;
const COLOURS = {
  dusk: "#241a38",
  deep: "#1b1228",
  tube: "#5cd0c2",
  cream: "#f6ebd6",
  ink: "#2b2430",
  wood: "#6e4b34",
  grass: "#6d8457",
  lawn: "#7b9462",
  road: "#474552",
  house: "#cbb9a6",
  roof: "#8c5a4c",
  lit: "#ffe08a",
  felt: "#2e7b62",
} as const;
type Colour = keyof typeof COLOURS;
const NAMES = Object.keys(COLOURS);

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

/** A seat's colour as people chose it; anything else is drawn grey. */
const colourOf = (colour: string): string => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : "#857864");

const createPen = (seats: readonly DrawnSeat[]) => {
  const { width, height } = SIZE;
  const pixels = new Uint8Array(width * height);
  const indexOf = (ink: Colour | number): number => (typeof ink === "number" ? NAMES.length + ink : NAMES.indexOf(ink));
  const fill = (x: number, y: number, wide: number, high: number, ink: Colour | number): void => {
    const [left, right] = [Math.max(0, Math.round(x)), Math.min(width, Math.round(x + wide))];
    for (let row = Math.max(0, Math.round(y)); row < Math.min(height, Math.round(y + high)); row++)
      if (right > left) pixels.fill(indexOf(ink), row * width + left, row * width + right);
  };
  const palette = [...Object.values(COLOURS), ...seats.map(({ colour }) => colourOf(colour))];
  return { fill, drawing: (): Drawing => ({ width, height, palette, pixels }) };
};
type Pen = ReturnType<typeof createPen>["fill"];

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

/** A round table for a game without a town. */
const drawTable = (fill: Pen): void => {
  const radius = TOWN.height / 2;
  const [middle, top] = [TOWN.left + TOWN.width / 2, TOWN.top];
  for (let y = 0; y < radius * 2; y++) {
    const half = Math.sqrt(radius ** 2 - (y - radius) ** 2) * 1.2;
    fill(middle - half, top + y, half * 2, 1, "felt");
  }
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
 * A table as a picture without words: that of a game that is over with its town on the evening that decided it, and what everybody
 * had; one that gathers players with the town that waits for them.
 */
export const drawingOf = ({ outline, seats }: DrawnGame): Drawing => {
  const { fill, drawing } = createPen(seats);
  fill(0, 0, SIZE.width, SIZE.height, "dusk");
  fill(0, SIZE.height / 2, SIZE.width, SIZE.height / 2, "deep");
  if (outline) drawTown(fill, outline, seats.length === 0 ? TOWN.middle : TOWN.left);
  else drawTable(fill);
  drawBars(fill, seats);
  drawSill(fill);
  return drawing();
};
