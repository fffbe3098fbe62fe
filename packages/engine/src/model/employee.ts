import { Schema } from "effect";
import { countsOf, ForeignId } from "./id.ts";

/** The kinds of employee cards of the base game (R1.2, Appendix A), then those of variants; the CEO is no card of the supply. */
export const EMPLOYEES = [
  "waitress",
  "management-trainee",
  "junior-vice-president",
  "vice-president",
  "senior-vice-president",
  "executive-vice-president",
  "new-business-developer",
  "luxuries-manager",
  "pricing-manager",
  "discount-manager",
  "local-manager",
  "regional-manager",
  "cfo",
  "recruiting-girl",
  "recruiting-manager",
  "hr-director",
  "trainer",
  "coach",
  "guru",
  "errand-boy",
  "cart-operator",
  "truck-driver",
  "zeppelin-pilot",
  "marketing-trainee",
  "campaign-manager",
  "brand-manager",
  "brand-director",
  "kitchen-trainee",
  "burger-cook",
  "burger-chef",
  "pizza-cook",
  "pizza-chef",
] as const;

export type BaseEmployee = (typeof EMPLOYEES)[number];
export const EmployeeId = Schema.Union([Schema.Literals(EMPLOYEES), ForeignId]);
export type EmployeeId = typeof EmployeeId.Type;

/** The card whose action is used for a recruit: the CEO's too. */
export const RecruiterId = Schema.Union([Schema.Literal("ceo"), EmployeeId]);
export type RecruiterId = typeof RecruiterId.Type;

/** Cards by kind: copies of one kind are interchangeable. */
export const Cards = countsOf(EmployeeId);
export type Cards = typeof Cards.Type;
