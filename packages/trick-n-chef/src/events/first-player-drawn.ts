import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("FirstPlayerDrawn", { seat: Seat, by: Schema.Literals(["lot", "host"]) });

/** T2.5: who begins the game, drawn by lot or chosen by the host. */
export type FirstPlayerDrawn = typeof schema.Type;
export const firstPlayerDrawn = fact(schema, (state, event) => ({
  ...state,
  step: "deal",
  first: event.seat,
  leader: event.seat,
}));
