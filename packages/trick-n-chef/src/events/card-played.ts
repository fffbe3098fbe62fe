import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Card } from "../cards.ts";
import { playerAt, withPlayer } from "../state.ts";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("CardPlayed", {
  seat: Seat,
  card: Card,
  coins: Schema.Int,
  /** The rank with the coins on it. */
  value: Schema.Int,
});

/** T3.3, T5: a card is laid face up with the coins on it, which nobody can change later. The trick before is closed. */
export type CardPlayed = typeof schema.Type;
export const cardPlayed = fact(
  schema,
  (state, { seat, card, coins }) => {
    const { hand, handSize, coins: owned } = playerAt(state, seat);
    const left = hand.content && hand.content.filter((other) => other !== card);
    return {
      ...withPlayer(state, seat, {
        hand: { ...hand, content: left },
        handSize: handSize - 1,
        coins: owned - Math.abs(coins),
      }),
      trick: [...state.trick, { seat, card, coins }],
      last: state.last && { ...state.last, plays: [] },
    };
  },
  { reveals: true },
);
