import { EnvelopeOf, Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Card } from "../cards.ts";
import { CHEFS_IN_CENTRE, COINS, NO_CHEFS, type Player } from "../state.ts";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("RoundBegun", {
  round: Schema.Natural,
  first: Seat,
  /** A hand a seat, each for its own player only. */
  hands: Schema.Array(EnvelopeOf(Schema.Array(Card))),
  handSize: Schema.Natural,
  /** The empty piles: closed envelopes from the beginning, so that no view ever holds another's. */
  piles: Schema.Array(EnvelopeOf(Schema.Array(Card))),
});

/** T2.2 to T2.4, T9.1: chefs and coins lie in the middle, one chef of each suit is set aside, the cards are dealt. */
export type RoundBegun = typeof schema.Type;
export const roundBegun = fact(schema, (state, event) => ({
  ...state,
  step: "choose",
  round: event.round,
  first: event.first,
  leader: event.first,
  aside: state.suits,
  centre: { ...NO_CHEFS, ...Object.fromEntries(state.suits.map((suit) => [suit, CHEFS_IN_CENTRE])) },
  trump: [],
  reserve: COINS,
  trick: [],
  last: state.last && { ...state.last, plays: [] },
  history: state.history && [],
  players: state.players.map((player, index): Player => ({
    ...player,
    hand: event.hands[index] ?? player.hand,
    handSize: event.handSize,
    pile: event.piles[index] ?? player.pile,
    pileSize: 0,
    chefs: [],
    coins: 0,
  })),
}));
