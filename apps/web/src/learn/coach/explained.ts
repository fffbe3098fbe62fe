import type { BasePhase } from "@blueplate/engine";

/** What the coach says of phases: the one to read now, and those that can be read again. */
export interface Explained {
  readonly phase: BasePhase | null;
  readonly earlier: readonly BasePhase[];
}

/**
 * The phase that is on is explained until it was read. One that is over makes way for it, read or not: what ran by itself meanwhile is
 * found among the earlier ones, and never speaks of a moment that is gone.
 */
export const explainedOf = (now: BasePhase, read: readonly BasePhase[], seen: readonly BasePhase[]): Explained => ({
  phase: seen.includes(now) && !read.includes(now) ? now : null,
  earlier: [...new Set([...read, ...seen])].filter((each) => each !== now || read.includes(now)),
});
