export type { BankHistory, BankBreak } from "./bank.ts";
export {
  type Beside,
  besides,
  type Figure,
  figureAt,
  FIGURES,
  type Moments,
  type RoundBeside,
  roundsBeside,
  sameMoment,
} from "./beside.ts";
export { type CardsBeside, cardsBeside } from "./cards-beside.ts";
export type { CompanyHistory } from "./company.ts";
export type { Deed, DeedTag } from "./deed.ts";
export { foodChainMagnateDigest } from "./digest.ts";
export type { DemandHistory } from "./demand.ts";
export { dinnerPayments, dinnersOf, type Payment, takingsOf } from "./dinners.ts";
export { type ChainHistory, type Folding, type History, historyOf } from "./history.ts";
export { changesBy, type Charted, knownAt } from "./known.ts";
export { type Look, looksOf } from "./looks.ts";
export type { Moment, MomentKind } from "./moments.ts";
export { type MoneyHistory, type PaydayBill, type IncomeSource, SOURCES } from "./money.ts";
export { type Datum, type Series, type Span, valueAt, valuesBy } from "./series.ts";
export type { PhaseSpan, Round, TurnSpan } from "./turns.ts";
export { nextTime, type Occasion } from "./when.ts";
