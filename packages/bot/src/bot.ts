import type { Rules, Seat, Tagged } from "@blueplate/kernel";

/** What a bot may spend on one decision: work in units of its own, not time, so that the same budget decides the same. */
export interface Budget {
  /** Chance of this decision: the same seed and view give the same command. */
  readonly seed: string;
  /** 1 is the ordinary amount of work. */
  readonly work: number;
}

/**
 * A player that is a program. It gets the table as its seat may see it, and the rules, and answers with a legal command. It is
 * deterministic: no clock, no memory between decisions.
 */
export interface Bot<S = unknown, C extends Tagged = Tagged> {
  readonly id: string;
  /** The game it plays, by id. */
  readonly game: string;
  /** Throws dice of its own: with another seed it may decide otherwise on the same view. */
  readonly varies?: boolean;
  decide(view: S, seat: Seat, rules: Rules<S, C>, budget: Budget): C;
}
