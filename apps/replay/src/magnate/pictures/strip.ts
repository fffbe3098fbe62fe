/** A picture of a film strip and what it shows. */
export interface StripFrame {
  readonly picture: HTMLCanvasElement;
  readonly caption: string;
}

const EDGE = 24;
const GAP = 16;
const TITLE = 44;
const LINE = 20;
const LINES = 3;
const PAPER = "#fbf4e4";
const INK = "#3a3027";

/** A text in at most so many lines of a width; the last ends with dots when something is left. */
const wrapped = (pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/(?<=[\s、。，：・])/)) {
    if (line !== "" && pen.measureText(line + word.trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  if (line.trim() !== "") lines.push(line.trimEnd());
  if (lines.length <= LINES) return lines;
  return [...lines.slice(0, LINES - 1), `${lines[LINES - 1] ?? ""} …`];
};

/** How many pictures stand side by side: nearly a square of them, wider than high. */
const columnsFor = (count: number): number => Math.max(1, Math.min(4, Math.ceil(Math.sqrt(count))));

/** One drawing of all pictures in rows, each with its caption below it. */
export const filmStrip = (title: string, frames: readonly StripFrame[]): HTMLCanvasElement => {
  const sheet = document.createElement("canvas");
  const pen = sheet.getContext("2d");
  const [first] = frames;
  if (!pen || !first) return sheet;
  const { width, height } = first.picture;
  const columns = columnsFor(frames.length);
  const cell = { width: width + GAP, height: height + LINES * LINE + GAP };
  sheet.width = EDGE * 2 + columns * cell.width - GAP;
  sheet.height = EDGE * 2 + TITLE + Math.ceil(frames.length / columns) * cell.height - GAP;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.fillStyle = INK;
  pen.textBaseline = "top";
  pen.font = "500 28px Rubik, sans-serif";
  pen.fillText(title, EDGE, EDGE, sheet.width - EDGE * 2);
  pen.font = "15px Rubik, sans-serif";
  for (const [index, { picture, caption }] of frames.entries()) {
    const x = EDGE + (index % columns) * cell.width;
    const y = EDGE + TITLE + Math.floor(index / columns) * cell.height;
    pen.drawImage(picture, x, y);
    for (const [row, line] of wrapped(pen, caption, width).entries())
      pen.fillText(line, x, y + height + 4 + row * LINE);
  }
  return sheet;
};
