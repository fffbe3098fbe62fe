import { Schema } from "effect";
import { ForeignId } from "./id.ts";

/** The milestones of the base game (R20.4), then those of variants. */
export const MILESTONES = [
  "first-billboard",
  "first-train",
  "first-hire-3",
  "first-burger-marketed",
  "first-pizza-marketed",
  "first-drink-marketed",
  "first-errand-boy",
  "first-have-20",
  "first-burger-produced",
  "first-pizza-produced",
  "first-waitress",
  "first-throw-away",
  "first-lower-prices",
  "first-cart-operator",
  "first-airplane",
  "first-radio",
  "first-have-100",
  "first-pay-20",
] as const;

export type BaseMilestone = (typeof MILESTONES)[number];
export const MilestoneId = Schema.Union([Schema.Literals(MILESTONES), ForeignId]);
export type MilestoneId = typeof MilestoneId.Type;
