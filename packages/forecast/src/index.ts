export * from "./bank/bank-clock.ts";
export * from "./bank/bank.ts";
export * from "./bank/cover.ts";
export * from "./bank/ledger.ts";
export * from "./bank/money.ts";
export * from "./bank/payday.ts";
export * from "./bank/pays-off.ts";
export * from "./company/away.ts";
export * from "./company/career.ts";
export * from "./company/company.ts";
export {
  type DayLeft,
  dayLeftOf,
  type HiresLeft,
  hiresLeftOf,
  recruitingDiscount,
  type RecruitRace,
  recruitRaceOf,
} from "./company/day.ts";
export * from "./company/unused-acts.ts";
export * from "./company/pencil.ts";
export * from "./company/planner.ts";
export * from "./company/rank.ts";
export * from "./company/round-plan.ts";
export * from "./dinner/certainty.ts";
export * from "./dinner/dinner.ts";
export * from "./dinner/goods-to-serve.ts";
export * from "./dinner/guess.ts";
export * from "./dinner/last-dinner.ts";
export * from "./dinner/price-parts.ts";
export * from "./dinner/surprises.ts";
export type { Errand } from "./drinks/errand-plan.ts";
export { errandWishOf, incomeWith } from "./drinks/errand-wish.ts";
export * from "./drinks/errands.ts";
export * from "./drinks/hauls.ts";
export { type Far, type Lack } from "./drinks/lack.ts";
export * from "./drinks/usual-haul.ts";
export * from "./history/index.ts";
export * from "./lens/differing.ts";
export * from "./lens/lens.ts";
export * from "./lens/picture.ts";
export * from "./lens/things.ts";
export * from "./marketing/campaign-place.ts";
export * from "./marketing/campaign.ts";
export * from "./marketing/demand.ts";
export * from "./marketing/tomorrow.ts";
export * from "./milestones/race.ts";
export * from "./milestones/scarce.ts";
export * from "./milestones/soonest.ts";
export * from "./milestones/worth-getting.ts";
export * from "./order/order-news.ts";
export * from "./order/order.ts";
export * from "./round/next-morning.ts";
export * from "./round/round.ts";
export * from "./town/living.ts";
export * from "./town/lot.ts";
export * from "./town/nearness.ts";
export * from "./town/spot.ts";
export * from "./town/spots-tried.ts";
export * from "./what-if/change.ts";
export * from "./what-if/flips.ts";
export * from "./what-if/foresee.ts";
export {
  type Days,
  type Finding,
  type Hindrance,
  type Move,
  otherwise,
  type Start,
  type Way,
} from "./what-if/otherwise/index.ts";
