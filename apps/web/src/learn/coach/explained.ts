import type { BasePhase } from "@blueplate/engine";

/** What the coach says of phases: the one to read now, and those that can be read at any time. */
export interface Explained {
  readonly phase: BasePhase | null;
  readonly others: readonly BasePhase[];
}

/** What the coach goes by: the phase that is looked at, those that were read of, and those that the game has come through. */
export interface ExplainedBy {
  readonly now: BasePhase;
  readonly read: readonly BasePhase[];
  readonly seen: readonly BasePhase[];
  /** Phases of which nothing was shown when they ran by themselves, in their order. */
  readonly missed: readonly BasePhase[];
}

/**
 * The phase that is on is explained until it was read; before it one that ran by itself where nothing of it could be seen, as on a flat
 * map. One that was seen makes way for what comes next, read or not: it is found among the others.
 */
export const explainedOf = ({ now, read, seen, missed }: ExplainedBy): Explained => {
  const first = missed.find((each) => seen.includes(each) && !read.includes(each)) ?? now;
  const phase = seen.includes(first) && !read.includes(first) ? first : null;
  return {
    phase,
    others: [...new Set([...read, ...seen])].filter((each) => each !== (phase ?? (read.includes(now) ? null : now))),
  };
};
