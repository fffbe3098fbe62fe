import { type Contour, contoursOf, type PixelPoint } from "./contours.ts";
import { createFonts, type FontLetter } from "./fonts.ts";

/** What is written: the name of the house, what stands out, and everything else. */
export type Face = "wordmark" | "strong" | "plain";

/** The families that are looked through for a letter: that of the house, then those for Japanese and Chinese. */
const ANY_LANGUAGE = ["rubik", "m-plus-rounded-1c", "noto-sans-sc"] as const;
const FACES: Readonly<Record<Face, { readonly families: readonly string[]; readonly weight: number }>> = {
  wordmark: { families: ["lobster"], weight: 400 },
  strong: { families: ANY_LANGUAGE, weight: 500 },
  plain: { families: ANY_LANGUAGE, weight: 400 },
};
/** Where a line is cut. */
const CUT = "…";

/** Text as outlines, in pixels. */
export interface Lettering {
  readonly widthOf: (text: string, size: number, face: Face) => number;
  /** A line by its left end, on its foot. */
  readonly write: (text: string, from: PixelPoint, size: number, face: Face) => readonly Contour[];
  /** As much of a line as there is room for. */
  readonly fitted: (text: string, size: number, face: Face, room: number) => string;
}

/** Letters side by side, each as far to the right as those before it take. */
const laidOut = (letters: readonly FontLetter[], size: number) => {
  let right = 0;
  let before: FontLetter | null = null;
  const placed = letters.map((each) => {
    const { font, glyph } = each;
    if (before?.font === font) right += (font.getKerningValue(before.glyph, glyph) / font.unitsPerEm) * size;
    const left = right;
    right += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size;
    before = each;
    return { ...each, left, end: right };
  });
  return { placed, width: right };
};

/** Writes with the fonts of the pages. A letter that none of them has is left out. */
export const createLettering = (): Lettering => {
  const letterIn = createFonts();
  const lineOf = (text: string, size: number, face: Face) => {
    const { families, weight } = FACES[face];
    const letters = Array.from(text).flatMap((letter) => {
      for (const family of families) {
        const found = letterIn(letter, family, weight);
        if (found) return [found];
      }
      return [];
    });
    return laidOut(letters, size);
  };
  const widthOf: Lettering["widthOf"] = (text, size, face) => lineOf(text, size, face).width;
  return {
    widthOf,
    write: (text, [x, y], size, face) =>
      lineOf(text, size, face).placed.flatMap(({ glyph, left }) =>
        contoursOf(glyph.getPath(x + left, y, size).commands),
      ),
    fitted: (text, size, face, room) => {
      const { placed, width } = lineOf(text, size, face);
      if (width <= room) return text;
      const within = placed.filter(({ end }) => end <= room - widthOf(CUT, size, face));
      return (
        within
          .map(({ letter }) => letter)
          .join("")
          .trimEnd() + CUT
      );
    },
  };
};
