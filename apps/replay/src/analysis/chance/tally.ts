import type { PlayoutTally } from "@blueplate/bot/win-chance";
import type { Estimate } from "@blueplate/study";

/** Estimates by node, where they are kept. */
export interface KeptEstimates {
  /** What is known of a node when this bot plays on, by the rules and bots of today. */
  readonly of: (node: string, bot: string) => Estimate | null;
  /** Keeps an estimate in the study. What somebody found who may not write there lasts as long as they look at the chapter. */
  readonly keep: (node: string, estimate: Estimate) => void;
}

/** An estimate as its playouts were counted. */
export const tallyOf = ({ playouts, unfinished, wins, milliseconds }: Estimate): PlayoutTally => ({
  playouts,
  unfinished,
  wins,
  ms: milliseconds,
});
