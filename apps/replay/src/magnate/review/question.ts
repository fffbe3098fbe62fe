import type { Advantage, ReviewedResult } from "@blueplate/bot";
import type { Phase } from "@blueplate/engine";
import type { Json, Seat } from "@blueplate/kernel";
import type { EncodedLine } from "../../review/encoded-line.ts";

/** Which decisions of a line: of whom, and after which step. */
export interface DecisionPlace {
  readonly seat: Seat;
  readonly from: number;
}

export type ReviewRequest =
  | { readonly _tag: "Review"; readonly line: EncodedLine }
  | { readonly _tag: "Weigh"; readonly line: EncodedLine; readonly place: DecisionPlace };

/** A better plan that was found, as it is sent: commands and facts encoded. */
export interface FoundPlan extends ReviewedResult {
  readonly commands: readonly Json[];
  readonly events: readonly Json[];
  readonly reasons: readonly Json[];
  readonly advantages: readonly Advantage[];
}

/** Decisions for which a better plan was found, as they are sent. */
export interface FoundDecision extends DecisionPlace {
  readonly round: number;
  readonly phase: Phase;
  readonly to: number;
  readonly played: ReviewedResult;
  readonly coachAgrees: boolean;
  readonly better: FoundPlan;
}

/** What came of the decisions that were asked about; null where nothing was decided there. */
export interface WeighedReply {
  readonly _tag: "Weighed";
  readonly result: ReviewedResult | null;
}
