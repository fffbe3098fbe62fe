import type { Refusal, Seat } from "@blueplate/kernel";
import type { BusyMarketeer, Campaign, Cards, Good, Goods, House, Offer, State } from "../model/index.ts";
import type { Ruleset } from "./ruleset.ts";

/** Who stays with a chain after dismissals. */
export interface StaffAfterDismissals {
  readonly atWork: Cards;
  readonly beach: Cards;
  readonly busy: readonly BusyMarketeer[];
}

/** A salary bill: `gross` before the discounts, `due` after them, never below $0 (R17.4, R17.5). */
export interface SalaryBill {
  readonly salaried: number;
  readonly gross: number;
  readonly recruitingDiscount: number;
  readonly milestoneDiscount: number;
  readonly due: number;
}

/** What a sale brings: the goods that go, the bonuses, which no garden ever doubles, and all of it together (R14.4.1). */
export interface Sale {
  readonly goods: Goods;
  readonly bonus: number;
  readonly income: number;
}

/**
 * An offer that a house may prefer whatever its price and distance: the smallest number first, 0 where nothing is said. What several
 * modules say adds up, so that no order of theirs matters (E0.11).
 */
export interface PreferredOffer extends Offer {
  readonly preference?: number;
}

/**
 * The numbers of the rules as functions of ruleset and state: the third seam of a variant, which replaces a row by a wrap of
 * it. Each takes the ruleset first and asks the others through it, so that a wrap of one is seen by all. Money in dollars.
 */
export interface Formulas {
  /** What one product costs before cards and milestones change it (R14.3.1). */
  basePrice(ruleset: Ruleset, state: State): number;
  /** Price of one product of the chain this round (R14.3). */
  unitPrice(ruleset: Ruleset, state: State, seat: Seat): number;
  /** The bonus of the chain for one product of a kind (R14.4.1). */
  bonusFor(ruleset: Ruleset, state: State, seat: Seat, good: Good): number;
  /** What everything sold to a house costs a multiple of: 2 with a garden (R14.3.4). */
  priceFactor(ruleset: Ruleset, state: State, house: House): number;
  /** What a chain sells to a house that it serves, and what that brings (R14.4). */
  saleTo(ruleset: Ruleset, state: State, house: House, seat: Seat): Sale;
  /**
   * Offers in the order in which the house prefers them: by `preference`, then by R14.2; they come in turn order. A module gives
   * preferences with `withPreference` and leaves the order to the function that it wraps.
   */
  rankOffers(ruleset: Ruleset, state: State, house: House, offers: readonly PreferredOffer[]): readonly Offer[];
  /** The chains that could serve the house, the one that does first (R14.1.3, R14.2). */
  offersTo(ruleset: Ruleset, state: State, house: House): readonly Offer[];
  /** What the waitresses of the chain bring after dinner (R14.5.1). */
  waitressPay(ruleset: Ruleset, state: State, seat: Seat): number;
  /** What the CFO adds to everything the chain has earned at dinner; negative for a loss (R14.5.2, R16.2). */
  cfoPay(ruleset: Ruleset, state: State, seat: Seat, earned: number): number;
  /** Open slots of the structure at work (R5.9). */
  openSlots(ruleset: Ruleset, state: State, seat: Seat): number;
  /** Open slots as they count for the order of business (R6.1). */
  orderSlots(ruleset: Ruleset, state: State, seat: Seat): number;
  /** Recruit actions worth a discount that stayed unused, of the cards that stay (R17.6, R17.7). */
  unusedRecruits(ruleset: Ruleset, state: State, seat: Seat, staying: StaffAfterDismissals): number;
  /** The salary bill of a chain that keeps `staying` (R17.4, R17.5). */
  billOf(ruleset: Ruleset, state: State, seat: Seat, staying: StaffAfterDismissals): SalaryBill;
  /** The cards at work as they act: one that acts twice counts twice. */
  workforce(ruleset: Ruleset, state: State, seat: Seat): Cards;
  /** The numbers of the houses that a campaign puts tokens on, ascending (R18.3). */
  recipients(ruleset: Ruleset, state: State, campaign: Campaign): readonly number[];
  /** How often all campaigns run in a marketing phase (R18.1). */
  marketingPasses(ruleset: Ruleset, state: State): number;
  /** How many tokens a house holds (R18.2). */
  roomOf(ruleset: Ruleset, state: State, house: House): number;
  /** How many tokens a campaign puts on a house that it reaches (R18.2, R18.4). */
  tokensOf(ruleset: Ruleset, state: State, campaign: Campaign, house: House): number;
  /** How many goods the chain may keep in this clean-up (R19.1). */
  freezerRoom(ruleset: Ruleset, state: State, seat: Seat): number;
  /** Why a freezer does not take these goods together, or null (R19.1). */
  refuseKept(ruleset: Ruleset, state: State, seat: Seat, kept: Goods): Refusal | null;
}
