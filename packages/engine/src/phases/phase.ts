import type { Dice, Seat } from "@blueplate/kernel";
import type { Ruleset } from "../formulas/ruleset.ts";
import type { Event, Phase, State } from "../model/index.ts";

/** One phase of the round as a row of the table of phases. */
export interface PhaseRow {
  readonly id: Phase;
  /** The facts with which the phase begins: a `PhaseBegan` with its stage first, or nothing where it is skipped. */
  begin(ruleset: Ruleset, state: State): readonly Event[];
  /** What happens next by itself inside the phase; empty when somebody must decide or the phase is done. */
  advance(ruleset: Ruleset, state: State, dice: Dice): readonly Event[];
  /** True when nothing is left to do in it. */
  done(ruleset: Ruleset, state: State): boolean;
  /** Who has yet to decide. */
  waitsFor(state: State): readonly Seat[];
  /** Who may change a submission while others have yet to decide. */
  mayResubmit(state: State): readonly Seat[];
}
