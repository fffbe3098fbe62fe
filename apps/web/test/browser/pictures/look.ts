import { readPng } from "./png.ts";

/** How many parts a picture is cut into, across and down. */
const ACROSS = 8;
const DOWN = 6;
/** The levels of brightness of a part, from black to white. */
const LEVELS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Levels by which a part may differ between machines: other fonts, another version of the browser. */
const TOLERANCE = 2;
/** What the eye takes from red, green and blue. */
const WEIGHTS = [0.299, 0.587, 0.114] as const;

/** What is kept of a picture. */
export interface PictureDigest {
  /** The brightness of every part, row by row, a letter each; empty where what is pictured moves. */
  readonly parts: string;
  /** Words that do not fit on what bears them, and 1 for a page wider than its window. */
  readonly cut: number;
  /** Words without enough contrast to what is behind them. */
  readonly pale: number;
}

/** The brightness of every part of a PNG of a browser. */
export const partsOf = (png: Buffer): string => {
  const { width, height, rgb } = readPng(png);
  const sums = new Float64Array(ACROSS * DOWN);
  const counts = new Uint32Array(ACROSS * DOWN);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const part = Math.floor((y * DOWN) / height) * ACROSS + Math.floor((x * ACROSS) / width);
      const at = (y * width + x) * 3;
      const light = WEIGHTS.reduce((sum, weight, channel) => sum + weight * (rgb[at + channel] ?? 0), 0);
      sums[part] = (sums[part] ?? 0) + light;
      counts[part] = (counts[part] ?? 0) + 1;
    }
  }
  return Array.from(sums, (sum, part) => LEVELS[Math.floor(sum / (counts[part] ?? 1) / 4)] ?? "").join("");
};

const changedParts = (kept: string, taken: string): number =>
  Array.from(taken).filter(
    (level, part) => Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(kept[part] ?? "")) > TOLERANCE,
  ).length;

/** What is different about a picture, in words; nothing if it looks as it was kept. */
export const differences = (kept: PictureDigest, taken: PictureDigest): readonly string[] => {
  const parts = changedParts(kept.parts, taken.parts);
  return [
    ...(parts > 0 ? [`${parts} of ${taken.parts.length} parts changed`] : []),
    ...(kept.cut === taken.cut ? [] : [`${taken.cut} texts cut off (was ${kept.cut})`]),
    ...(kept.pale === taken.pale ? [] : [`${taken.pale} texts too pale (was ${kept.pale})`]),
  ];
};
