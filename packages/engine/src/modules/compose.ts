import type { Json } from "@blueplate/kernel";
import { type Content, EDITIONS, type EmployeeRow, type EmployeeRows, kindOf } from "../content/index.ts";
import { type Event, foreignId, kindsOf, type Phase, type WorkingStep } from "../model/index.ts";
import type { Formulas, PhaseRow, Policy, Ruleset } from "../ruleset/index.ts";
import type { CardRow, FormulaWraps, Module, ModuleRules, PhaseEdit, StepEdit, TriggerRow } from "./module.ts";

/** A module that was chosen for a game, with its own options decided. */
export interface ChosenModule {
  readonly module: Module;
  readonly options: Readonly<Record<string, Json>>;
}

/** What a module changes with its own options as the first edition usually has them. */
export const usualRulesOf = (module: Module): ModuleRules =>
  module.rules(Object.fromEntries((module.options ?? []).map(({ id, defaults }) => [id, defaults[EDITIONS[0]] ?? ""])));

/** Two modules that put something of their own in the same place. */
export interface RowConflict {
  readonly row: string;
  readonly first: string;
  readonly second: string;
}

const rowOf = (row: CardRow): EmployeeRow => ({ ...row, becomes: (row.becomes ?? []).map(foreignId) });

const withCareers = (employees: EmployeeRows, careers: ModuleRules["careers"] = {}): EmployeeRows => {
  const longer = kindsOf(employees).flatMap((employee): readonly (readonly [string, EmployeeRow])[] => {
    const [row, to] = [employees[employee], careers[employee]];
    return row && to ? [[employee, { ...row, becomes: [...row.becomes, ...to.map(foreignId)] }]] : [];
  });
  return { ...employees, ...Object.fromEntries(longer) };
};

const contentWith = (content: Content, rules: ModuleRules): Content => {
  const cards = Object.fromEntries(Object.entries(rules.cards ?? {}).map(([id, row]) => [id, rowOf(row)]));
  const edited: Content = {
    ...content,
    employees: { ...content.employees, ...cards },
    milestones: { ...content.milestones, ...rules.milestones },
    goods: { ...content.goods, ...rules.goods },
    tiles: { ...content.tiles, ...rules.tiles },
    campaigns: { ...content.campaigns, ...rules.campaigns },
    campaignKinds: { ...content.campaignKinds, ...rules.campaignKinds },
  };
  return rules.content?.(edited) ?? edited;
};

const placed = <T, K>(
  list: readonly T[],
  edit: { readonly before: K } | { readonly after: K },
  item: T,
  keyOf: (item: T) => K,
) => {
  const [key, more] = "before" in edit ? [edit.before, 0] : [edit.after, 1];
  const at = list.findIndex((each) => keyOf(each) === key);
  return at < 0 ? [...list, item] : list.toSpliced(at + more, 0, item);
};

const phasesWith = (rows: readonly PhaseRow[], edit: PhaseEdit): readonly PhaseRow[] => {
  if ("removes" in edit) return rows.filter(({ id }) => id !== edit.removes);
  if ("wraps" in edit) return rows.map((row) => (row.id === edit.wraps ? edit.row(row) : row));
  if ("replaces" in edit) return rows.map((row) => (row.id === edit.replaces ? edit.row : row));
  const key = "before" in edit ? edit.before : edit.after;
  return rows.some(({ id }) => id === key) ? placed<PhaseRow, Phase>(rows, edit, edit.row, ({ id }) => id) : rows;
};

const stepsWith = (steps: readonly WorkingStep[], edit: StepEdit): readonly WorkingStep[] =>
  placed<WorkingStep, WorkingStep>(steps, edit, foreignId(edit.step), (step) => step);

const wrapped = <K extends keyof Formulas>(formulas: Formulas, wraps: FormulaWraps, name: K): Formulas[K] =>
  wraps[name]?.(formulas[name]) ?? formulas[name];

const formulasWith = (formulas: Formulas, wraps: FormulaWraps = {}): Formulas => {
  // cast: the names of the table of formulas.
  const names = Object.keys(wraps) as unknown as readonly (keyof Formulas)[];
  return { ...formulas, ...Object.fromEntries(names.map((name) => [name, wrapped(formulas, wraps, name)])) };
};

/** Whoever meets a trigger of this kind gains its milestones at once, unless they were closed in an earlier round (R20.1). */
const gainingBy = (kind: string, trigger: TriggerRow): Policy => ({
  answers: trigger.answers,
  react: (ruleset, state, event) =>
    kindsOf(ruleset.content.milestones).flatMap((milestone): readonly Event[] => {
      const row = ruleset.content.milestones[milestone]?.trigger;
      if (row?._tag !== "module" || kindOf(row) !== kind || state.milestonesGone.includes(milestone)) return [];
      return trigger
        .meets(ruleset, state, event, row.value)
        .filter((seat) => state.chains[seat]?.milestones.every((held) => held.milestone !== milestone))
        .map((seat) => ({ _tag: "MilestoneGained", seat, milestone, round: state.round }));
    }),
});

const byTag = <T extends { readonly tag: string }>(entries: readonly T[] = []): Readonly<Record<string, T>> =>
  Object.fromEntries(entries.map((entry) => [entry.tag, entry]));

const editedBy = (ruleset: Ruleset, id: string, rules: ModuleRules): Ruleset => {
  const { phases, steps } = ruleset;
  const edits = rules.phases ?? [];
  return {
    ...ruleset,
    content: contentWith(ruleset.content, rules),
    formulas: formulasWith(ruleset.formulas, rules.formulas),
    forms: { ...ruleset.forms, ...byTag(rules.forms) },
    events: { ...ruleset.events, ...byTag(rules.events) },
    phases: { setup: edits.reduce(phasesWith, phases.setup), round: edits.reduce(phasesWith, phases.round) },
    steps: (rules.steps ?? []).reduce(stepsWith, steps),
    policies: [
      ...ruleset.policies,
      ...Object.entries(rules.triggers ?? {}).map(([kind, trigger]) => gainingBy(kind, trigger)),
      ...(rules.policies ?? []),
    ],
    states: rules.state ? { ...ruleset.states, [id]: rules.state } : ruleset.states,
    scenario: {
      given: { ...ruleset.scenario.given, ...rules.scenario?.given },
      expected: { ...ruleset.scenario.expected, ...rules.scenario?.expected },
    },
  };
};

/** The rows that a module puts in a place of their own: no other module may put another one there. */
export const claimsOf = (rules: ModuleRules): readonly string[] => [
  ...Object.keys(rules.cards ?? {}).map((id) => `card ${id}`),
  ...Object.keys(rules.milestones ?? {}).map((id) => `milestone ${id}`),
  ...Object.keys(rules.goods ?? {}).map((id) => `good ${id}`),
  ...Object.keys(rules.tiles ?? {}).map((id) => `tile ${id}`),
  ...Object.keys(rules.campaigns ?? {}).map((id) => `campaign ${id}`),
  ...Object.keys(rules.campaignKinds ?? {}).map((kind) => `campaign kind ${kind}`),
  ...(rules.forms ?? []).map(({ tag }) => `command ${tag}`),
  ...(rules.events ?? []).map(({ tag }) => `event ${tag}`),
  ...(rules.phases ?? []).flatMap((edit) => ("replaces" in edit ? [`phase ${edit.replaces}`] : [])),
  ...(rules.steps ?? []).map(({ step }) => `step ${step}`),
  ...Object.keys(rules.scenario?.given ?? {}).map((field) => `given.${field}`),
  ...Object.keys(rules.scenario?.expected ?? {}).map((part) => `then.${part}`),
];

/** The first row that two of the modules both put in the same place, or null. */
export const rowConflict = (chosen: readonly ChosenModule[]): RowConflict | null => {
  const owners = new Map<string, string>();
  for (const { module, options } of chosen) {
    for (const row of claimsOf(module.rules(options))) {
      const first = owners.get(row);
      if (first !== undefined) return { row, first, second: module.id };
      owners.set(row, module.id);
    }
  }
  return null;
};

/** A ruleset with modules, in the order in which they are given; positions are joined to cards once all cards are there. */
export const composed = (ruleset: Ruleset, chosen: readonly ChosenModule[]): Ruleset => {
  const edits = chosen.map(({ module, options }) => ({ id: module.id, rules: module.rules(options) }));
  const edited = edits.reduce((before, { id, rules }) => editedBy(before, id, rules), ruleset);
  const employees = edits.reduce((cards, { rules }) => withCareers(cards, rules.careers), edited.content.employees);
  return { ...edited, content: { ...edited.content, employees } };
};
