import { codecByTag, codecOf } from "@blueplate/kernel";
import { Schema } from "effect";
import { Card, Suit } from "./cards.ts";

export const ChooseChef = Schema.TaggedStruct("chef.choose", { suit: Suit });
/** Takes a chef that is set aside, at the start of a round (T2.6). */
export type ChooseChef = typeof ChooseChef.Type;

export const PlayCard = Schema.TaggedStruct("trick.play", { card: Card, coins: Schema.Int });
/** Plays a card with coins on it: above 0 they raise its value by 2 each, below 0 they lower it (T3.3, T5.1). */
export type PlayCard = typeof PlayCard.Type;

export const TakeChef = Schema.TaggedStruct("trick.takeChef", { suit: Suit });
/** Takes a chef from the middle for the lowest card (T7.1). */
export type TakeChef = typeof TakeChef.Type;

export type Command = ChooseChef | PlayCard | TakeChef;

export const commandCodec = codecByTag<Command>({
  "chef.choose": codecOf(ChooseChef),
  "trick.play": codecOf(PlayCard),
  "trick.takeChef": codecOf(TakeChef),
});
