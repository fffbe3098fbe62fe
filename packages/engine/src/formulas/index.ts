import { marketingPasses, recipients, roomOf, tokensOf } from "./campaigns.ts";
import { cfoPay, offersTo, priceFactor, rankOffers, saleTo, waitressPay } from "./dinner.ts";
import { freezerRoom, refuseKept } from "./freezer.ts";
import { basePrice, bonusFor, unitPrice } from "./price.ts";
import type { Formulas } from "../ruleset/index.ts";
import { billOf, unusedRecruits } from "./salaries.ts";
import { openSlots, orderSlots, workforce } from "./structure.ts";

export {
  type TieBreaker,
  decidedBy,
  factorOf,
  firstAt,
  rankedOffers,
  stockedFor,
  sumOf,
  usualFactor,
  withPreference,
} from "./dinner.ts";
export type { SalaryBill, Formulas, Ruleset, Sale, StaffAfterDismissals } from "../ruleset/index.ts";
export * from "./dismissals.ts";
export * from "./salaries.ts";

/** The formulas of the base game. */
export const FORMULAS: Formulas = {
  basePrice,
  unitPrice,
  bonusFor,
  priceFactor,
  saleTo,
  rankOffers,
  offersTo,
  waitressPay,
  cfoPay,
  openSlots,
  orderSlots,
  unusedRecruits,
  billOf,
  workforce,
  recipients,
  marketingPasses,
  roomOf,
  tokensOf,
  freezerRoom,
  refuseKept,
};
