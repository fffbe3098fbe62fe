/** What a planner does not look at. Each of them teaches: whoever looks at it wins against who does not. */
export interface Blinkers {
  /** False: it never thinks of selling cheaper. */
  readonly cutsPrices: boolean;
  /** Campaigns of its own that run at a time, at most. */
  readonly campaignsAtOnce: number;
  /** Rounds that it looks ahead: what pays later is not begun. */
  readonly horizonInRounds: number;
  /** False: it hires by what is worth most at once, without a plan for the first rounds. */
  readonly opensByPlan: boolean;
}

/** Looks at everything that the planner knows of. */
export const NO_BLINKERS: Blinkers = {
  cutsPrices: true,
  campaignsAtOnce: Number.POSITIVE_INFINITY,
  horizonInRounds: Number.POSITIVE_INFINITY,
  opensByPlan: true,
};

/** What a beginner overlooks. */
export const BEGINNER: Blinkers = { cutsPrices: false, campaignsAtOnce: 1, horizonInRounds: 4, opensByPlan: false };
