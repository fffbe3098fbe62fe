import type { Json, OptionInfo, Seat } from "@blueplate/kernel";
import type {
  CampaignKindRow,
  CampaignRow,
  Content,
  EmployeeRow,
  GoodRow,
  MilestoneRow,
  TileRow,
} from "../content/index.ts";
import type { Event, Phase, State, WorkingStep } from "../model/index.ts";
import type { Formulas, PhaseRow, Policy, Ruleset, ScenarioEntries, StateEntry } from "../ruleset/index.ts";
import type { DefinedEvent, DefinedForm, FormWrap } from "./define.ts";

/** A card as a module writes it: the ids in it are plain words. */
export type CardRow = Omit<EmployeeRow, "becomes"> & { readonly becomes?: readonly string[] };

/** Where a phase or a step of a module stands among the others. */
export type Placement<T> = { readonly before: T } | { readonly after: T };

/** A phase that a module brings, one in the place of another or wrapped round it, or one that it leaves out. */
export type PhaseEdit =
  | (Placement<Phase> & { readonly row: PhaseRow })
  | { readonly replaces: Phase; readonly row: PhaseRow }
  | { readonly wraps: Phase; readonly row: (base: PhaseRow) => PhaseRow }
  | { readonly removes: Phase };

/** A step of the working day that a module brings. */
export type StepEdit = Placement<WorkingStep> & { readonly step: string };

/** Formulas wrapped round those that were there: each calls the one before, and changes its answer. */
export type FormulaWraps = { readonly [K in keyof Formulas]?: (base: Formulas[K]) => Formulas[K] };

/** When a milestone with a trigger of a module's own is gained: after which events it is looked at, and by whom it is met. */
export interface TriggerRow {
  readonly answers: readonly string[];
  meets(ruleset: Ruleset, state: State, event: Event, value: Json): readonly Seat[];
}

/** The game for which a module says what it changes. */
export interface RulesContext {
  readonly seats: number;
  readonly edition: string;
}

/** What a module changes in the rules, row by row. Ids are plain words; a row with the id of another one takes its place. */
export interface ModuleRules {
  readonly cards?: Readonly<Record<string, CardRow>>;
  /** Further positions that cards can be trained to, by card (R9). */
  readonly careers?: Readonly<Record<string, readonly string[]>>;
  readonly milestones?: Readonly<Record<string, MilestoneRow>>;
  readonly goods?: Readonly<Record<string, GoodRow>>;
  readonly tiles?: Readonly<Record<string, TileRow>>;
  readonly campaigns?: Readonly<Record<number, CampaignRow>>;
  /** Where the tiles of kinds of its own lie; on squares where nothing is said. */
  readonly campaignKinds?: Readonly<Record<string, CampaignKindRow>>;
  /** Numbers and rows of content that have no ids of their own. */
  readonly content?: (content: Content) => Content;
  readonly state?: StateEntry;
  /** Commands of its own, or in the place of others, and what it wraps round those that are there. */
  readonly forms?: readonly (DefinedForm | FormWrap)[];
  readonly events?: readonly DefinedEvent[];
  readonly phases?: readonly PhaseEdit[];
  readonly steps?: readonly StepEdit[];
  readonly formulas?: FormulaWraps;
  readonly policies?: readonly Policy[];
  /** Kinds of triggers for milestones, by kind. */
  readonly triggers?: Readonly<Record<string, TriggerRow>>;
  /** Fields of its own in scenario files. */
  readonly scenario?: Partial<ScenarioEntries>;
}

/** A rules module: what it is called, what it goes with, and what it changes. */
export interface Module {
  readonly id: string;
  /** Raised with every change that decides something differently. */
  readonly version: number;
  /** True for one that is also a game of its own under its id: a preset. */
  readonly preset?: boolean;
  readonly seats?: { readonly min: number; readonly max: number };
  /** Modules without which it cannot be played. */
  readonly requires?: readonly string[];
  /** Modules with which it cannot be played. */
  readonly conflicts?: readonly string[];
  readonly options?: readonly OptionInfo[];
  /** What it changes in a game of so many seats, with its own options decided. */
  rules(options: Readonly<Record<string, Json>>, context: RulesContext): ModuleRules;
}
