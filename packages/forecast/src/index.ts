export * from "./bank/bank-clock.ts";
export * from "./bank/bank.ts";
export * from "./bank/cover.ts";
export * from "./bank/ledger.ts";
export * from "./bank/money.ts";
export * from "./company/payday.ts";
export * from "./bank/pays-off.ts";
export * from "./company/away.ts";
export * from "./company/career.ts";
export * from "./company/company.ts";
export * from "./company/fill-order.ts";
export {
  type DayLeft,
  dayLeftOf,
  type HiresLeft,
  hiresLeftOf,
  recruitingDiscount,
  type RecruitRace,
  recruitRaceOf,
} from "./company/day.ts";
export { type DayStage, dayStagesOf, openStepOf } from "./company/day-stages.ts";
export { actsClosedBy, type UnusedAct, unusedActsOf } from "./company/unused-acts.ts";
export { comesTooLate } from "./company/too-late.ts";
export * from "./company/pencil.ts";
export * from "./company/planner.ts";
export * from "./company/rank.ts";
export * from "./company/round-plan.ts";
export * from "./dinner/certainty.ts";
export * from "./dinner/dinner.ts";
export * from "./dinner/goods-to-serve.ts";
export * from "./company/round-estimate.ts";
export * from "./dinner/last-dinner.ts";
export * from "./dinner/price-parts.ts";
export * from "./dinner/surprises.ts";
export type { PurchaseTrip } from "./drinks/purchase-plan.ts";
export { purchaseWishOf, incomeWith, withGoods } from "./drinks/purchase-wish.ts";
export * from "./drinks/purchases.ts";
export * from "./drinks/trips.ts";
export { type UnreachableSource, type Shortfall } from "./drinks/shortfall.ts";
export * from "./drinks/purchase-history.ts";
export * from "./history/index.ts";
export * from "./kitchen/cook-orders.ts";
export * from "./lens/differing.ts";
export * from "./lens/lens.ts";
export * from "./lens/picture.ts";
export * from "./lens/map-entities.ts";
export * from "./marketing/campaign-place.ts";
export * from "./marketing/campaign.ts";
export * from "./marketing/demand.ts";
export * from "./marketing/tomorrow.ts";
export * from "./milestones/race.ts";
export * from "./milestones/low-piles.ts";
export * from "./milestones/soonest.ts";
export * from "./worth/worth-getting.ts";
export * from "./order/order-news.ts";
export * from "./order/order.ts";
export * from "./round/next-morning.ts";
export * from "./round/night.ts";
export * from "./round/round.ts";
export * from "./town/site-forecast.ts";
export * from "./town/lot.ts";
export * from "./town/nearness.ts";
export * from "./town/first-site.ts";
export * from "./town/restaurant-site.ts";
export * from "./town/spots-tried.ts";
export * from "./dinner/change.ts";
export * from "./dinner/counterfactuals.ts";
export * from "./acts/foresee.ts";
export {
  type ReplayDays,
  type WhatIfResult,
  type WhatifFailure,
  type SeatMove,
  whatif,
  type ReplayStart,
  type WhatIfLine,
} from "./what-if/index.ts";
