import type { Malformed } from "@blueplate/kernel";
import { BASE_CONTENT, type Options } from "../content/index.ts";
import { EVOLVE } from "../evolve/index.ts";
import { FORMS } from "../forms/index.ts";
import { FORMULAS } from "../formulas/index.ts";
import {
  COMMANDS,
  EVENT_VERSIONS,
  EVENTS,
  type EventOf,
  type EventTag,
  type EventVersions,
  type State,
  STEPS,
} from "../model/index.ts";
import { composed, type Module, usualRulesOf } from "../modules/index.ts";
import { phasesOf } from "../phases/index.ts";
import { ruledHunger, ruledSale } from "../phases/valid/evening.ts";
import { POLICIES } from "../policies/milestones.ts";
import type { EventEntry, FormEntry, Ruleset } from "../ruleset/index.ts";

/** The facts that the formulas of the game have to come to. */
const RULED: {
  readonly [T in EventTag]?: { valid(ruleset: Ruleset, state: State, event: EventOf<T>): Malformed | null };
} = {
  HouseServed: { valid: ruledSale },
  HouseUnserved: { valid: ruledHunger },
};

// cast: each form is paired with the schema of its own command, each event with the row that takes it.
const baseForms = (): Readonly<Record<string, FormEntry>> =>
  Object.fromEntries(
    Object.entries(FORMS).map(([tag, form]) => [tag, { schema: COMMANDS[tag as keyof typeof COMMANDS], form }]),
  );

/** The table of events of the base game: each with its schema and what changed in that, how it changes the state, when it is valid. */
export const baseEvents = (versions: EventVersions = EVENT_VERSIONS): Readonly<Record<string, EventEntry>> =>
  Object.fromEntries(
    // cast: the tags of the table.
    (Object.keys(EVENTS) as readonly EventTag[]).map((tag) => {
      const entry = { schema: EVENTS[tag], evolve: EVOLVE[tag], ...versions[tag], ...RULED[tag] };
      return [tag, entry];
    }),
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
