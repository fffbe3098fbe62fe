import type { EventBatch, Dice, Form, Json, Malformed, Seat, WrittenForm } from "@blueplate/kernel";
import type { Schema } from "effect";
import type { Event, Phase, State } from "../model/index.ts";
import type { Ruleset } from "./ruleset.ts";

/** A form as the table of forms holds it: its rules, and the schema that decodes its command. */
export interface FormEntry {
  readonly schema: Schema.Codec<{ readonly _tag: string }, unknown>;
  form(ruleset: Ruleset): Form<State, { readonly _tag: string }, { readonly _tag: string }>;
}

/** An event as the table of events holds it: the schema that decodes it, and how it changes the state. */
export interface EventEntry extends WrittenForm {
  evolve(state: State, event: { readonly _tag: string }): State;
  /** True for an event that shows a secret: nothing before it can be taken back. */
  readonly reveals?: boolean;
  /** Why the rules of the game at hand would not tell this fact on this state; null when they might. Asked in laws and test builds. */
  valid?(ruleset: Ruleset, state: State, event: { readonly _tag: string }): Malformed | null;
}

/** What a module keeps in the state: its schema, and its value before the first event. Secrets in it lie in envelopes. */
export interface StateEntry {
  readonly schema: Schema.Codec<Json>;
  readonly initial: Json;
}

/** A field of `given` in scenario files that a module brings. Players are named, by seat. */
export interface GivenEntry {
  readonly schema: Schema.Codec<Json>;
  /** The position with what the file says; it is not asked where the field is left out. */
  apply(state: State, value: Json, players: readonly string[]): State;
  /** What a file says of the position; undefined where the field may be left out. */
  write(state: State, players: readonly string[]): Json | undefined;
}

/** A part of `then` in scenario files that a module brings: what it finds in the position is compared with what is expected. */
export interface ThenEntry {
  readonly schema: Schema.Codec<Json>;
  readonly ordered: boolean;
  look(ruleset: Ruleset, state: State, players: readonly string[]): Json;
}

/** What modules add to scenario files, by the name of the field: to `given`, and to what `then` expects. */
export interface ScenarioEntries {
  readonly given: Readonly<Record<string, GivenEntry>>;
  readonly expected: Readonly<Record<string, ThenEntry>>;
}

/** What a row tells: events, or functions that find the next ones on the state that the events before them have left. */
export type Events = EventBatch<State, Event>;

/** One phase of the round as a row of the table of phases. */
export interface PhaseRow {
  readonly id: Phase;
  /** The events with which the phase begins: a `PhaseBegan` with its stage first, or nothing where it is skipped. */
  begin(ruleset: Ruleset, state: State): Events;
  /** What happens next by itself inside the phase; empty when somebody must decide or the phase is done. */
  advance(ruleset: Ruleset, state: State, dice: Dice): Events;
  /** Whether the phase is over, asked where nothing happens by itself any more: false where somebody must decide first. */
  done(ruleset: Ruleset, state: State): boolean;
  /** Who has yet to decide. */
  waitsFor(state: State): readonly Seat[];
  /** Who may change a submission while others have yet to decide. */
  mayResubmit(state: State): readonly Seat[];
}

/** The phases of a game: those of the set-up, played once, and those of a round, repeated to the end (R4.1.1). */
export interface PhaseSequence {
  readonly setup: readonly PhaseRow[];
  readonly round: readonly PhaseRow[];
}

/** What follows at once from an event, whoever told it: milestones, cards they bring, a look at the reserves. */
export interface Policy {
  /** The events it answers to: it is asked after no other. */
  readonly answers: readonly string[];
  /** `state` has `event`, and what the policies before this one answered to it, folded in already. */
  react(ruleset: Ruleset, state: State, event: Event): Events;
}
