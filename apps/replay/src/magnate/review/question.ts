import type { Advantage, ReviewedResult } from "@blueplate/bot";
import type { Phase } from "@blueplate/engine";
import type { GameConfig, Json, Seat } from "@blueplate/kernel";

/** A step of a line as it is sent to a worker: everything encoded. */
export interface EncodedStep {
  readonly seat: Seat;
  readonly command: Json;
  readonly events: readonly Json[];
}

/** A line as it is sent to a worker, with the rules it is to be looked at by. */
export interface EncodedLine {
  readonly game: string;
  readonly config: GameConfig;
  /** Of the rules; a worker that comes to others answers nothing but that. */
  readonly hash: string;
  /** The position in which the line begins. */
  readonly start: unknown;
  readonly steps: readonly EncodedStep[];
}

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
  readonly better: FoundPlan;
}

export type ReviewReply =
  | {
      readonly _tag: "Found";
      /** How much of the line was looked through, from 0 to 1. */
      readonly share: number;
      readonly found: readonly FoundDecision[];
    }
  /** What came of the decisions that were asked about; null where nothing was decided there. */
  | { readonly _tag: "Weighed"; readonly result: ReviewedResult | null }
  /** It cannot be looked through, for a reason that only programmers understand. */
  | { readonly _tag: "Failed"; readonly message: string };
