import { seal } from "@blueplate/kernel";
import { Schema } from "effect";
import { Card, Suit } from "../cards.ts";
import { fact } from "./fact.ts";

/** What one player's round came to. */
export const RoundResult = Schema.Struct({
  /** The opened pile, sorted (T8.1). */
  pile: Schema.Array(Card),
  /** The cards with a chef and their stars (T8.2). */
  served: Schema.Array(Schema.Struct({ card: Card, stars: Schema.Natural })),
  /** Chefs without a card. */
  surplus: Schema.Array(Suit),
  coins: Schema.Natural,
  points: Schema.Natural,
});
export type RoundResult = typeof RoundResult.Type;

const schema = Schema.TaggedStruct("RoundScored", {
  round: Schema.Natural,
  /** By seat. */
  results: Schema.Array(RoundResult),
});

/** T8: the piles are opened, for everybody, and the points of the round written down. */
export type RoundScored = typeof schema.Type;
export const roundScored = fact(
  schema,
  (state, event) => ({
    ...state,
    step: "deal",
    players: state.players.map((player, index) => ({
      ...player,
      pile: seal("everybody", event.results[index]?.pile ?? []),
      scores: [...player.scores, event.results[index]?.points ?? 0],
    })),
  }),
  { reveals: true },
);
