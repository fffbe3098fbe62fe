import type { Busy, Cards } from "../model/index.ts";

/** Who stays with a chain after dismissals. */
export interface Staying {
  readonly atWork: Cards;
  readonly beach: Cards;
  readonly busy: readonly Busy[];
}

/** A salary bill: `gross` before the discounts, `due` after them, never below $0 (R17.4, R17.5). */
export interface Bill {
  readonly salaried: number;
  readonly gross: number;
  readonly recruitingDiscount: number;
  readonly milestoneDiscount: number;
  readonly due: number;
}
