import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Chain } from "./chain.ts";
import { Cards } from "./employee.ts";
import { MilestoneId } from "./milestone.ts";
import { Stage } from "./stage.ts";
import { Town } from "./town.ts";
import { Whole } from "./whole.ts";

/** The bank's stock in dollars, how often it has broken, and what it owes after the second break (R15). */
export const Bank = Schema.Struct({ stock: Whole, breaks: Whole, owes: Whole });
export type Bank = typeof Bank.Type;

/** The open piles: employees by kind, numbers of campaigns and of house tiles, garden tiles left. */
export const Supply = Schema.Struct({
  employees: Cards,
  campaigns: Schema.Array(Whole),
  houses: Schema.Array(Whole),
  gardens: Whole,
});
export type Supply = typeof Supply.Type;

/** Everything that is true at a moment of a game. What eyes may not see stands in envelopes. */
export const State = Schema.Struct({
  round: Whole,
  stage: Stage,
  /** Seats from first to last; bankrupt ones leave it. */
  turnOrder: Schema.Array(Seat),
  bank: Bank,
  /** Slots of every CEO, from the next restructuring on. */
  ceoSlots: Whole,
  supply: Supply,
  town: Town,
  /** By seat. */
  chains: Schema.Array(Chain),
  /** Kinds that were gained in an earlier round and can be gained no more (R19.5). */
  milestonesGone: Schema.Array(MilestoneId),
  /** What modules keep, by the module's id: each has a schema of its own, which the rules at hand decode it with. */
  modules: Schema.optionalKey(Schema.Record(Schema.String, Schema.Json)),
});
export type State = typeof State.Type;
