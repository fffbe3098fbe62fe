import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Schema } from "effect";
import { type Font, type Glyph, parse } from "opentype.js/dist/opentype.mjs";

/** A letter, and the font that it is taken from. */
export interface FontLetter {
  readonly letter: string;
  readonly glyph: Glyph;
  readonly font: Font;
}

const { resolve } = createRequire(import.meta.url);
const Ranges = Schema.fromJsonString(Schema.Record(Schema.String, Schema.String));
const decodeRanges = Schema.decodeUnknownSync(Ranges);

/** True where a letter is in ranges as style sheets write them. */
const isWithin = (ranges: string, code: number): boolean =>
  ranges.split(",").some((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });

/** What is looked up once and known from then on. */
const known = <T>(find: (key: string) => T): ((key: string) => T) => {
  const found = new Map<string, { readonly it: T }>();
  return (key) => {
    const has = found.get(key) ?? { it: find(key) };
    found.set(key, has);
    return has.it;
  };
};

/** The fonts of the pages, read file by file as letters are asked for; all of it goes with whoever holds this. */
export const createFonts = () => {
  const rangesOf = known((family) =>
    Object.entries(decodeRanges(readFileSync(resolve(`@fontsource/${family}/unicode.json`), "utf8"))),
  );
  const fontOf = known((file) => parse(new Uint8Array(readFileSync(resolve(`@fontsource/${file}.woff`))).buffer));
  /** A letter of a family in a weight; null where it has none. */
  return (letter: string, family: string, weight: number): FontLetter | null => {
    const code = letter.codePointAt(0) ?? 0;
    const subset = rangesOf(family).find(([, ranges]) => isWithin(ranges, code))?.[0];
    if (subset === undefined) return null;
    const font = fontOf(`${family}/files/${family}-${subset.replaceAll(/[[\]]/g, "")}-${weight}-normal`);
    return font.charToGlyphIndex(letter) === 0 ? null : { letter, font, glyph: font.charToGlyph(letter) };
  };
};
