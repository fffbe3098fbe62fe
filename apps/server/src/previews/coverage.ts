import type { Contour } from "./contours.ts";

/** Lines that a row of pixels is looked at along, one below the other. */
const LINES = 4;

/** How much of each pixel of a row is covered, from its first pixel on: 0 to 1. */
export interface CoveredRow {
  readonly y: number;
  readonly left: number;
  readonly covered: Float32Array;
}

/** A place where an edge crosses a line, and whether it goes down there. */
type Crossing = readonly [x: number, turn: number];

/** For each line from the top on, where edges cross it, from left to right. */
const crossingsOf = (contours: readonly Contour[], top: number, lines: number): readonly (readonly Crossing[])[] => {
  const crossings = Array.from({ length: lines }, (): Crossing[] => []);
  for (const contour of contours) {
    let [fromX, fromY] = contour.at(-1) ?? [0, 0];
    for (const [x, y] of contour) {
      const [upper, lower] = [Math.min(fromY, y), Math.max(fromY, y)];
      for (let line = Math.ceil((upper - top) * LINES - 0.5); top + (line + 0.5) / LINES < lower; line++) {
        const at = (top + (line + 0.5) / LINES - fromY) / (y - fromY);
        crossings[line]?.push([fromX + at * (x - fromX), y > fromY ? 1 : -1]);
      }
      [fromX, fromY] = [x, y];
    }
  }
  for (const line of crossings) line.sort(([one], [other]) => one - other);
  return crossings;
};

/** Adds a stretch of one line to the pixels it goes through, each as far as it does. */
const addSpan = ({ left, covered }: CoveredRow, from: number, to: number): void => {
  const last = Math.ceil(to) - 1;
  const add = (x: number, part: number): void => void (covered[x - left] = (covered[x - left] ?? 0) + part / LINES);
  const first = Math.floor(from);
  if (first === last) return add(first, to - from);
  add(first, first + 1 - from);
  for (let x = first + 1; x < last; x++) add(x, 1);
  add(last, to - last);
};

/** What closed lines cover of the rows of a picture: all that they go round, in whichever direction. */
export const coverageOf = (contours: readonly Contour[]): readonly CoveredRow[] => {
  const points = contours.flat();
  if (points.length === 0) return [];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const [width, height] = [Math.ceil(Math.max(...xs)) - left + 1, Math.ceil(Math.max(...ys)) - top];
  const crossings = crossingsOf(contours, top, height * LINES);
  return Array.from({ length: height }, (_, row) => {
    const covers: CoveredRow = { y: top + row, left, covered: new Float32Array(width) };
    for (let line = 0; line < LINES; line++) {
      let [turns, from] = [0, 0];
      for (const [x, turn] of crossings[row * LINES + line] ?? []) {
        if (turns !== 0 && x > from) addSpan(covers, from, x);
        [turns, from] = [turns + turn, x];
      }
    }
    return covers;
  });
};
