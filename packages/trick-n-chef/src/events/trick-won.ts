import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { playerAt, CardPlay, type Trick, withPlayer } from "../state.ts";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("TrickWon", {
  winner: Seat,
  /** The player of the lowest card, who takes a chef next. */
  chefTaker: Seat,
  plays: Schema.Array(CardPlay),
  usedCoins: Schema.Natural,
});

/** T6, T7.1: the trick is complete; its cards go face down to the winner's pile. */
export type TrickWon = typeof schema.Type;
export const trickWon = fact(schema, (state, { winner, chefTaker, plays, usedCoins }) => {
  const { pile, pileSize } = playerAt(state, winner);
  const trick: Trick = { plays, winner, chefTaker, usedCoins };
  return {
    ...withPlayer(state, winner, {
      pile: { ...pile, content: pile.content && [...pile.content, ...plays.map((play) => play.card)] },
      pileSize: pileSize + plays.length,
    }),
    step: "take",
    trick: [],
    last: trick,
    history: state.history && [...state.history, trick],
  };
});
