import { type Card, faceOf, RANKS, type Suit, SUITS, sorted } from "./cards.ts";
import type { RoundResult } from "./events/index.ts";
import type { Stars } from "./options.ts";

/** T8.2: the cards of a suit that get a chef: one each, from the lowest rank upwards. */
const servedOf = (pile: readonly Card[], chefs: readonly Suit[], suit: Suit): readonly Card[] =>
  pile
    .filter((card) => faceOf(card).suit === suit)
    .toSorted((a, b) => faceOf(a).rank - faceOf(b).rank)
    .slice(0, chefs.filter((chef) => chef === suit).length);

/** T8: what a pile, chefs and coins are worth. A card with a chef brings its stars, a coin 1 point, anything else nothing. */
export const scoreOf = (pile: readonly Card[], chefs: readonly Suit[], coins: number, stars: Stars): RoundResult => {
  const served = SUITS.flatMap((suit) => servedOf(pile, chefs, suit)).map((card) => {
    const { suit, rank } = faceOf(card);
    return { card, stars: stars(suit, rank) };
  });
  const used = served.map(({ card }) => faceOf(card).suit);
  const surplus = SUITS.flatMap((suit) =>
    chefs.filter((chef) => chef === suit).slice(used.filter((each) => each === suit).length),
  );
  const points = served.reduce((total, each) => total + each.stars, coins);
  return { pile: sorted(pile), served, surplus, coins, points };
};

/** Tricks of a round (T3.1): as many as cards in a hand. */
export const TRICKS = RANKS.length;
