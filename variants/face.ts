/** How the things of a module look, and what its cards are worth to bots. Everything may be left out: it has a usual look then. */
export interface VariantFace {
  /** By card, good or milestone: a drawing of 24 by 24, as the path of an SVG. */
  readonly glyphs?: Readonly<Record<string, string>>;
  /** By good: the colour of its token, as CSS has it. */
  readonly colours?: Readonly<Record<string, string>>;
  /** By card: what it brings a chain in a usual round, in dollars. */
  readonly worth?: Readonly<Record<string, number>>;
}
