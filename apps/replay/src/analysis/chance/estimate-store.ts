import { PLAYOUTS_VERSION, type PlayoutTally } from "@blueplate/bot";
import type { Estimate } from "@blueplate/study";
import { lengthOf, type Progress } from "./progress.ts";
import { type KeptEstimates, tallyOf } from "./tally.ts";

/** Where what is learnt of positions is kept. */
export interface EstimateStore {
  /** How far a position has come, as far as that is kept. */
  readonly recall: (key: string) => Progress | null;
  /** Notes how far a position has come. It is kept at rest; long work also on its way, so that not all of it can be lost. */
  readonly note: (key: string, progress: Progress) => void;
  /** Keeps everything noted. */
  readonly rest: () => void;
}

/** Milliseconds of work that is kept before it is done. */
const MUCH_WORK = 30_000;

const progressFrom = (estimate: Estimate): Progress => ({
  tally: tallyOf(estimate),
  next: estimate.playouts + lengthOf(estimate.missing),
  gaps: estimate.missing,
  flying: [],
});

/** Whether so much was learnt since something was kept that it is time to keep it, and at least as much as was known then. */
const isMuch = (now: PlayoutTally, kept: Pick<Estimate, "playouts" | "milliseconds"> | null): boolean =>
  now.ms - (kept?.milliseconds ?? 0) >= MUCH_WORK && now.playouts >= 2 * (kept?.playouts ?? 0);

/** Keeps what is learnt in the study, at its node: the key of a position. */
export const estimateStore = (
  estimates: KeptEstimates,
  { bot, hash }: Pick<Estimate, "bot" | "hash">,
): EstimateStore => {
  const noted = new Map<string, Progress>();
  /** What was sent to be kept: the study may answer later. */
  const sent = new Map<string, Estimate>();
  const keep = (key: string, { tally, gaps }: Progress): void => {
    noted.delete(key);
    if (tally.playouts <= (estimates.of(key, bot)?.playouts ?? 0)) return;
    const { playouts, unfinished, wins, ms } = tally;
    const milliseconds = Math.round(ms);
    const version = PLAYOUTS_VERSION;
    const estimate = { bot, hash, version, playouts, unfinished, wins, milliseconds, missing: gaps };
    sent.set(key, estimate);
    estimates.keep(key, estimate);
  };
  return {
    recall: (key) => {
      const kept = estimates.of(key, bot);
      return kept && progressFrom(kept);
    },
    note: (key, progress) => {
      noted.set(key, progress);
      if (isMuch(progress.tally, sent.get(key) ?? estimates.of(key, bot))) keep(key, progress);
    },
    rest: () => {
      for (const [key, progress] of noted) keep(key, progress);
    },
  };
};
