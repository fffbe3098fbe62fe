import type { Rules } from "@blueplate/kernel";

/** A card as it lies in a trick, with the coins on it. */
export interface LaidCard {
  readonly seat: number;
  readonly card: string;
  readonly coins: number;
}

/** Who would have the highest and who the lowest card of what lies in a trick. */
export interface TrickStanding {
  readonly highest: number | null;
  readonly lowest: number | null;
}

/** What a player's round is counted from. */
export interface CountedPile {
  readonly pile: readonly string[];
  readonly tokens: readonly string[];
  readonly coins: number;
}

/** What a round comes to so far: the cards that count, and all points with the coins. */
export interface PileScore {
  readonly counted: readonly string[];
  readonly points: number;
}

/**
 * The rows of a game that is played with cards: where in its forms and in its state the parts of a card table stand, by name,
 * and the few rules that the table asks. A game that has them needs no table of its own.
 */
export interface CardTableRows {
  /** The slots: a card of the hand, coins on it, and a token of the middle. */
  readonly slots: { readonly card: string; readonly coins: string; readonly token: string };
  /** What a coin adds to the value of a card. */
  readonly coinWorth: number;
  /** Parts of the state. */
  readonly table: {
    readonly seats: string;
    readonly trick: string;
    readonly last: string;
    /** The tricks of the round where they stay open to all; null, or nothing, where they do not. */
    readonly history: string;
    readonly leader: string;
    /** How many tokens of each kind lie in the middle. */
    readonly middle: string;
    /** The kinds that are in play: the others lie in the box. */
    readonly kinds: string;
    /** Tokens that are set aside, one a kind. */
    readonly aside: string;
    /** The kinds that are lit. */
    readonly lit: string;
    readonly reserve: string;
  };
  /** Parts of what lies before a player. */
  readonly seat: {
    readonly hand: string;
    readonly handSize: string;
    readonly pile: string;
    readonly pileSize: string;
    readonly tokens: string;
    readonly coins: string;
    /** Points of the rounds that are over. */
    readonly scores: string;
  };
  /** True where all tokens go back once all hands are empty: whoever takes one then takes its points alone. */
  readonly tokensGoBack: boolean;
  /** How many rounds a game has. */
  readonly rounds: number;
  /** Parts of a complete trick, and the event that closes one; the taker is whoever played lowest. */
  readonly trick: { readonly plays: string; readonly winner: string; readonly taker: string; readonly event: string };
  /**
   * The event that writes a round down: its number, from 1 on, and its results by seat. Of each the cards that were won, those of them that
   * count, tokens that stand on none, and how many coins are among the points.
   */
  readonly scored: {
    readonly event: string;
    readonly round: string;
    readonly results: string;
    readonly pile: string;
    readonly counted: string;
    readonly spare: string;
    readonly coins: string;
    readonly points: string;
  };
  /** The marks at the foot of a card. */
  readonly stars: (rules: Rules, card: string) => number;
  /** How a trick stands. */
  readonly standing: (rules: Rules, state: unknown, trick: readonly LaidCard[]) => TrickStanding;
  /** What a pile comes to with these tokens and coins. */
  readonly score: (rules: Rules, pile: CountedPile) => PileScore;
  /** The kinds that would be lit with so many tokens in the middle. */
  readonly litWith: (middle: Readonly<Record<string, number>>) => readonly string[];
}
