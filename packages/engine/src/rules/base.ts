import { BASE_CONTENT, type Options } from "../content/index.ts";
import { EVOLVE } from "../evolve/index.ts";
import { FORMS } from "../forms/index.ts";
import { FORMULAS } from "../formulas/index.ts";
import { COMMANDS, EVENTS, STEPS } from "../model/index.ts";
import { composed, type Module, usualRulesOf } from "../modules/index.ts";
import { phasesOf } from "../phases/index.ts";
import { POLICIES } from "../policies/milestones.ts";
import type { EventEntry, FormEntry, Ruleset } from "../ruleset/index.ts";

// cast: each form is paired with the schema of its own command, each event with the row that takes it.
const baseForms = (): Readonly<Record<string, FormEntry>> =>
  Object.fromEntries(
    Object.entries(FORMS).map(([tag, form]) => [tag, { schema: COMMANDS[tag as keyof typeof COMMANDS], form }]),
  );

// cast: as above.
const baseEvents = (): Readonly<Record<string, EventEntry>> =>
  Object.fromEntries(
    Object.entries(EVOLVE).map(([tag, evolve]) => [tag, { schema: EVENTS[tag as keyof typeof EVENTS], evolve }]),
  );

/** The base game under these options, before any module. */
export const baseRuleset = (options: Options): Ruleset => ({
  content: BASE_CONTENT,
  options,
  formulas: FORMULAS,
  forms: baseForms(),
  events: baseEvents(),
  phases: phasesOf(options),
  steps: STEPS,
  policies: POLICIES,
  states: {},
  scenario: { given: {}, expected: {} },
});

/** A ruleset with modules whose options stand as they usually do, in this order. */
export const withModules = (ruleset: Ruleset, modules: readonly Module[]): Ruleset =>
  composed(
    ruleset,
    modules.map((module) => ({ id: module.id, rules: usualRulesOf(module) })),
  );
