import { readPng } from "./png.ts";

/** How many parts a picture is cut into, across and down: for brightness, and larger ones for colour. */
const PARTS = { across: 8, down: 6 };
const TINTED = { across: 4, down: 3 };
type Grid = typeof PARTS;
/** The levels of brightness of a part, from black to white; of a colour, from its lack to its excess. */
const LEVELS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Levels by which a part may differ between machines: other fonts, another version of the browser. */
const TOLERANCE = 2;
/** What the eye takes from red, green and blue. */
const WEIGHTS = [0.299, 0.587, 0.114] as const;

/** What is kept of a picture. */
export interface PictureDigest {
  /** The brightness of every part, row by row, a letter each; empty where what is pictured moves. */
  readonly parts: string;
  /**
   * How much redder and how much bluer than grey every larger part is, row by row, a letter each; empty where what is pictured
   * moves. Looks of before have none: their colours are not compared until they are kept anew.
   */
  readonly tints?: string;
  /** Words that do not fit on what bears them, and 1 for a page wider than its window. */
  readonly cut: number;
  /** Words without enough contrast to what is behind them. */
  readonly pale: number;
}

/** The mean red, green and blue of every part. */
const meansOf = (
  { width, height, rgb }: ReturnType<typeof readPng>,
  { across, down }: Grid,
): readonly (readonly number[])[] => {
  const sums = Array.from({ length: across * down }, () => [0, 0, 0, 0]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const part = sums[Math.floor((y * down) / height) * across + Math.floor((x * across) / width)] ?? [];
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) part[channel] = (part[channel] ?? 0) + (rgb[at + channel] ?? 0);
      part[3] = (part[3] ?? 0) + 1;
    }
  }
  return sums.map(([red = 0, green = 0, blue = 0, count = 1]) => [red / count, green / count, blue / count]);
};

const lightOf = (mean: readonly number[]): number =>
  WEIGHTS.reduce((sum, weight, channel) => sum + weight * (mean[channel] ?? 0), 0);

const levelOf = (value: number): string =>
  LEVELS[Math.max(0, Math.min(LEVELS.length - 1, Math.floor(value / 4)))] ?? "";

/** The brightness of every part of a PNG of a browser, and its colours. */
export const partsOf = (png: Buffer): Required<Pick<PictureDigest, "parts" | "tints">> => {
  const pixels = readPng(png);
  return {
    parts: meansOf(pixels, PARTS)
      .map((mean) => levelOf(lightOf(mean)))
      .join(""),
    tints: meansOf(pixels, TINTED)
      .flatMap((mean) => [mean[0] ?? 0, mean[2] ?? 0].map((channel) => levelOf((channel - lightOf(mean)) / 2 + 128)))
      .join(""),
  };
};

const changedParts = (kept: string, taken: string): number =>
  Array.from({ length: Math.max(kept.length, taken.length) }, (_, part) =>
    Math.abs(LEVELS.indexOf(taken[part] ?? "") - LEVELS.indexOf(kept[part] ?? "")),
  ).filter((levels) => levels > TOLERANCE).length;

/** What is different about a picture, in words; nothing if it looks as it was kept. */
export const differences = (kept: PictureDigest, taken: PictureDigest): readonly string[] => {
  const parts = changedParts(kept.parts, taken.parts);
  const tints = kept.tints === undefined ? 0 : changedParts(kept.tints, taken.tints ?? "");
  return [
    ...(parts > 0 ? [`${parts} of ${Math.max(kept.parts.length, taken.parts.length)} parts changed`] : []),
    ...(tints > 0 ? [`${tints} tints changed`] : []),
    ...(kept.cut === taken.cut ? [] : [`${taken.cut} texts cut off (was ${kept.cut})`]),
    ...(kept.pale === taken.pale ? [] : [`${taken.pale} texts too pale (was ${kept.pale})`]),
  ];
};

/** The looks of pictures, by their names. */
export type Looks = Readonly<Record<string, PictureDigest>>;

/**
 * What is to be said of the pictures that were taken, a line each: those that look different, those of which nothing is kept, and,
 * where all were to be taken, those that are kept but were not taken any more.
 */
export const verdicts = (kept: Looks, taken: Looks, isWhole: boolean): readonly string[] => {
  const told = Object.entries(taken).flatMap(([name, look]) => {
    const before = kept[name];
    const found = before ? differences(before, look) : ["nothing is kept of it"];
    return found.length > 0 ? [`${name}: ${found.join(", ")}`] : [];
  });
  const gone = isWhole ? Object.keys(kept).filter((name) => !Object.hasOwn(taken, name)) : [];
  return [...told, ...gone.map((name) => `${name}: is kept, but was not taken`)];
};

/** The looks that are kept from now on: all that were taken, and, where only some were to be taken, the others of before. */
export const keptFrom = (kept: Looks, taken: Looks, isWhole: boolean): Looks =>
  Object.fromEntries(Object.entries(isWhole ? taken : { ...kept, ...taken }).toSorted(([a], [b]) => (a < b ? -1 : 1)));
