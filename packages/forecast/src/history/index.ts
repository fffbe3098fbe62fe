export type { BankHistory, BankBreak } from "./bank.ts";
export {
  type FigureComparison,
  figureComparisons,
  type PositionFigure,
  figureAt,
  FIGURES,
  type ComparedMoments,
  type RoundComparison,
  roundComparisons,
  sameMoment,
} from "./figure-comparison.ts";
export { type CardComparison, cardComparison } from "./card-comparison.ts";
export type { CompanyHistory } from "./company.ts";
export type { ActionSummary, ActionSummaryTag } from "./action-summary.ts";
export { foodChainMagnateSummary } from "./game-summary.ts";
export { decidingMomentOf } from "./deciding-moment.ts";
export { type DecidingEvening, decidingEveningOf } from "./deciding-evening.ts";
export type { DemandHistory } from "./demand.ts";
export { dinnerPayments, dinnersOf, type DinnerPayment, takingsOf } from "./dinners.ts";
export { type ChainHistory, type HistoryReducer, type History, historyOf, readingHistory } from "./history.ts";
export { changesBy, type ChartSource, knownAt } from "./known.ts";
export { type ReviewMoment, reviewMomentsOf } from "./review-moments.ts";
export type { TimelineMark, TimelineMarkKind } from "./timeline-marks.ts";
export { type MoneyHistory, type PaydayBill, type IncomeSource, SOURCES } from "./money.ts";
export { type SeriesValue, type Series, type StepRange, valueAt, valuesBy } from "./series.ts";
export type { PhaseRecord, Round, TurnSpan } from "./turns.ts";
export { nextTime, type Occasion } from "./occasions.ts";
