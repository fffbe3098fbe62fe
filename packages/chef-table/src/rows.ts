import type { CardTableRows, LaidCard } from "@blueplate/tabletop/cards";
import type { Rules } from "@blueplate/kernel";
import {
  type Card,
  FACES,
  lowestPlay,
  type Options,
  optionsOf,
  ROUNDS,
  scoreOf,
  type CardPlay,
  type State,
  type Suit,
  SUITS,
  trumpOf,
  VALUE_OF_COIN,
  winningPlay,
} from "@blueplate/trick-n-chef";
import { Result } from "effect";

const optionsIn = ({ config }: Rules): Options => Result.getOrThrow(optionsOf(config));

const faceOf = (card: string) => FACES.find((face) => face.card === card);

const isCard = (card: string): card is Card => faceOf(card) !== undefined;

const isSuit = (kind: string): kind is Suit => SUITS.some((suit) => suit === kind);

// cast: a table that was opened with the rules of this game has its states.
const trumpIn = (state: unknown): State["trump"] => (state as State).trump;

const playsOf = (trick: readonly LaidCard[]): readonly CardPlay[] =>
  // cast: the seats of a trick are those of its table.
  trick.flatMap(({ seat, card, coins }) => (isCard(card) ? [{ seat, card, coins } as CardPlay] : []));

/** Where the parts of a card table stand in this game. */
export const CARD_TABLE: CardTableRows = {
  slots: { card: "card", coins: "coins", token: "suit" },
  coinWorth: VALUE_OF_COIN,
  table: {
    seats: "players",
    trick: "trick",
    last: "last",
    history: "history",
    leader: "leader",
    middle: "centre",
    kinds: "suits",
    aside: "aside",
    lit: "trump",
    reserve: "reserve",
  },
  seat: {
    hand: "hand",
    handSize: "handSize",
    pile: "pile",
    pileSize: "pileSize",
    tokens: "chefs",
    coins: "coins",
    scores: "scores",
  },
  tokensGoBack: true,
  rounds: ROUNDS,
  trick: { plays: "plays", winner: "winner", taker: "chefTaker", event: "TrickWon" },
  scored: {
    event: "RoundScored",
    round: "round",
    results: "results",
    pile: "pile",
    counted: "served",
    spare: "surplus",
    coins: "coins",
    points: "points",
  },
  stars: (rules, card) => {
    const face = faceOf(card);
    return face ? optionsIn(rules).stars(face.suit, face.rank) : 0;
  },
  standing: (rules, state, trick) => {
    const options = optionsIn(rules);
    const plays = playsOf(trick);
    return {
      highest: winningPlay(plays, trumpIn(state), options)?.seat ?? null,
      lowest: lowestPlay(plays, options)?.seat ?? null,
    };
  },
  score: (rules, { pile, tokens, coins }) => {
    const { served, points } = scoreOf(pile.filter(isCard), tokens.filter(isSuit), coins, optionsIn(rules).stars);
    return { counted: served.map(({ card }) => card), points };
  },
  litWith: (middle) => {
    const count = (suit: (typeof SUITS)[number]): number => middle[suit] ?? 0;
    return trumpOf({
      centre: { red: count("red"), yellow: count("yellow"), blue: count("blue"), green: count("green") },
    });
  },
};
