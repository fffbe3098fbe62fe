/** The condensed face, with the faces of other scripts where the page has brought them. */
export const FACE =
  '"Roboto Condensed", "M PLUS Rounded 1c", "Noto Sans SC", "Arial Narrow", "Liberation Sans Narrow", sans-serif';

/** Letters as wide as they are high: arrows, kana, han, hangul, and the signs among them. */
const WIDE = /[\u2190-\u21FF\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/u;

/** Width of a text in that face when it is bold, in heights of the face; near enough for a chip. */
export const emsOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : 0.52), 0);
