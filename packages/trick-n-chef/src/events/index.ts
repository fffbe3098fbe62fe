import { type Codec, codecOfForms } from "@blueplate/kernel";
import type { State } from "../state.ts";
import { type CardPlayed, cardPlayed } from "./card-played.ts";
import { type ChefChosen, chefChosen } from "./chef-chosen.ts";
import { type ChefTaken, chefTaken } from "./chef-taken.ts";
import { type CoinsAwarded, coinsAwarded } from "./coins-awarded.ts";
import { type CoinsReturned, coinsReturned } from "./coins-returned.ts";
import type { EventKind } from "./fact.ts";
import { type FirstPlayerDrawn, firstPlayerDrawn } from "./first-player-drawn.ts";
import { type GameEnded, gameEnded } from "./game-ended.ts";
import { type RoundBegun, roundBegun } from "./round-begun.ts";
import { type RoundScored, roundScored } from "./round-scored.ts";
import { type TrickBegun, trickBegun } from "./trick-begun.ts";
import { type TrickWon, trickWon } from "./trick-won.ts";

export type { RoundResult } from "./round-scored.ts";
export type {
  CardPlayed,
  ChefChosen,
  ChefTaken,
  CoinsAwarded,
  CoinsReturned,
  FirstPlayerDrawn,
  GameEnded,
  RoundBegun,
  RoundScored,
  TrickBegun,
  TrickWon,
};

/** Everything that can happen in a game. */
export type Event =
  | FirstPlayerDrawn
  | RoundBegun
  | ChefChosen
  | TrickBegun
  | CardPlayed
  | TrickWon
  | CoinsReturned
  | ChefTaken
  | CoinsAwarded
  | RoundScored
  | GameEnded;

/** Every kind of event by its tag. */
export const EVENT_FORMS: Readonly<Record<Event["_tag"], EventKind<Event>>> = {
  FirstPlayerDrawn: firstPlayerDrawn,
  RoundBegun: roundBegun,
  ChefChosen: chefChosen,
  TrickBegun: trickBegun,
  CardPlayed: cardPlayed,
  TrickWon: trickWon,
  CoinsReturned: coinsReturned,
  ChefTaken: chefTaken,
  CoinsAwarded: coinsAwarded,
  RoundScored: roundScored,
  GameEnded: gameEnded,
};

/** The state after one more fact. */
export const evolve = (state: State, event: Event): State => EVENT_FORMS[event._tag].evolve(state, event);

/** True for an event that shows a card or a pile that was secret. */
export const reveals = (event: Event): boolean => EVENT_FORMS[event._tag].reveals;

// cast: the table has the form of every event of the game, and of no other.
export const eventCodec = codecOfForms(EVENT_FORMS) as Codec<Event>;
