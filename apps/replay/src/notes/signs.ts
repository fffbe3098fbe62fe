import type { Glyph } from "@blueplate/study";

/** The signs of the glyphs: the same in all languages, most of them those of chess. */
export const GLYPH_SIGNS: Readonly<Record<Glyph, string>> = {
  brilliant: "‼",
  good: "!",
  interesting: "⁉",
  doubtful: "⁈",
  mistake: "?",
  blunder: "??",
  forced: "□",
  "turning-point": "↯",
  key: "★",
  question: "¿",
};
