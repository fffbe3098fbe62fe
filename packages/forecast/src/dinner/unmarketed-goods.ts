import { type Content, type Good, kindsOf, type Ruleset } from "@blueplate/engine";

/** True for what no house asks for: goods that are sold by a rule of their own, and may be gone when a later house eats. */
export const isBeside = ({ goods }: Pick<Content, "goods">, good: Good): boolean => goods[good]?.marketable === false;

/** All such goods of the game. */
export const besideGoods = ({ content }: Pick<Ruleset, "content">): readonly Good[] =>
  kindsOf(content.goods).filter((good) => isBeside(content, good));
