import { squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { openTable } from "../../open-table.ts";
import { articleOf } from "./article.ts";
import { employees, goods } from "./cards.ts";

const cards: Readonly<Record<string, { readonly name: string }>> = employees;
const things: Readonly<Record<string, { readonly many: string }>> = goods;
const card = (id: string): string => cards[id]?.name ?? id;
const one = (id: string): string => `${articleOf(card(id))} ${card(id)}`;
const opened = (text: string): string => `A${text.slice(1)}`;
const many = (id: string): string => things[id]?.many ?? id;

const FAULTS = {
  "not-beside": "does not begin beside the entrance",
  "no-road": "leaves the road",
  "u-turn": "turns straight back",
} as const;

/** Why not: one sentence with the numbers. */
export const refusals: FoodChainMagnateWords["refusals"] = openTable("en", "refusals", {
  NobodyToAct: (r) =>
    r.atWork === 0
      ? `No ${card(r.employee)} is at work.`
      : `No ${card(r.employee)} is left who could act (at work: ${r.atWork}, all have acted).`,
  WrongEmployee: (r) => `${opened(one(r.employee))} does not do that.`,
  NotEmpty: (r) => `At ${squareName(r.at)} something is in the way, or it reaches off the map.`,
  NoRoad: () => "It touches no road.",
  TileTaken: () => "Another restaurant's entrance is on this tile already.",
  OutOfRange: (r) =>
    r.distance === null
      ? `No road leads there; the range is ${r.range}.`
      : `It is ${r.distance} borders away; the range is ${r.range}.`,
  NoSuchCampaign: (r) => `Campaign ${r.campaign} is not in the supply.`,
  WrongKind: (r) => `This marketeer does not place campaign ${r.campaign}.`,
  WrongDuration: (r) =>
    r.longest === null ? "This campaign is endless: no duration is named." : `One to ${r.longest} rounds.`,
  WrongPlace: () => "Tiles of this kind are not placed like that.",
  OffTheMap: () => "It would reach beyond the map.",
  EdgeTaken: (r) => `Airplane ${r.campaign} lies there.`,
  SideTaken: (r) => `Campaign ${r.campaign} lies on that side.`,
  WrongGood: (r) => `Not ${many(r.good)}.`,
  NotYourEntrance: () => "That is no entrance of yours.",
  BadRoute: (r) => `The trip ${FAULTS[r.fault]}.`,
  TooShort: (r) => `The trip must use the whole range of ${r.range}; it has ${r.distance}.`,
  NoSuchHouse: (r) => `House ${r.house} is not there.`,
  HasGarden: (r) => `House ${r.house} has a garden already.`,
  NotYourRestaurant: () => "None of your restaurants is there.",
  NotOpen: () => "It is not open yet.",
  NoSuchReserve: () => "There is no such reserve card.",
  NotInHand: (r) => `You have no more ${card(r.employee)} in hand.`,
  Overfilled: (r) =>
    `Too many: ${r.managers} managers and ${r.others} others; ${r.ceoSlots} CEO slots and ${r.slots} of managers.`,
  NoSuchPosition: (r) => `Position ${r.position} is not free.`,
  NoEntryCard: (r) => `${opened(one(r.employee))} cannot be hired, only trained.`,
  WrongRecruiter: () => "That card has no hire left.",
  PileEmpty: (r) => `No ${card(r.employee)} is left of ${r.copies}, and nobody could train a new one at once.`,
  NotOnBeach: (r) => `No ${card(r.employee)} is on the beach who could be trained.`,
  NoCareer: (r) => `${opened(one(r.employee))} does not become ${one(r.to)}.`,
  NoneLeft: (r) => `No ${card(r.employee)} is left: all ${r.copies} are taken.`,
  OnlyOne: (r) => `You own ${one(r.employee)}; there is one a player.`,
  CeoIsCfo: () => "Your CEO does the CFO's work already.",
  NotEnoughTraining: (r) =>
    `This card needs ${r.steps === 1 ? "1 training step" : `${r.steps} training steps`}; at most ${r.left} left.`,
  TooManyTeachers: (r) =>
    `You named ${r.named} training cards; ${r.most === 1 ? "only 1 can" : `at most ${r.most} can`} teach here.`,
  PhantomFirst: (r) => `The new ${card(r.employee)} is trained first.`,
  PhantomStranded: (r) => `Then the new ${card(r.employee)} could not be trained any more.`,
  CannotBeDismissed: (r) => `The ${card(r.employee)} stays.`,
  NotEmployed: (r) => `You named ${r.named} × ${card(r.employee)} and have ${r.has}.`,
  SalariesUnpayable: (r) => `Salaries are $${r.due}, you have $${r.cash}: $${r.short} short.`,
  MarketeerStays: (r) => `The marketeer of campaign ${r.campaign} stays.`,
  WrongNumberOfMarketeers: (r) => `${r.needed} marketeers must go; you named ${r.named}.`,
  FreezerFull: (r) => `The freezer holds ${r.room}; you named ${r.kept}.`,
  NotInStock: (r) => `You named ${r.kept} ${many(r.good)} and have ${r.has}.`,
});
