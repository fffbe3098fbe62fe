export type { BankHistory, BankBreak } from "./bank.ts";
export {
  type FigureComparison,
  figureComparisons,
  type Figure,
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
export type { DemandHistory } from "./demand.ts";
export { dinnerPayments, dinnersOf, type DinnerPayment, takingsOf } from "./dinners.ts";
export { type ChainHistory, type Folding, type History, historyOf } from "./history.ts";
export { changesBy, type Charted, knownAt } from "./known.ts";
export { type ReviewMoment, reviewMomentsOf } from "./review-moments.ts";
export type { TimelineMark, TimelineMarkKind } from "./timeline-marks.ts";
export { type MoneyHistory, type PaydayBill, type IncomeSource, SOURCES } from "./money.ts";
export { type Datum, type Series, type Span, valueAt, valuesBy } from "./series.ts";
export type { PhaseRecord, Round, TurnSpan } from "./turns.ts";
export { nextTime, type Occasion } from "./when.ts";
