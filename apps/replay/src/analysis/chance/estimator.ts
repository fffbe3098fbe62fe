import type { PlayoutTally } from "@blueplate/bot";
import type { EstimateStore } from "./estimate-store.ts";
import { createLedger } from "./ledger.ts";
import { createPool, type Spawn } from "./pool.ts";
import type { PlayoutBatch, PlayoutSetup } from "./question.ts";
import { createQueue, type EstimateTarget } from "./queue.ts";

/** Whom an estimator works with, and whom it tells. */
export interface EstimatorContext {
  readonly opening: PlayoutSetup;
  readonly workers: number;
  readonly spawn: Spawn;
  readonly store: EstimateStore;
  readonly onChange: (key: string, tally: PlayoutTally) => void;
  /** Everything that was wanted is there, or it was stopped. */
  readonly onRest: () => void;
  readonly onFail: (message: string) => void;
}

/** Plays playouts of whatever is wanted, in the background. */
export interface Estimator {
  /** Wants so many playouts in all of the position that is looked at: before everything else, in place of the last one. */
  readonly look: (target: EstimateTarget, playouts: number) => void;
  /** Wants so many of each of these, a few of each in turns. */
  readonly survey: (targets: readonly EstimateTarget[], playouts: number) => void;
  /** Playouts done and wanted, of everything wanted since the last rest. */
  readonly progress: () => { readonly done: number; readonly wanted: number };
  /** Stops at once; everything stays as far as it came. */
  readonly stop: () => void;
}

/** Makes an estimator; it does nothing before something is wanted of it. */
export const createEstimator = (around: EstimatorContext): Estimator => {
  const { opening, store, onChange } = around;
  const ledger = createLedger(store, opening.bots.length, onChange);
  const queue = createQueue(ledger);
  const rest = (): void => {
    queue.clear();
    store.rest();
    around.onRest();
  };
  const onTally = (batch: PlayoutBatch, tally: PlayoutTally): void => {
    ledger.take(batch.key, batch, tally);
    if (queue.isDone()) rest();
  };
  const lose = (lost: readonly PlayoutBatch[]): void => {
    for (const batch of lost) ledger.lose(batch.key, batch);
    rest();
  };
  const onFail = (message: string, lost: readonly PlayoutBatch[]): void => {
    lose(lost);
    around.onFail(message);
  };
  const pool = createPool({ opening, next: queue.next, onTally, onFail }, around.workers, around.spawn);
  const begin = (targets: readonly EstimateTarget[], add: () => void): void => {
    for (const { key } of targets) ledger.recall(key);
    add();
    if (queue.isDone()) rest();
    else pool.wake();
  };
  return {
    look: (target, wanted) => begin([target], () => queue.look(target, wanted)),
    survey: (targets, wanted) => begin(targets, () => queue.survey(targets, wanted)),
    progress: queue.progress,
    stop: () => lose(pool.stop()),
  };
};
