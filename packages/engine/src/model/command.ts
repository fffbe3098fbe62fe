import { Schema } from "effect";
import { EmployeeId, RecruiterId } from "./employee.ts";
import { Good, Goods } from "./good.ts";
import { Corner, Side, Square } from "./place.ts";
import { Whole } from "./whole.ts";

const Amount = Schema.Literals([100, 200, 300]);
const Turned = Schema.optionalKey(Schema.Literal(true));

/** The commands of the base game by tag: the public words of the protocol (contract/protocol.md §2). */
export const COMMANDS = {
  "setup.placeRestaurant": Schema.TaggedStruct("setup.placeRestaurant", {
    at: Square,
    entrance: Corner,
  }),
  "setup.pass": Schema.TaggedStruct("setup.pass", {}),
  "setup.chooseReserve": Schema.TaggedStruct("setup.chooseReserve", { amount: Amount }),
  "restructure.submit": Schema.TaggedStruct("restructure.submit", {
    employees: Schema.Array(EmployeeId),
  }),
  "order.choosePosition": Schema.TaggedStruct("order.choosePosition", { position: Whole }),
  "work.hire": Schema.TaggedStruct("work.hire", {
    employee: EmployeeId,
    using: Schema.optionalKey(RecruiterId),
  }),
  "work.train": Schema.TaggedStruct("work.train", {
    employee: EmployeeId,
    to: EmployeeId,
    using: Schema.optionalKey(Schema.Array(EmployeeId)),
  }),
  "work.launchCampaign": Schema.TaggedStruct("work.launchCampaign", {
    marketer: EmployeeId,
    campaign: Whole,
    good: Good,
    duration: Schema.optionalKey(Whole),
    at: Schema.optionalKey(Square),
    turned: Turned,
    side: Schema.optionalKey(Side),
    offset: Schema.optionalKey(Whole),
  }),
  "work.produce": Schema.TaggedStruct("work.produce", { cook: EmployeeId, good: Good }),
  "work.fetchDrink": Schema.TaggedStruct("work.fetchDrink", { good: Good }),
  "work.buyDrinks": Schema.TaggedStruct("work.buyDrinks", {
    buyer: EmployeeId,
    from: Square,
    route: Schema.Array(Square),
  }),
  "work.placeHouse": Schema.TaggedStruct("work.placeHouse", {
    house: Whole,
    at: Square,
    garden: Side,
  }),
  "work.addGarden": Schema.TaggedStruct("work.addGarden", { house: Whole, garden: Side }),
  "work.openRestaurant": Schema.TaggedStruct("work.openRestaurant", {
    manager: EmployeeId,
    at: Square,
    entrance: Corner,
  }),
  "work.moveRestaurant": Schema.TaggedStruct("work.moveRestaurant", {
    from: Square,
    at: Square,
    entrance: Corner,
  }),
  "work.endTurn": Schema.TaggedStruct("work.endTurn", {}),
  "payday.fire": Schema.TaggedStruct("payday.fire", {
    employees: Schema.Array(Schema.Union([EmployeeId, Schema.Literal("ceo")])),
    busy: Schema.optionalKey(Schema.Array(Whole)),
  }),
  "cleanup.keep": Schema.TaggedStruct("cleanup.keep", { stock: Goods }),
} as const;

export type CommandTag = keyof typeof COMMANDS;
export type CommandOf<T extends CommandTag> = (typeof COMMANDS)[T]["Type"];
export type Command = CommandOf<CommandTag>;
