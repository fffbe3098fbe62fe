import type { Seat } from "@blueplate/kernel";
import { faceOf, type Options, RANKS, scoreOf, type State, type Suit } from "@blueplate/trick-n-chef";

/** Points that a chef without a card may still bring, and share of its stars that a card without a chef may. */
const CHEF_HOPE = 1.4;
const CARD_HOPE = 0.35;

/** What the round is worth to `seat` so far: the points it would score now, and the hope in surplus chefs and cards. */
export const prospect = (state: State, seat: Seat, options: Options): number => {
  const player = state.players[seat];
  if (!player) return 0;
  const pile = player.pile.content ?? [];
  const { points, served, surplus } = scoreOf(pile, player.chefs, player.coins, options.stars);
  const left = player.handSize / RANKS.length;
  const idle = pile.filter((card) => served.every((each) => each.card !== card));
  const stars = idle.reduce((sum, card) => sum + options.stars(faceOf(card).suit, faceOf(card).rank), 0);
  return points + left * (CHEF_HOPE * surplus.length + CARD_HOPE * stars);
};

/** How much of a suit a hand holds: long suits with high cards win cards of their own suit. */
export const strength = (hand: readonly { readonly suit: Suit; readonly rank: number }[], suit: Suit): number =>
  hand.filter((face) => face.suit === suit).reduce((sum, face) => sum + 3 + face.rank, 0);
