import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Suit } from "../cards.ts";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("TrickBegun", {
  /** 1 to 10. */
  trick: Schema.Natural,
  leader: Seat,
  trump: Schema.Array(Suit),
});

/** T3.2, T4: a trick begins; `trump` holds for all of it (T4.5). */
export type TrickBegun = typeof schema.Type;
export const trickBegun = fact(schema, (state, event) => ({
  ...state,
  step: "play",
  leader: event.leader,
  trump: event.trump,
  trick: [],
}));
