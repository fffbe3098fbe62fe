import type { Form } from "@blueplate/kernel";
import type { Schema } from "effect";
import type { Ruleset } from "../formulas/index.ts";
import type { Event, State } from "../model/index.ts";
import type { Course } from "../phases/index.ts";
import type { Policy } from "../policies/policy.ts";

/** A form as the table of forms holds it: its rules, and the schema that decodes its command. */
export interface FormEntry {
  readonly schema: Schema.Codec<{ readonly _tag: string }, unknown>;
  form(ruleset: Ruleset): Form<State, { readonly _tag: string }, { readonly _tag: string }>;
}

/** A fact as the table of events holds it: the schema that decodes it, and how it changes the state. */
export interface EventEntry {
  readonly schema: Schema.Codec<{ readonly _tag: string }, unknown>;
  evolve(state: State, event: { readonly _tag: string }): State;
}

/**
 * Everything that a ruleset is, as one value: content rows, table rows (forms, events, phases, policies) and formulas. A variant
 * edits it; nothing else is variable.
 */
export interface Definition extends Ruleset {
  readonly forms: Readonly<Record<string, FormEntry>>;
  readonly events: Readonly<Record<string, EventEntry>>;
  readonly course: Course;
  readonly policies: readonly Policy[];
}

/** A variant: an id and an edit of the rules. */
export interface Module {
  readonly id: string;
  edit(definition: Definition): Definition;
}

export type { Event };
