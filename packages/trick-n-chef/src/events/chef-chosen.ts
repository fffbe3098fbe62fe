import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Suit } from "../cards.ts";
import { playerAt, withPlayer } from "../state.ts";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("ChefChosen", { seat: Seat, suit: Suit });

/** T2.6: a player takes one of the chefs set aside. */
export type ChefChosen = typeof schema.Type;
export const chefChosen = fact(schema, (state, event) => ({
  ...withPlayer(state, event.seat, { chefs: [...playerAt(state, event.seat).chefs, event.suit] }),
  aside: state.aside.filter((suit) => suit !== event.suit),
}));
