/** The sign of a seat: an outline in a box of 20 units, and its colour. */
export interface SeatSign {
  readonly outline: string;
  readonly colour: string;
}

/** A row of the sheet: somebody who played, with what they have, in words. */
export interface SheetRow {
  readonly sign: SeatSign;
  readonly name: string;
  readonly score: string;
  /** What they are gaining in this very moment of a film, in words. */
  readonly gain?: string;
  readonly isWinner: boolean;
}

/** What is written beside what is seen of the game. */
export interface SheetText {
  readonly title: string;
  /** Who won the game; empty while that is not to be said. */
  readonly winner: string;
  readonly caption: string;
  /** What the rows say, over them; empty where that is clear. */
  readonly over: string;
  readonly rows: readonly SheetRow[];
  readonly foot: string;
}

/** A picture as links show it, in pixels; what is seen of the game is as high, beside the sheet. */
export const PICTURE = { width: 1200, height: 630 } as const;
/** The width of the sheet. */
export const SHEET = 392;
/** The room of what is seen of the game. */
export const SCENE = { width: PICTURE.width - SHEET, height: PICTURE.height } as const;

const DUSK = "#241a38";
export const DEEP = "#1b1228";
const CREAM = "#f6ebd6";
const SOFT = "#c9bccb";
export const WORDMARK = "#ffe3d8";
export const TUBE = "#5cd0c2";
const EDGE = 36;
const ROOM = SHEET - EDGE * 2;
const SIGN = 20;
export const ROW = 52;
const LINES = 3;
/** The smallest letters that are written on a picture, in its pixels. */
export const SMALL = 20;

/** A text as far as it goes into a width, with dots where something is left. */
export const fitted = (pen: CanvasRenderingContext2D, text: string, width: number): string => {
  if (pen.measureText(text).width <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && pen.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
};

/** A text in lines of a width, broken after words and after the marks of scripts without spaces; the last ends in dots if need be. */
export const lined = (pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/(?<=[\s、。，：・])/)) {
    const longer = `${lines.at(-1) ?? ""}${word}`;
    if (lines.length > 0 && pen.measureText(longer.trimEnd()).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= LINES) return lines.map((line) => fitted(pen, line.trimEnd(), width));
  return [...lines.slice(0, LINES - 1), lines.slice(LINES - 1).join("")].map((line) =>
    fitted(pen, line.trimEnd(), width),
  );
};

/** An empty canvas of the picture's shape, as wide as asked for. */
export const canvasOf = (width: number): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  // Encoders take even sizes alone.
  canvas.width = width;
  canvas.height = Math.round((width * PICTURE.height) / PICTURE.width / 2) * 2;
  return canvas;
};

/** The letters of the page: those of its language first. */
export const faceOf = (): string => getComputedStyle(document.body).fontFamily;

/** Brings the letters that a sheet is written in, with what else is written beside it. */
export const bringLetters = async (
  { title, winner, caption, over, rows, foot }: SheetText,
  beside = "",
): Promise<void> => {
  const all = [title, winner, caption, over, foot, beside, ...rows.flatMap(({ name, score }) => [name, score])].join(
    "",
  );
  const faces = [`24px ${faceOf()}`, `500 24px ${faceOf()}`, `40px Lobster`];
  // Without them it is written in what the machine has.
  await Promise.all(faces.map((face) => document.fonts.load(face, `${all}Blueplate$0123456789`).catch(() => [])));
};

/** Writes a row, its middle at `y`, as wide as the sheet. */
export const drawRow = (pen: CanvasRenderingContext2D, row: SheetRow, y: number): void => {
  const { sign, name, score, gain = "", isWinner } = row;
  if (isWinner) {
    pen.fillStyle = "rgb(255 255 255 / 12%)";
    pen.beginPath();
    pen.roundRect(EDGE - 14, y - ROW / 2 + 3, SHEET - EDGE * 2 + 28, ROW - 6, 10);
    pen.fill();
  }
  pen.save();
  pen.translate(EDGE, y - SIGN / 2 - 4);
  pen.scale(1.4, 1.4);
  const outline = new Path2D(sign.outline);
  pen.lineWidth = 3;
  pen.strokeStyle = CREAM;
  pen.stroke(outline);
  pen.fillStyle = sign.colour;
  pen.fill(outline);
  pen.restore();
  pen.font = `500 26px ${faceOf()}`;
  pen.fillStyle = CREAM;
  pen.textAlign = "right";
  pen.fillText(score, SHEET - EDGE, y);
  let room = SHEET - EDGE * 2 - 44 - pen.measureText(score).width - 12;
  if (gain !== "") {
    pen.fillStyle = TUBE;
    pen.fillText(gain, EDGE + 44 + room, y);
    room -= pen.measureText(gain).width + 12;
    pen.fillStyle = CREAM;
  }
  pen.textAlign = "left";
  pen.font = `${isWinner ? 500 : 400} 22px ${faceOf()}`;
  pen.fillText(fitted(pen, name, room), EDGE + 44, y);
};

/** Writes what stands over the rows: what was played, who won, and what decided it. */
const writeHead = (pen: CanvasRenderingContext2D, { title, winner, caption, over }: SheetText): void => {
  pen.textAlign = "left";
  pen.fillStyle = WORDMARK;
  pen.font = `44px Lobster, ${faceOf()}`;
  pen.fillText("Blueplate", EDGE, 58);
  pen.fillStyle = SOFT;
  pen.font = `${SMALL}px ${faceOf()}`;
  pen.fillText(fitted(pen, title, ROOM), EDGE, 108);
  pen.fillStyle = CREAM;
  pen.font = `500 28px ${faceOf()}`;
  pen.fillText(fitted(pen, winner, ROOM), EDGE, 146);
  pen.font = `22px ${faceOf()}`;
  for (const [at, line] of lined(pen, caption, ROOM).entries()) pen.fillText(line, EDGE, 184 + at * 28);
  pen.fillStyle = SOFT;
  pen.font = `${SMALL}px ${faceOf()}`;
  pen.textAlign = "right";
  pen.fillText(fitted(pen, over, ROOM), SHEET - EDGE, 271);
};

/** Writes the sheet beside what is seen of the game, at a size of the picture, and answers what it was written on. */
export const drawSheet = (canvas: HTMLCanvasElement, scene: CanvasImageSource, text: SheetText): HTMLCanvasElement => {
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const scale = canvas.width / PICTURE.width;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.drawImage(scene, SHEET, 0, SCENE.width, SCENE.height);
  const ground = pen.createLinearGradient(0, 0, 0, PICTURE.height);
  ground.addColorStop(0, DUSK);
  ground.addColorStop(1, DEEP);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, SHEET, PICTURE.height);
  pen.fillStyle = TUBE;
  pen.fillRect(SHEET - 4, 0, 4, PICTURE.height);
  pen.textBaseline = "middle";
  writeHead(pen, text);
  for (const [at, row] of text.rows.entries()) drawRow(pen, row, 306 + at * ROW);
  pen.fillStyle = SOFT;
  pen.font = `${SMALL}px ${faceOf()}`;
  pen.textAlign = "left";
  pen.fillText(fitted(pen, text.foot, ROOM), EDGE, PICTURE.height - 34);
  return canvas;
};
