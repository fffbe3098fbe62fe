import type { Box } from "../content/index.ts";

/**
 * What every rule reads: content rows, decided options and the formulas, which a variant may wrap. Formulas are added
 * here by name as they are written; each takes the ruleset first, so that a wrap of one is seen by all others.
 */
export type Ruleset = Box;
