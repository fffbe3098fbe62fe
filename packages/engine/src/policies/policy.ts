import type { Ruleset } from "../formulas/ruleset.ts";
import type { Event, State } from "../model/index.ts";

/** What follows at once from a fact, whoever told it: milestones, cards they bring, a look at the reserves. */
export interface Policy {
  /** The facts it answers to: it is asked after no other. */
  readonly answers: readonly string[];
  /** `state` has `event` folded in already. */
  react(ruleset: Ruleset, state: State, event: Event): readonly Event[];
}
