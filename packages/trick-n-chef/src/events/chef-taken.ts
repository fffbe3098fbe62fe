import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Suit } from "../cards.ts";
import { playerAt, withPlayer } from "../state.ts";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("ChefTaken", { seat: Seat, suit: Suit });

/** T7.1: the player of the lowest card takes a chef from the middle. */
export type ChefTaken = typeof schema.Type;
export const chefTaken = fact(schema, (state, { seat, suit }) => ({
  ...withPlayer(state, seat, { chefs: [...playerAt(state, seat).chefs, suit] }),
  step: "award",
  centre: { ...state.centre, [suit]: state.centre[suit] - 1 },
}));
