import type { PlayoutTally } from "@blueplate/bot";
import type { Ledger } from "./ledger.ts";
import type { PlayoutBatch } from "./question.ts";

/** A position that an estimate is wanted of. */
export interface EstimateTarget {
  readonly key: string;
  /** The encoded state. */
  readonly state: unknown;
  readonly turn: number;
}

interface Job extends EstimateTarget {
  /** Playouts in all. */
  readonly wanted: number;
}

/** What is wanted: one position that is looked at, before everything else, and any number that are surveyed in turns. */
export interface Queue {
  /** In place of the position that was looked at before. */
  readonly look: (target: EstimateTarget, wanted: number) => void;
  readonly survey: (targets: readonly EstimateTarget[], wanted: number) => void;
  /** What a worker does next; null when everything is done or under way. */
  readonly next: () => PlayoutBatch | null;
  readonly progress: () => { readonly done: number; readonly wanted: number };
  /** Nothing is under way and nothing waits. */
  readonly isDone: () => boolean;
  readonly clear: () => void;
}

/** Milliseconds that a batch should take, so that answers flow and stay few. */
const BATCH_MS = 150;
const LARGEST_BATCH = 64;

const batchSize = ({ playouts, ms }: PlayoutTally): number =>
  playouts === 0 || ms === 0 ? 1 : Math.min(LARGEST_BATCH, Math.max(1, Math.floor((BATCH_MS * playouts) / ms)));

const batchOf = ({ key, state, turn, wanted }: Job, ledger: Ledger): PlayoutBatch => {
  const most = Math.min(batchSize(ledger.tally(key)), wanted - ledger.planned(key));
  return { key, state, turn, ...ledger.give(key, most) };
};

/** An empty queue. */
export const createQueue = (ledger: Ledger): Queue => {
  const surveyed = new Map<string, Job>();
  let looked: Job | null = null;
  const planned = ({ key }: Job): number => ledger.planned(key);
  const isOpen = (job: Job): boolean => planned(job) < job.wanted;
  const nextJob = (): Job | null =>
    looked && isOpen(looked)
      ? looked
      : [...surveyed.values()]
          .filter(isOpen)
          .reduce<Job | null>((least, job) => (least && planned(least) <= planned(job) ? least : job), null);
  const jobs = (): readonly Job[] => [...(looked ? [looked] : []), ...surveyed.values()];
  const doneOf = ({ key, wanted }: Job): number => Math.min(wanted, ledger.tally(key).playouts);
  return {
    look: (target, wanted) => {
      looked = { ...target, wanted };
    },
    survey: (targets, wanted) => {
      for (const target of targets) surveyed.set(target.key, { ...target, wanted });
    },
    next: () => {
      const job = nextJob();
      return job && batchOf(job, ledger);
    },
    progress: () => ({
      done: jobs().reduce((sum, job) => sum + doneOf(job), 0),
      wanted: jobs().reduce((sum, { wanted }) => sum + wanted, 0),
    }),
    isDone: () => jobs().every((job) => doneOf(job) === job.wanted),
    clear: () => {
      surveyed.clear();
      looked = null;
    },
  };
};
