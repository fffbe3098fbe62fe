import type { Command, EmployeeId, Good } from "@blueplate/engine";
import type { Decision } from "../../bot.ts";

/** Why the planner does something: words are made of it elsewhere. Dollars are over the rest of the game, unless it is said otherwise. */
export type PlanReason =
  /** The opening of what the company means to become asks for the card. */
  | { readonly _tag: "OpeningAsks"; readonly archetype: string; readonly employee: EmployeeId }
  | {
      readonly _tag: "CardPays";
      readonly employee: EmployeeId;
      readonly dollars: number;
      /** Cards of the kind that were hired before it on the same day: on top of them it is worth something else than they were. */
      readonly today?: number;
    }
  | { readonly _tag: "LessonPays"; readonly employee: EmployeeId; readonly to: EmployeeId; readonly dollars: number }
  | {
      readonly _tag: "CampaignPays";
      readonly good: Good;
      readonly houses: readonly number[];
      readonly dollars: number;
    };

/** What the planner has decided, and why. */
export interface PlannedDecision extends Decision<Command> {
  readonly reasons?: readonly PlanReason[];
}

/** A command without a word about why; nothing where there is none. */
export const decided = (command: Command | null): PlannedDecision | null => (command ? { command } : null);
