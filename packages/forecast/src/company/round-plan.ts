import type { Cards, EmployeeId, MilestoneId, StructureCount } from "@blueplate/engine";
import type { Refusal } from "@blueplate/kernel";
import type { CareerPosition } from "./career.ts";
import type { DailyCapacity } from "./company.ts";

/** Rounds that a plan looks ahead, the present one included. */
export const PLANNED_ROUNDS = 3;

/** What somebody means to do in a round. */
export interface RoundPlan {
  readonly round: number;
  /** Who shall work; null leaves those at work who worked the round before. */
  readonly work: readonly EmployeeId[] | null;
  readonly hires: readonly EmployeeId[];
  readonly trainings: readonly { readonly employee: EmployeeId; readonly to: EmployeeId }[];
}

/** A planned recruit, and why it cannot be, or null. */
export interface PlannedHire {
  readonly employee: EmployeeId;
  readonly refusal: Refusal | null;
}

/** A planned training with the cards that teach it, and why it cannot be, or null. */
export interface PlannedTraining {
  readonly employee: EmployeeId;
  readonly to: EmployeeId;
  readonly by: readonly EmployeeId[];
  readonly refusal: Refusal | null;
}

/** A round as the plan would make it. Money in dollars. */
export interface PlannedRound {
  readonly round: number;
  /** True once the structure of the round lies open: it cannot be planned any more. */
  readonly revealed: boolean;
  readonly atWork: Cards;
  /** Who is not at work, before anybody is recruited. */
  readonly beach: Cards;
  /** Planned to work, and not in hand. */
  readonly missing: readonly EmployeeId[];
  readonly structure: StructureCount;
  /** Slots that stay open; below 0 everybody goes to the beach (R5.8). */
  readonly open: number;
  readonly powers: DailyCapacity;
  readonly hires: readonly PlannedHire[];
  readonly trainings: readonly PlannedTraining[];
  /** Hires and training steps that are left after the plan. */
  readonly left: { readonly hires: number; readonly steps: number };
  /** Entry cards with why one more cannot be recruited after those planned, or null. */
  readonly recruits: readonly PlannedHire[];
  /** Every card that could be trained after what is planned, with where it leads and what stands in the way. */
  readonly careers: readonly { readonly employee: EmployeeId; readonly posts: readonly CareerPosition[] }[];
  /** Recruits without a card whose training is not planned (R8.3). */
  readonly stranded: readonly EmployeeId[];
  /** Milestones on the way, in order: by the reveal, by recruits and trainings, by salaries paid (R20.3). */
  readonly claims: readonly MilestoneId[];
  /** Cash that is known of: what there is now less the salaries before, with nothing earned. */
  readonly cash: number;
  readonly due: number;
  /** What is missing for the salaries if nothing is earned. */
  readonly short: number;
}
