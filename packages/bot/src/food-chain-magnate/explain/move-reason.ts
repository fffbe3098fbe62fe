import type { EmployeeId, Good, MilestoneId } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { ModuleReason } from "../module-reason.ts";
import type { PlanReason } from "../planner/reasons.ts";
import type { FoundReason } from "../search/found-reason.ts";

/** A house that somebody else would serve otherwise; nobody where it would get nothing. */
export interface TakenHouse {
  readonly house: number;
  readonly from: Seat | null;
}

/** Why something that was done may be good, with numbers: words are made of it elsewhere. */
export type MoveReason =
  | PlanReason
  | FoundReason
  /** The price of today's company against the same company without those who change prices, at the dinner as it is to be expected. */
  | {
      readonly _tag: "PriceChanges";
      readonly price: number;
      /** True for a price that is lower than without them. */
      readonly isCut: boolean;
      readonly taken: readonly TakenHouse[];
      readonly left: readonly number[];
      /** Dollars that come in less at some houses, and more at others. */
      readonly less: number;
      readonly more: number;
    }
  /** Houses to which the chain was not the nearest before, and to which it is as near as another one now. */
  | { readonly _tag: "StandsNear"; readonly nearest: readonly number[]; readonly level: readonly number[] }
  | DayReason
  | SupplyReason
  | BuildingReason
  | EveningReason
  /** What a module says, in words of its own; together with other seats where all have turned up their structures. */
  | { readonly _tag: "ModuleSays"; readonly said: ModuleReason; readonly isTogether: boolean };

/** Why the company, or its place in the order, is as it is today. */
export type DayReason =
  /** Houses of tonight and what they pay, with everybody who is at work; and the hires, steps of training and campaigns of the day. */
  | {
      readonly _tag: "StructureBrings";
      readonly houses: readonly number[];
      readonly dollars: number;
      readonly hires: number;
      readonly trainings: number;
      readonly campaigns: number;
    }
  /** What a place in the order brings that the last free one would not: ties, and what others cannot take before. */
  | {
      readonly _tag: "OrderBrings";
      readonly position: number;
      readonly won: readonly number[];
      /** What the houses of these ties pay. */
      readonly dollars: number;
      /** Kinds of which the last copies could be gone at the last place. */
      readonly cards: readonly EmployeeId[];
      /** True where others could take campaign tiles or places to build on before the last place. */
      readonly isBeforeOthers: boolean;
    }
  | { readonly _tag: "BringsMilestone"; readonly milestone: MilestoneId };

/** Why something was made or brought. */
export type SupplyReason =
  /** Houses that take it tonight, and what they pay in all; a hope where that takes a rival who leaves them hungry. */
  | {
      readonly _tag: "SellsTonight";
      readonly goods: readonly Good[];
      readonly houses: readonly number[];
      readonly dollars: number;
      readonly isHope: boolean;
    }
  | { readonly _tag: "KeepsForLater"; readonly goods: readonly Good[] }
  /** It is left over on purpose: whoever throws something away has the milestone. */
  | { readonly _tag: "LeftForMilestone"; readonly goods: readonly Good[]; readonly milestone: MilestoneId };

/** Why something was built; dollars are over the rest of the game. */
export type BuildingReason =
  | { readonly _tag: "GardenPays"; readonly house: number; readonly dollars: number }
  | {
      readonly _tag: "HousePays";
      readonly house: number;
      readonly dollars: number;
      /** Campaigns that reach it. */
      readonly campaigns: readonly number[];
      /** True where no rival is as near. */
      readonly isNearest: boolean;
    };

/** Why somebody was dismissed, or something kept. */
export type EveningReason =
  /** Dollars taken off a bill of so much, of so much cash. */
  | { readonly _tag: "DismissalSaves"; readonly saved: number; readonly due: number; readonly cash: number }
  | { readonly _tag: "KeepsFor"; readonly goods: readonly Good[]; readonly houses: readonly number[] };

/** A reason with the seat that had it. */
export interface ExplainedMove {
  readonly seat: Seat;
  readonly reason: MoveReason;
}
