import { Schema } from "effect";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("CoinsReturned", { coins: Schema.Natural });

/** T5.4: the coins that lay on the cards go back to the reserve. */
export type CoinsReturned = typeof schema.Type;
export const coinsReturned = fact(schema, (state, event) => ({
  ...state,
  reserve: state.reserve + event.coins,
  last: state.last && { ...state.last, usedCoins: 0 },
}));
