import { roomOf, tokensOf } from "./campaigns.ts";
import { cfoPay, offersTo, waitressPay } from "./dinner.ts";
import { freezerRoom } from "./freezer.ts";
import { bonusFor, unitPrice } from "./price.ts";
import type { Formulas } from "../ruleset/index.ts";
import { billOf, unusedRecruits } from "./salaries.ts";
import { openSlots, orderSlots } from "./structure.ts";

export { type Decider, decidedBy, firstAt, rankedOffers, type Sale, saleTo, stockedFor, sumOf } from "./dinner.ts";
export type { Bill, Formulas, Ruleset, Staying } from "../ruleset/index.ts";
export * from "./dismissals.ts";
export * from "./salaries.ts";

/** The formulas of the base game. */
export const FORMULAS: Formulas = {
  unitPrice,
  bonusFor,
  offersTo,
  waitressPay,
  cfoPay,
  openSlots,
  orderSlots,
  unusedRecruits,
  billOf,
  roomOf,
  tokensOf,
  freezerRoom,
};
