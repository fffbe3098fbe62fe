/** What is used of opentype.js, which brings no types of its own. */
declare module "opentype.js/dist/opentype.mjs" {
  /** A step of an outline: `M`, `L`, `C`, `Q` or `Z`, with its points as SVG names them. */
  export interface PathCommand {
    readonly type: "M" | "L" | "C" | "Q" | "Z";
    readonly x?: number;
    readonly y?: number;
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
  }
  export interface Glyph {
    readonly advanceWidth?: number;
    getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(letter: string): Glyph;
    /** 0 where the font has no such letter. */
    charToGlyphIndex(letter: string): number;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  export const parse: (bytes: ArrayBuffer) => Font;
}
