import type { ExplainedMove } from "@blueplate/bot";
import type { Viewer } from "@blueplate/kernel";
import type { EncodedLine } from "../../review/encoded-line.ts";

/** Which step of a line is asked about, and by whom. */
export interface WhyQuestion {
  /** Counted from 0. */
  readonly step: number;
  /** Whose eyes look: reasons come from what these see. */
  readonly reader: Viewer;
  /** The bots of the seats, null for people. */
  readonly bots: readonly (string | null)[];
}

/** What the worker is asked: to hold a line, and then why one of its steps was taken. */
export type WhyRequest =
  | { readonly _tag: "Open"; readonly line: EncodedLine }
  | ({ readonly _tag: "Why"; readonly id: number } & WhyQuestion);

/** The answer to a question: what speaks for the step, or why nothing can be said, which only programmers understand. */
export type WhyReply =
  | { readonly _tag: "Said"; readonly id: number; readonly moves: readonly ExplainedMove[] }
  | { readonly _tag: "Failed"; readonly id: number; readonly message: string };
