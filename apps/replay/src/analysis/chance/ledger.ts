import type { PlayoutTally } from "@blueplate/bot";
import type { EstimateStore } from "./estimate-store.ts";
import {
  giveOut,
  giveUp,
  noProgress,
  plannedIn,
  type Progress,
  settled,
  type PlayoutRange,
  takeIn,
} from "./progress.ts";

/** What is known of each position, now and from earlier visits. */
export interface Ledger {
  /** Takes what is kept of a position, where that is more than is known of it and nothing of it is under way. */
  readonly recall: (key: string) => void;
  readonly tally: (key: string) => PlayoutTally;
  /** Playouts done or under way. */
  readonly planned: (key: string) => number;
  readonly give: (key: string, most: number) => PlayoutRange;
  readonly take: (key: string, stretch: PlayoutRange, tally: PlayoutTally) => void;
  readonly lose: (key: string, stretch: PlayoutRange) => void;
}

/** Begins with what the store keeps and notes there what is learnt; `onChange` hears every tally. */
export const createLedger = (
  store: EstimateStore,
  seats: number,
  onChange: (key: string, tally: PlayoutTally) => void,
): Ledger => {
  const known = new Map<string, Progress>();
  const progressOf = (key: string): Progress => known.get(key) ?? noProgress(seats);
  const learn = (key: string, progress: Progress): void => {
    known.set(key, progress);
    onChange(key, progress.tally);
  };
  return {
    recall: (key) => {
      const kept = store.recall(key);
      const { tally, flying } = progressOf(key);
      if (kept && flying.length === 0 && kept.tally.playouts > tally.playouts) learn(key, kept);
    },
    tally: (key) => progressOf(key).tally,
    planned: (key) => plannedIn(progressOf(key)),
    give: (key, most) => {
      const [stretch, given] = giveOut(progressOf(key), most);
      known.set(key, given);
      return stretch;
    },
    take: (key, stretch, tally) => {
      const progress = takeIn(progressOf(key), stretch, tally);
      learn(key, progress);
      store.note(key, settled(progress));
    },
    lose: (key, stretch) => void known.set(key, giveUp(progressOf(key), stretch)),
  };
};
