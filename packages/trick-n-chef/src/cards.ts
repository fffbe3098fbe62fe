import { Schema } from "effect";

/** The four suits, in the fixed order of choices and defaults. */
export const SUITS = ["red", "yellow", "blue", "green"] as const;
export const Suit = Schema.Literals(SUITS);
export type Suit = typeof Suit.Type;

/** The ranks of a suit, each once (T1.2). */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Rank = (typeof RANKS)[number];

/** A restaurant card by its name, such as `red-7`. */
export type Card = `${Suit}-${Rank}`;

/** What is printed on a card, but for its stars. */
export interface CardFace {
  readonly card: Card;
  readonly suit: Suit;
  readonly rank: Rank;
}

/** All 40 cards by suit and rank (T1.2). */
export const FACES: readonly CardFace[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): CardFace => ({ card: `${suit}-${rank}`, suit, rank })),
);

export const Card: Schema.Codec<Card> = Schema.Literals(FACES.map((face) => face.card));

const byCard: ReadonlyMap<Card, CardFace> = new Map(FACES.map((face) => [face.card, face]));

/** The face of a card. */
export const faceOf = (card: Card): CardFace => {
  const face = byCard.get(card);
  if (!face) throw new RangeError(`there is no card ${card}`);
  return face;
};

/** The cards of these suits, by suit and rank. */
export const deckOf = (suits: readonly Suit[]): readonly Card[] =>
  FACES.filter((face) => suits.includes(face.suit)).map((face) => face.card);

/** The cards in the order of the deck: by suit, then by rank. */
export const sorted = (cards: readonly Card[]): readonly Card[] => deckOf(SUITS).filter((card) => cards.includes(card));
