import { type Malformed, type ShapeFault, unfit } from "@blueplate/kernel";
import type { Card, Suit } from "./cards.ts";

/** Why a configuration or a position of Trick-n-Chef cannot be: a code with what it is about. */
export type ChefFault =
  | { readonly _tag: "UnknownEdition"; readonly edition: string }
  | { readonly _tag: "SeatsOutOfRange"; readonly min: number; readonly max: number }
  | { readonly _tag: "NoCustomStars" }
  | { readonly _tag: "NoHostChoice" }
  | { readonly _tag: "NoSuchSeat"; readonly seat: number }
  | { readonly _tag: "NotOnceEach"; readonly card: Card }
  | { readonly _tag: "WholeTricksOnly" }
  | { readonly _tag: "OutOfTurn" }
  | { readonly _tag: "DidNotFollow" }
  | { readonly _tag: "RoundOver" }
  | { readonly _tag: "WrongHandSize" }
  | { readonly _tag: "ChefsMissing"; readonly suit: Suit }
  | { readonly _tag: "WrongChefsInFront" }
  | { readonly _tag: "NotAllChose" }
  | { readonly _tag: "CentreNotFull"; readonly each: number }
  | { readonly _tag: "MoreCoins"; readonly most: number }
  | { readonly _tag: "CoinsTooEarly" }
  | { readonly _tag: "ScorePerRound" };

/** The paragraphs of the rules that say so. */
const PARAGRAPHS: Readonly<Record<string, string>> = {
  SeatsOutOfRange: "T1.1",
  CentreNotFull: "T2.3",
  NotAllChose: "T2.6",
  DidNotFollow: "T3.4",
  OutOfTurn: "T3.3",
  CoinsTooEarly: "T7.6",
  WrongChefsInFront: "T7.4",
};

/** A field that does not fit, why, and the paragraph of the rules where one says so. */
export const faultAt = (field: string, fault: ChefFault | ShapeFault): Malformed =>
  unfit(field, fault, PARAGRAPHS[fault._tag]);
