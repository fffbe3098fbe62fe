export * from "./content/index.ts";
export * from "./evolve/index.ts";
export * from "./formulas/index.ts";
export * from "./game.ts";
export * from "./geometry/index.ts";
export * from "./model/index.ts";
export type { Definition, EventEntry, FormEntry, Module, RulesetId } from "./modules/index.ts";
export * from "./queries/away.ts";
export * from "./queries/bank.ts";
export * from "./queries/bank-clock.ts";
export * from "./queries/campaign.ts";
export * from "./queries/campaign-place.ts";
export * from "./queries/career.ts";
export * from "./queries/certainty.ts";
export * from "./queries/change.ts";
export * from "./queries/company.ts";
export * from "./queries/cover.ts";
export {
  type DayLeft,
  dayLeftOf,
  type HiresLeft,
  hiresLeftOf,
  recruitingDiscount,
  type RecruitRace,
  recruitRaceOf,
} from "./queries/day.ts";
export * from "./queries/demand.ts";
export type { Errand } from "./queries/errand-plan.ts";
export { errandWishOf, incomeWith } from "./queries/errand-wish.ts";
export * from "./queries/errands.ts";
export * from "./queries/flips.ts";
export * from "./queries/foresee.ts";
export * from "./queries/freezer.ts";
export * from "./queries/goods-to-serve.ts";
export * from "./queries/guess.ts";
export * from "./queries/living.ts";
export * from "./queries/nearness.ts";
export * from "./queries/order-news.ts";
export * from "./queries/order.ts";
export * from "./queries/spots-tried.ts";
export * from "./queries/things.ts";
export * from "./queries/tomorrow.ts";
export * from "./queries/usual-haul.ts";
export * from "./queries/payday.ts";
export * from "./queries/pays-off.ts";
export * from "./queries/worth-getting.ts";
export * from "./queries/differing.ts";
export * from "./queries/dinner.ts";
export * from "./queries/hauls.ts";
export * from "./queries/history/index.ts";
export { type Far, type Lack } from "./queries/lack.ts";
export * from "./queries/last-dinner.ts";
export * from "./queries/ledger.ts";
export * from "./queries/lens.ts";
export * from "./queries/lot.ts";
export * from "./queries/money.ts";
export {
  type Days,
  type Finding,
  type Hindrance,
  type Move,
  otherwise,
  type Start,
  type Way,
} from "./queries/otherwise/index.ts";
export * from "./queries/pencil.ts";
export * from "./queries/planner.ts";
export * from "./queries/price-parts.ts";
export * from "./queries/picture.ts";
export * from "./queries/round.ts";
export * from "./queries/round-plan.ts";
export * from "./queries/race.ts";
export * from "./queries/scarce.ts";
export * from "./queries/soonest.ts";
export * from "./queries/rank.ts";
export * from "./queries/spot.ts";
export * from "./queries/surprises.ts";
export { actsClosedBy, type UnusedAct, unusedActsOf } from "./queries/unused-acts.ts";
export { type StandingOrders, standingCodec, answerOrders } from "./queries/standing.ts";
export { fullSupply } from "./phases/opening.ts";
export { isLegalStructure, type Structure, structureOf } from "./forms/submit-structure.ts";
export { assemble, baseDefinition, definitionOf, type FoodChainMagnateRules } from "./rules.ts";
