import { type Malformed, unfit } from "@blueplate/kernel";
import type { EmployeeId } from "./employee.ts";
import type { Good } from "./good.ts";
import type { MilestoneId } from "./milestone.ts";
import type { Square } from "./place.ts";

/** Why a configuration gives no game. */
type ConfigFault =
  | { readonly _tag: "UnknownEdition"; readonly edition: string }
  | { readonly _tag: "UnknownOption" }
  | { readonly _tag: "NoSuchValue"; readonly values: string }
  | { readonly _tag: "SeatsOutOfRange"; readonly min: number; readonly max: number }
  | { readonly _tag: "NoTileRows" }
  | { readonly _tag: "WrongMapSize"; readonly columns: number; readonly rows: number; readonly seats: number };

/** Why a map cannot be, or pieces cannot lie on it so. `by` is the field of what lies there, null for what is printed. */
type MapFault =
  | { readonly _tag: "RowsDiffer" }
  | { readonly _tag: "UnknownTile"; readonly tile: string }
  | { readonly _tag: "TileTwice"; readonly tile: string }
  | { readonly _tag: "OutsideTheMap"; readonly square: Square }
  | { readonly _tag: "SquareTaken"; readonly square: Square; readonly by: string | null }
  | { readonly _tag: "TouchesNoRoad" }
  | { readonly _tag: "RowsOffTheMap" }
  | { readonly _tag: "NotPrinted" }
  | { readonly _tag: "NoHouseTile" }
  | { readonly _tag: "TooMuchDemand" }
  | { readonly _tag: "TooManyGardens"; readonly laid: number; readonly most: number }
  | { readonly _tag: "TooManyRestaurants"; readonly most: number }
  | { readonly _tag: "NoRestaurant" }
  | { readonly _tag: "NoSuchHouse"; readonly house: number }
  | { readonly _tag: "NoRestaurantThere"; readonly square: Square };

/** Why the companies and what they have on the board cannot be so. */
type CompanyFault =
  | { readonly _tag: "NoSuchPhase" }
  | { readonly _tag: "OrderIncomplete" }
  | { readonly _tag: "OutOfOrder"; readonly player: string }
  | { readonly _tag: "NothingLeft"; readonly player: string }
  | { readonly _tag: "BankruptTooEarly" }
  | { readonly _tag: "NoReserves" }
  | { readonly _tag: "NoSuchMilestone"; readonly milestone: MilestoneId }
  | { readonly _tag: "NoSuchCard"; readonly employee: EmployeeId }
  | { readonly _tag: "NoSuchGood"; readonly good: Good }
  | { readonly _tag: "AllInHand" }
  | { readonly _tag: "NoneInHand" }
  | { readonly _tag: "SecondCopy"; readonly employee: EmployeeId; readonly count: number }
  | { readonly _tag: "TooManyAtWork" }
  | { readonly _tag: "MoreThanTheBox"; readonly employee: EmployeeId }
  | { readonly _tag: "PileTooHigh"; readonly employee: EmployeeId; readonly left: number }
  | { readonly _tag: "NotHisCampaign"; readonly campaign: number; readonly player: string }
  | { readonly _tag: "TwoMarketeers"; readonly campaign: number }
  | { readonly _tag: "CannotRun"; readonly employee: EmployeeId; readonly campaign: number }
  | { readonly _tag: "CampaignNotInGame" }
  | { readonly _tag: "CampaignNotRunning"; readonly campaign: number }
  | { readonly _tag: "CampaignTwice" }
  | { readonly _tag: "NeedsEdge" }
  | { readonly _tag: "NeedsSquare" }
  | { readonly _tag: "NeedsSide" }
  | { readonly _tag: "NeedsNoPlace" }
  | { readonly _tag: "WrongRoundsLeft"; readonly most: number };

/** Why no game comes to a position, though everything in it lies as it may. `breaks`: how often the bank has broken. */
type PlayFault =
  | { readonly _tag: "GameWouldBeOver" }
  | { readonly _tag: "ReserveMissing"; readonly player: string }
  | { readonly _tag: "MoneyAstray"; readonly there: number; readonly due: number; readonly breaks: number }
  | { readonly _tag: "OtherCeoSlots"; readonly slots: number; readonly breaks: number }
  | { readonly _tag: "GoodsLeftOver"; readonly most: number }
  | { readonly _tag: "MoreThanMade"; readonly most: number }
  | { readonly _tag: "NotEndless"; readonly player: string }
  | { readonly _tag: "MarketeerMissing"; readonly campaign: number }
  | { readonly _tag: "FirstRound" };

/** Why a position of Food Chain Magnate cannot be: a code with what it is about. What it says in words is not here. */
export type FoodChainMagnateFault = ConfigFault | MapFault | CompanyFault | PlayFault;

/** The paragraphs of the rules that say so. */
const PARAGRAPHS: Readonly<Partial<Record<FoodChainMagnateFault["_tag"], string>>> = {
  SeatsOutOfRange: "R1.1",
  TooManyGardens: "R1.2",
  NoRestaurant: "R2.7",
  OutsideTheMap: "R3.2.2",
  SquareTaken: "R3.2.2",
  RowsOffTheMap: "R3.9.2",
  AllInHand: "R19.3",
  NoneInHand: "R5.1",
  TooManyAtWork: "R5.7",
  SecondCopy: "R9.8",
  CannotRun: "R10.1",
  TooManyRestaurants: "R13.2",
  TooMuchDemand: "R18.2",
  FirstRound: "R5.2",
  OtherCeoSlots: "R5.3",
  MarketeerMissing: "R10.11",
  NotEndless: "R10.12",
  MoreThanMade: "R11.1",
  MoneyAstray: "R15.2",
  ReserveMissing: "R15.2",
  BankruptTooEarly: "R16.3",
  NothingLeft: "R16.4",
  OutOfOrder: "R16.5",
  GoodsLeftOver: "R19.1",
  GameWouldBeOver: "R21.1",
  NoSuchPhase: "R22.1",
  NoReserves: "R22.1",
  NoSuchMilestone: "R22.1",
};

/** A field that does not fit, why, and the paragraph of the rules where one says so. */
export const faultAt = (field: string, fault: FoodChainMagnateFault): Malformed =>
  unfit(field, fault, PARAGRAPHS[fault._tag]);
