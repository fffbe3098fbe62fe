import type { Rules, Seat, Tagged } from "@blueplate/kernel";
import type { SeatKnowledge } from "./knowledge/seat-knowledge.ts";

/** What a bot may spend on one decision: work in units of its own, not time, so that the same budget decides the same. */
export interface Budget {
  /** Chance of this decision: the same seed and knowledge give the same command. */
  readonly seed: string;
  /** 1 is the ordinary amount of work. */
  readonly work: number;
}

/** A command that was thought of, and what it was thought to be worth, in units of the bot's own. */
export interface Consideration<C extends Tagged = Tagged> {
  readonly command: C;
  readonly worth: number;
}

/** What a bot has decided. */
export interface Decision<C extends Tagged = Tagged> {
  readonly command: C;
  /** Why, as data: words are made of it elsewhere. The one that weighs most comes first. */
  readonly reasons?: readonly Tagged[];
  /** What else was thought of, the best first. */
  readonly considered?: readonly Consideration<C>[];
}

/**
 * A player that is a program. It gets what its seat knows, and the rules, and answers with a legal command. It is deterministic: no
 * clock, no memory between decisions.
 */
export interface Bot<S = unknown, C extends Tagged = Tagged> {
  readonly id: string;
  /** The game it plays, by id. */
  readonly game: string;
  /** Throws dice of its own: with another seed it may decide otherwise on the same view. */
  readonly varies?: boolean;
  /**
   * It opens envelopes as its seat may and never otherwise (a law proves it), so that it decides the same when it is shown the state as
   * it is: playouts make no view for it.
   */
  readonly opensOnlyItsOwn?: boolean;
  /** What its company means to become at a seat of this table, where it has plans of that kind: the id of an archetype. */
  archetypeAt?(this: void, state: S, seat: Seat): string;
  decide(known: SeatKnowledge<S>, rules: Rules<S, C>, budget: Budget): Decision<C>;
}
