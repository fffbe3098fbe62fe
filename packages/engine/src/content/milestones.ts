import type { BaseMilestone } from "../model/index.ts";
import type { MilestoneRow } from "./row.ts";

/** Every milestone: those of the base game (R20.4), then those of variants. */
export const MILESTONE_ROWS: Readonly<Record<BaseMilestone, MilestoneRow>> = {
  "first-billboard": {
    trigger: { _tag: "placed", kind: "billboard" },
    perks: [
      { _tag: "noSalary", employees: ["campaign-manager", "brand-manager", "brand-director"] },
      { _tag: "endlessCampaigns" },
    ],
  },
  "first-train": { trigger: { _tag: "trained" }, perks: [{ _tag: "salaryDiscount", amount: 15 }] },
  "first-hire-3": {
    trigger: { _tag: "recruited", persons: 3 },
    perks: [{ _tag: "gain", employee: "management-trainee", count: 2 }],
  },
  "first-burger-marketed": {
    trigger: { _tag: "marketed", goods: ["burger"] },
    perks: [{ _tag: "bonus", goods: ["burger"], amount: 5 }],
  },
  "first-pizza-marketed": {
    trigger: { _tag: "marketed", goods: ["pizza"] },
    perks: [{ _tag: "bonus", goods: ["pizza"], amount: 5 }],
  },
  "first-drink-marketed": {
    trigger: { _tag: "marketed", goods: ["beer", "lemonade", "soft-drink"] },
    perks: [{ _tag: "bonus", goods: ["beer", "lemonade", "soft-drink"], amount: 5 }],
  },
  "first-errand-boy": {
    trigger: { _tag: "revealed", employees: ["errand-boy"] },
    perks: [{ _tag: "moreDrinks", count: 1 }],
  },
  "first-have-20": {
    trigger: { _tag: "cash", atLeast: 20, when: "any-time" },
    perks: [{ _tag: "seeReserves" }],
  },
  "first-burger-produced": {
    trigger: { _tag: "produced", good: "burger" },
    perks: [{ _tag: "gain", employee: "burger-cook", count: 1 }],
  },
  "first-pizza-produced": {
    trigger: { _tag: "produced", good: "pizza" },
    perks: [{ _tag: "gain", employee: "pizza-cook", count: 1 }],
  },
  "first-waitress": {
    trigger: { _tag: "revealed", employees: ["waitress"] },
    perks: [{ _tag: "waitressCash", cash: 5 }],
  },
  "first-throw-away": { trigger: { _tag: "threwAway" }, perks: [{ _tag: "freezer", room: 10 }] },
  "first-lower-prices": {
    trigger: { _tag: "revealed", employees: ["pricing-manager", "discount-manager"] },
    perks: [{ _tag: "price", delta: -1 }],
  },
  "first-cart-operator": {
    trigger: { _tag: "revealed", employees: ["cart-operator"] },
    perks: [{ _tag: "buyerRange", more: 1 }],
  },
  "first-airplane": {
    trigger: { _tag: "placed", kind: "airplane" },
    perks: [{ _tag: "orderSlots", more: 2 }],
  },
  "first-radio": {
    trigger: { _tag: "placed", kind: "radio" },
    perks: [{ _tag: "tokens", kind: "radio", count: 2 }],
  },
  "first-have-100": {
    trigger: { _tag: "cash", atLeast: 100, when: "end-of-dinnertime" },
    perks: [{ _tag: "ceoIsCfo", percent: 50 }],
  },
  "first-pay-20": {
    trigger: { _tag: "salariesPaid", atLeast: 20 },
    perks: [{ _tag: "stackTraining" }],
  },
};
