import { type Contour, type PixelPoint, star } from "./contours.ts";
import type { Lettering } from "./lettering.ts";
import type { Pen } from "./pen.ts";

/** A seat as it is drawn: whose it is, its colour, and what it had before the moment that decided the game and after it. */
export interface DrawnSeat {
  readonly name: string;
  readonly colour: string;
  /** What it had in the end, as it is told; null where that is not told. */
  readonly told: string | null;
  readonly before: number;
  readonly score: number;
  readonly isWinner: boolean;
}

/** What is written beside a table: its name, its game, and what is to be said of it. */
export interface DrawnWords {
  readonly title: string;
  readonly game: string;
  readonly note: string;
}

/** The column of what is written. */
const COLUMN = { left: 54, width: 410 } as const;
/** The lines of it from above: size, and where the foot of each is. */
const WORDMARK = { text: "Blueplate", size: 66, foot: 98 } as const;
const GAME = { size: 25, foot: 142 } as const;
const TITLE = { size: 40, foot: 204, line: 46, most: 2 } as const;
const NOTE = { size: 28, gap: 46 } as const;
/** The rows of the seats: the room of all, the highest of one, and what stands in it. */
const SEATS = { gap: 22, foot: 574, most: 66, size: 23, name: 24, bar: 33, high: 13, least: 6, star: 11 } as const;
/** The lit lines of what a bar has gained. */
const LIT = { wide: 4, step: 12 } as const;

/** A text in lines as long as the column, so many at most; the last one is cut. */
const linesOf = (text: string, letters: Lettering): readonly string[] => {
  const [first, ...words] = text.split(/\s+/);
  const lines = [first ?? ""];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    const isLast = lines.length === TITLE.most;
    if (isLast || letters.widthOf(longer, TITLE.size, "strong") <= COLUMN.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => letters.fitted(line, TITLE.size, "strong", COLUMN.width));
};

/** What everybody had, as a bar in the colour of the seat: what the moment brought is lit. */
const drawBar = (pen: Pen, seat: number, { before, score }: DrawnSeat, top: number, most: number): void => {
  const wideOf = (had: number): number => Math.max(SEATS.least, (Math.max(0, had) / most) * COLUMN.width);
  const wide = wideOf(score);
  pen.fill(COLUMN.left - 2, top - 2, wide + 4, SEATS.high + 4, "cream");
  pen.fill(COLUMN.left, top, wide, SEATS.high, seat);
  for (let lit = LIT.wide; lit <= wide - wideOf(before); lit += LIT.step)
    pen.fill(COLUMN.left + wide - lit, top, LIT.wide, SEATS.high, "lit");
};

/** The seats below one another, whoever won with a star. */
const drawSeats = (pen: Pen, seats: readonly DrawnSeat[], top: number, letters: Lettering): void => {
  const step = Math.min(SEATS.most, (SEATS.foot - top) / Math.max(1, seats.length));
  const most = Math.max(1, ...seats.map(({ score }) => score));
  for (const [seat, drawn] of seats.entries()) {
    const y = top + seat * step;
    const write = (text: string, x: number): readonly Contour[] =>
      letters.write(text, [x, y + SEATS.name], SEATS.size, drawn.isWinner ? "strong" : "plain");
    const told = drawn.told ?? "";
    const wide = letters.widthOf(told, SEATS.size, drawn.isWinner ? "strong" : "plain");
    const left = COLUMN.left + (drawn.isWinner ? SEATS.star * 2.6 : 0);
    const name = letters.fitted(drawn.name, SEATS.size, "strong", COLUMN.left + COLUMN.width - wide - 16 - left);
    const ink = drawn.isWinner ? "lit" : "cream";
    const middle: PixelPoint = [COLUMN.left + SEATS.star, y + SEATS.name - SEATS.size * 0.35];
    if (drawn.isWinner) pen.fillShape([star(middle, SEATS.star)], ink);
    pen.fillShape([...write(name, left), ...write(told, COLUMN.left + COLUMN.width - wide)], ink);
    drawBar(pen, seat, drawn, y + Math.min(SEATS.bar, step - SEATS.high - 3), most);
  }
};

/** The column beside the table: the name of the house, what is played, how the table is called, what is said of it, and its seats. */
export const drawCaption = (pen: Pen, words: DrawnWords, seats: readonly DrawnSeat[], letters: Lettering): void => {
  const { left, width } = COLUMN;
  pen.fillShape(letters.write(WORDMARK.text, [left, WORDMARK.foot], WORDMARK.size, "wordmark"), "tube");
  const game = letters.fitted(words.game, GAME.size, "plain", width);
  pen.fillShape(letters.write(game, [left, GAME.foot], GAME.size, "plain"), "cream");
  let foot: number = TITLE.foot - TITLE.line;
  for (const line of linesOf(words.title, letters)) {
    foot += TITLE.line;
    pen.fillShape(letters.write(line, [left, foot], TITLE.size, "strong"), "cream");
  }
  if (words.note !== "") {
    foot += NOTE.gap;
    const note = letters.fitted(words.note, NOTE.size, "strong", width);
    pen.fillShape(letters.write(note, [left, foot], NOTE.size, "strong"), "lit");
  }
  drawSeats(pen, seats, foot + SEATS.gap, letters);
};
