import type { Content, Options } from "../content/index.ts";
import type { WorkingStep } from "../model/index.ts";
import type { Formulas } from "./formulas.ts";
import type { EventEntry, FormEntry, PhaseSequence, Policy, ScenarioEntries, StateEntry } from "./rows.ts";

/**
 * Everything that the rules of a game are, as one value: rows of content and decided options, formulas, and the tables of forms,
 * events, phases and policies. A module edits it; the assembled rules (`rules.ts`) run it; whoever wants to know a rule asks it.
 */
export interface Ruleset {
  readonly content: Content;
  readonly options: Options;
  readonly formulas: Formulas;
  readonly forms: Readonly<Record<string, FormEntry>>;
  readonly events: Readonly<Record<string, EventEntry>>;
  readonly phases: PhaseSequence;
  /** The steps of a working day, in order (R7.1). */
  readonly steps: readonly WorkingStep[];
  readonly policies: readonly Policy[];
  /** What modules keep in the state, by the module's id. */
  readonly states: Readonly<Record<string, StateEntry>>;
  /** What modules add to scenario files. */
  readonly scenario: ScenarioEntries;
}
