import { DEEP, drawRow, faceOf, lined, PICTURE, ROW, SCENE, SHEET, type SheetRow, TUBE, WORDMARK } from "./sheet.ts";

/** What is written over what is seen of the game at the beginning and at the end of a film. */
export interface FilmCard {
  readonly heading: string;
  readonly rows: readonly SheetRow[];
}

/** How much larger than on the sheet its rows are. */
const LARGER = 1.3;
const [LINE, PADDING] = [58, 34];

/** Writes a card over the middle of what is seen of the game. */
export const drawCard = (canvas: HTMLCanvasElement, { heading, rows }: FilmCard): HTMLCanvasElement => {
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const scale = canvas.width / PICTURE.width;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.font = `50px Lobster, ${faceOf()}`;
  const width = SHEET * LARGER;
  const lines = lined(pen, heading, width - 2 * PADDING);
  const height = lines.length * LINE + rows.length * ROW * LARGER + 2 * PADDING;
  const [left, top] = [SHEET + (SCENE.width - width) / 2, (PICTURE.height - height) / 2];
  pen.beginPath();
  pen.roundRect(left, top, width, height, 18);
  pen.globalAlpha = 0.9;
  pen.fillStyle = DEEP;
  pen.fill();
  pen.globalAlpha = 1;
  pen.lineWidth = 4;
  pen.strokeStyle = TUBE;
  pen.stroke();
  pen.fillStyle = WORDMARK;
  pen.textAlign = "center";
  for (const [at, line] of lines.entries()) pen.fillText(line, left + width / 2, top + PADDING + (at + 0.5) * LINE);
  pen.translate(left, top + PADDING + lines.length * LINE);
  pen.scale(LARGER, LARGER);
  for (const [at, row] of rows.entries()) drawRow(pen, row, (at + 0.5) * ROW);
  return canvas;
};
