import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Cards, EmployeeId, RecruiterId } from "./employee.ts";
import { ForeignId } from "./id.ts";
import { Whole } from "./whole.ts";

/** The six steps of a working day in the base game, in order (R7.1). */
export const STEPS = ["recruit", "train", "campaigns", "food-and-drink", "houses-and-gardens", "restaurants"] as const;
export type BaseWorkingStep = (typeof STEPS)[number];
export const WorkingStep = Schema.Union([Schema.Literals(STEPS), ForeignId]);
export type WorkingStep = typeof WorkingStep.Type;

/** One recruit of this turn. `using` is named with the option `recruit-attribution: player-choice` only. */
export const Recruit = Schema.Struct({ employee: EmployeeId, using: Schema.NullOr(RecruiterId) });
export type Recruit = typeof Recruit.Type;

/** A card on the beach that was trained this turn, with the steps that each training card has given it (R9.5). */
export const TrainedCard = Schema.Struct({
  employee: EmployeeId,
  /** Indexes into the turn's `teachers` that have taught this very card. */
  by: Schema.Array(Whole),
});
export type TrainedCard = typeof TrainedCard.Type;

/** A training card at work with the steps it has left this turn. */
export const Teacher = Schema.Struct({ employee: EmployeeId, left: Whole });
export type Teacher = typeof Teacher.Type;

/** A card that has placed a campaign today, the first of its campaigns, and how many more it may place. */
export const CampaignPlacing = Schema.Struct({ employee: EmployeeId, campaign: Whole, left: Whole });
export type CampaignPlacing = typeof CampaignPlacing.Type;

/** One player's working day so far. */
export const Turn = Schema.Struct({
  seat: Seat,
  step: WorkingStep,
  recruits: Schema.Array(Recruit),
  /** Cards recruited through an empty pile and not yet trained (R8.3). */
  phantoms: Schema.Array(EmployeeId),
  teachers: Schema.Array(Teacher),
  trained: Schema.Array(TrainedCard),
  /** Cards that have acted in steps 3 to 6, by kind. */
  acted: Cards,
  /** Marketeers who are away since today and may place further campaigns: those who act more than once. */
  placing: Schema.optionalKey(Schema.Array(CampaignPlacing)),
  /** The player has said that the day is done (D-18). */
  ended: Schema.Boolean,
});
export type Turn = typeof Turn.Type;
