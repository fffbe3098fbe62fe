import {
  codecByTag,
  codecOf,
  type Form,
  type GameConfig,
  fingerprint,
  type Outcome,
  type Rules,
} from "@blueplate/kernel";
import { BASE_CONTENT, type Options } from "./content/index.ts";
import { BLANK, EVOLVE } from "./evolve/index.ts";
import { FORMS } from "./forms/index.ts";
import { FORMULAS } from "./formulas/index.ts";
import { type Command, COMMANDS, type Event, EVENTS, State, type TileRows } from "./model/index.ts";
import { type Definition, type EventEntry, type FormEntry, type Module, modulesOf } from "./modules/index.ts";
import { courseOf, followersOf, rowsOf } from "./phases/index.ts";
import { doubtOf } from "./phases/doubt.ts";
import { opening } from "./phases/opening.ts";
import { POLICIES } from "./policies/milestones.ts";
import { answerOrders, standingCodec, type StandingOrders } from "./queries/standing.ts";

/** The rules of Food Chain Magnate as the kernel plays them. */
export type FoodChainMagnateRules = Rules<State, Command, Event>;

// cast: each form is paired with the schema of its own command, each fact with the row that takes it.
const baseForms = (): Readonly<Record<string, FormEntry>> =>
  Object.fromEntries(
    Object.entries(FORMS).map(([tag, form]) => [tag, { schema: COMMANDS[tag as keyof typeof COMMANDS], form }]),
  );

// cast: as above.
const baseEvents = (): Readonly<Record<string, EventEntry>> =>
  Object.fromEntries(
    Object.entries(EVOLVE).map(([tag, evolve]) => [tag, { schema: EVENTS[tag as keyof typeof EVENTS], evolve }]),
  );

/** The base game under these options, before any variant. */
export const baseDefinition = (options: Options): Definition => ({
  content: BASE_CONTENT,
  options,
  formulas: FORMULAS,
  forms: baseForms(),
  events: baseEvents(),
  course: courseOf({ options }),
  policies: POLICIES,
});

/** The base game with the edits of a ruleset and of further modules, in this order. */
export const definitionOf = (ruleset: string, options: Options, more: readonly Module[] = []): Definition =>
  [...modulesOf(ruleset), ...more].reduce((definition, module) => module.edit(definition), baseDefinition(options));

/**
 * The number of the rules as they are written in this package: raised with every change that decides something differently, so
 * that games played before it are looked at and not played on. Formatting and speed do not count.
 */
const RULES_VERSION = 2;

/** A short text that changes with the version of the rules and with every row, option and table of the definition. */
const hashOf = (definition: Definition, config: GameConfig): string => {
  const { content, options, formulas, forms, events, course, policies } = definition;
  const parts = {
    version: RULES_VERSION,
    ruleset: config.ruleset,
    content,
    options,
    formulas: Object.keys(formulas),
    forms: Object.keys(forms),
    events: Object.keys(events),
    course: [course.setup.map(({ id }) => id), course.round.map(({ id }) => id)],
    policies: policies.length,
  };
  return fingerprint(JSON.stringify(parts));
};

const codecsOf = (definition: Definition): FoodChainMagnateRules["codecs"] => {
  const of = (entries: Readonly<Record<string, { readonly schema: FormEntry["schema"] }>>) =>
    codecByTag(Object.fromEntries(Object.entries(entries).map(([tag, { schema }]) => [tag, codecOf(schema)])));
  return {
    state: codecOf(State),
    // cast: the tables hold the commands and facts of the base game and of its variants.
    command: of(definition.forms) as unknown as FoodChainMagnateRules["codecs"]["command"],
    event: of(definition.events) as unknown as FoodChainMagnateRules["codecs"]["event"],
  };
};

/** Facts that show what was hidden: nothing before them can be taken back. */
const REVEALING: ReadonlySet<string> = new Set(["StructuresRevealed", "BankBroke", "ReservesSeen", "Dismissed"]);

const outcomeOf = ({ stage }: State): Outcome | null =>
  stage._tag === "over" ? { winners: stage.winner === null ? [] : [stage.winner], ranking: stage.ranking } : null;

const courseRules = (definition: Definition): Pick<FoodChainMagnateRules, "advance" | "waitsFor" | "mayResubmit"> => {
  const { course } = definition;
  const rows = rowsOf(course);
  const followers = followersOf(course);
  const beginNext = (state: State): readonly Event[] => {
    let row = followers.get(state.stage._tag);
    for (let skipped = 0; row && skipped <= rows.size; skipped++) {
      const events = row.begin(definition, state);
      if (events.length > 0) return events;
      row = followers.get(row.id);
    }
    return [];
  };
  return {
    advance: (state, dice) => {
      const row = rows.get(state.stage._tag);
      if (!row) return [];
      const events = row.advance(definition, state, dice);
      if (events.length > 0) return events;
      return row.done(definition, state) ? beginNext(state) : [];
    },
    waitsFor: (state) => rows.get(state.stage._tag)?.waitsFor(state) ?? [],
    mayResubmit: (state) => rows.get(state.stage._tag)?.mayResubmit(state) ?? [],
  };
};

/** By fact the policies that answer to it, in their order. */
const policiesByFact = (policies: Definition["policies"]): ReadonlyMap<string, Definition["policies"]> => {
  const facts = new Set(policies.flatMap((policy) => policy.answers));
  return new Map(Array.from(facts, (fact) => [fact, policies.filter((policy) => policy.answers.includes(fact))]));
};

/** What follows at once from a fact: the answers of the policies that are asked after it. */
const reactionOf = (definition: Definition): FoodChainMagnateRules["react"] => {
  const answering = policiesByFact(definition.policies);
  const nothing: readonly Event[] = [];
  return (state, event) => {
    const policies = answering.get(event._tag);
    if (!policies) return nothing;
    let told = nothing;
    for (const policy of policies) {
      const more = policy.react(definition, state, event);
      if (more.length > 0) told = told.length === 0 ? more : [...told, ...more];
    }
    return told;
  };
};

/** Every form gets its fields in this order: all are asked in one place, which is quick only where they are alike. */
const BLANK_FORM: ReturnType<FormEntry["form"]> = {
  tag: "",
  slots: [],
  secret: false,
  reluctant: false,
  opens: () => false,
  closedBy: () => "",
  refuse: () => null,
  decide: () => [],
};

/** The kernel's rules for a definition. `tiles` is a chosen map; without it one is drawn. */
export const assemble = (definition: Definition, config: GameConfig, tiles?: TileRows): FoodChainMagnateRules => {
  const { events, course } = definition;
  const forms = Object.fromEntries(
    Object.entries(definition.forms).map(([tag, entry]) => [tag, { ...BLANK_FORM, ...entry.form(definition) }]),
  );
  let hash: string | undefined;
  return {
    game: "food-chain-magnate",
    config,
    // Only whoever begins or opens a game asks for it: a table that is looked at does not wait for it.
    get hash() {
      return (hash ??= hashOf(definition, config));
    },
    codecs: codecsOf(definition),
    // cast: as the codecs.
    forms: forms as unknown as Readonly<Record<string, Form<State, Command, Event>>>,
    blank: BLANK,
    begin: (dice) => {
      const began = opening(definition, config.seats, tiles, dice);
      const state = EVOLVE.GameBegan(BLANK, began);
      return [began, ...(course.setup[0]?.begin(definition, state) ?? [])];
    },
    evolve: (state, event) => events[event._tag]?.evolve(state, event) ?? state,
    react: reactionOf(definition),
    doubt: (state, event) => doubtOf(definition, config.seats, tiles, state, event),
    ...courseRules(definition),
    outcome: outcomeOf,
    reveals: (event) => REVEALING.has(event._tag),
    standing: {
      codec: standingCodec(config.seats),
      answer: (view, seat, orders: StandingOrders) => answerOrders(definition, view, seat, orders),
    },
  };
};
