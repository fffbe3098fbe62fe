import type { Refusal } from "@blueplate/kernel";
import type { Card, Suit } from "./cards.ts";

/** The chef is not among those set aside. */
export interface ChefNotSetAside extends Refusal {
  readonly _tag: "ChefNotSetAside";
  readonly rule: "T2.6";
  readonly suit: Suit;
}

/** The player does not hold the card. */
export interface CardNotInHand extends Refusal {
  readonly _tag: "CardNotInHand";
  readonly rule: "T3.3";
  readonly card: Card;
}

/** The player holds a card of the suit led and must play one. */
export interface MustFollowSuit extends Refusal {
  readonly _tag: "MustFollowSuit";
  readonly rule: "T3.4";
  readonly card: Card;
  readonly led: Suit;
}

/** More coins than the player owns. */
export interface TooManyCoins extends Refusal {
  readonly _tag: "TooManyCoins";
  readonly rule: "T5.3";
  readonly coins: number;
  readonly owned: number;
}

/** No chef of the suit is left in the middle. */
export interface NoChefInCentre extends Refusal {
  readonly _tag: "NoChefInCentre";
  readonly rule: "T7.4";
  readonly suit: Suit;
}

/** What the rules of the game refuse. */
export type ChefRefusal = ChefNotSetAside | CardNotInHand | MustFollowSuit | TooManyCoins | NoChefInCentre;
