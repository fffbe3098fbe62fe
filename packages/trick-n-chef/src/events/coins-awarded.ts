import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("CoinsAwarded", {
  /** Who received a coin, in the order of service. */
  to: Schema.Array(Seat),
  /** Who was entitled to one but went away empty, because the reserve was. */
  short: Schema.Array(Seat),
});

/** T7.6: a coin for everybody who neither won the trick nor took the chef. */
export type CoinsAwarded = typeof schema.Type;
export const coinsAwarded = fact(schema, (state, event) => ({
  ...state,
  step: "score",
  reserve: state.reserve - event.to.length,
  players: state.players.map((player, index) =>
    event.to.some((seat) => seat === index) ? { ...player, coins: player.coins + 1 } : player,
  ),
}));
