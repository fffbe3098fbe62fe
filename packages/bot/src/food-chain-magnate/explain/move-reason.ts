import type { Seat } from "@blueplate/kernel";
import type { PlanReason } from "../planner/reasons.ts";

/** A house that somebody else would serve otherwise; nobody where it would get nothing. */
export interface TakenHouse {
  readonly house: number;
  readonly from: Seat | null;
}

/** Why something that was done may be good, with numbers: words are made of it elsewhere. */
export type MoveReason =
  | PlanReason
  /** A search that looked at so many ways to go on: the chance to win after this move, and after the planner's own one. */
  | { readonly _tag: "SearchFound"; readonly tried: number; readonly chance: number; readonly usual: number }
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
  | { readonly _tag: "StandsNear"; readonly nearest: readonly number[]; readonly level: readonly number[] };

/** A reason with the seat that had it. */
export interface ExplainedMove {
  readonly seat: Seat;
  readonly reason: MoveReason;
}
