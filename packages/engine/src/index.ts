export * from "./content/index.ts";
export * from "./formulas/index.ts";
export * from "./game.ts";
export * from "./geometry/index.ts";
export * from "./model/index.ts";
export * from "./modules/index.ts";
export type {
  EventEntry,
  Events,
  FormEntry,
  GivenEntry,
  PhaseRow,
  PhaseSequence,
  Policy,
  ScenarioEntries,
  StateEntry,
  ThenEntry,
} from "./ruleset/index.ts";
export { pay, payAll, type PendingPayment } from "./phases/bank.ts";
export { fullSupply } from "./phases/opening.ts";
export { isLegalStructure, type StructureCount, structureOf } from "./forms/submit-structure.ts";
export * from "./rules/index.ts";
export { type OrdersOfSeat, ordersCodec, answerOrders } from "./conditional-orders/orders.ts";
export * from "./conditional-orders/freezer.ts";
export { careersOf, refuseCard } from "./forms/career.ts";
export type { TeachingSteps } from "./forms/lesson.ts";
export { planTraining } from "./forms/train.ts";
export { actorsOf, actsLeft, chainOf, mayDo, turnOf } from "./forms/turn.ts";
export { airplaneOffsets, campaignPlaces } from "./forms/campaign-spots.ts";
export { recruitActions } from "./forms/hire.ts";
export { moreDrinks } from "./forms/fetch-drink.ts";
export { drinksOf, flies, supplyTripsOf, reachOfBuyer } from "./forms/buy-drinks.ts";
export { isEndless } from "./forms/launch-campaign.ts";
export { freePositions } from "./forms/choose-position.ts";
export { newTurn } from "./phases/working.ts";
export { allCfosLeaving } from "./phases/leaving-cfos.ts";
