import type { SetupFault } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import type { ChosenModule } from "./chosen.ts";
import { type DefinedForm, fieldsOf, type FormWrap } from "./define.ts";
import type { ModuleRules, PhaseEdit, StepEdit } from "./module.ts";

/** The row beside which, in whose place or round which a phase or a step stands; null for one that takes a row out. */
const anchorOf = (edit: PhaseEdit | StepEdit): string | null => {
  if ("before" in edit) return edit.before;
  if ("after" in edit) return edit.after;
  if ("replaces" in edit) return edit.replaces;
  return "wraps" in edit ? edit.wraps : null;
};

const keysIn = (kind: string, table: object = {}): readonly string[] => Object.keys(table).map((id) => `${kind} ${id}`);

/** The phases that a module's edit puts somewhere: its own row, and the one whose place it takes. */
const phasesIn = (edit: PhaseEdit): readonly string[] => {
  if ("replaces" in edit) return [`phase ${edit.replaces}`];
  return "before" in edit || "after" in edit ? [`phase ${edit.row.id}`] : [];
};

const fieldRows = (tag: string, fields: object): readonly string[] =>
  Object.keys(fields).map((name) => `field ${tag}.${name}`);

/** A command of a module's own; of one that it wraps the fields that it adds. */
const formRows = (form: DefinedForm | FormWrap): readonly string[] =>
  "wraps" in form ? fieldRows(form.wraps, form.fields) : [`command ${form.tag}`];

/** The rows that a module puts in a place of their own: no other module may put another one there. */
export const claimsOf = (rules: ModuleRules): readonly string[] => [
  ...keysIn("card", rules.cards),
  ...keysIn("milestone", rules.milestones),
  ...keysIn("good", rules.goods),
  ...keysIn("tile", rules.tiles),
  ...keysIn("campaign", rules.campaigns),
  ...keysIn("campaign kind", rules.campaignKinds),
  ...(rules.forms ?? []).flatMap(formRows),
  ...(rules.events ?? []).map(({ tag }) => `event ${tag}`),
  ...(rules.phases ?? []).flatMap(phasesIn),
  ...(rules.steps ?? []).map(({ step }) => `step ${step}`),
  ...Object.keys(rules.scenario?.given ?? {}).map((field) => `given.${field}`),
  ...Object.keys(rules.scenario?.expected ?? {}).map((part) => `then.${part}`),
];

/** The rows of others that a module changes, or beside which it puts its own: it is nothing without them. */
export const anchorsOf = (rules: ModuleRules): readonly string[] => [
  ...(rules.phases ?? []).flatMap((edit) => anchorOf(edit) ?? []).map((id) => `phase ${id}`),
  ...(rules.steps ?? []).map((edit) => `step ${anchorOf(edit)}`),
  ...(rules.forms ?? []).flatMap((form) => ("wraps" in form ? [`command ${form.wraps}`] : [])),
  ...keysIn("formula", rules.formulas),
];

/** The rows that a module takes out of the rules. */
export const removalsOf = (rules: ModuleRules): readonly string[] =>
  (rules.phases ?? []).flatMap((edit) => ("removes" in edit ? [`phase ${edit.removes}`] : []));

/** The rows that are there before any module, as far as modules can stand on them. */
const rowsIn = ({ phases, steps, formulas, forms }: Ruleset): readonly string[] => [
  ...[...phases.setup, ...phases.round].map(({ id }) => `phase ${id}`),
  ...steps.map((step) => `step ${step}`),
  ...keysIn("command", forms),
  ...keysIn("formula", formulas),
];

/** The first row that two of the modules both put in the same place. */
const claimedTwice = (chosen: readonly ChosenModule[]): SetupFault | null => {
  const owners = new Map<string, string>();
  for (const { id, rules } of chosen) {
    for (const row of claimsOf(rules)) {
      const other = owners.get(row);
      if (other !== undefined) return { _tag: "ModulesReplace", module: id, other, row };
      owners.set(row, id);
    }
  }
  return null;
};

/** The first row that one module takes out, and on which another one stands. */
const takenOut = (chosen: readonly ChosenModule[]): SetupFault | null => {
  for (const { id, rules } of chosen) {
    const gone = new Set(removalsOf(rules));
    for (const other of chosen) {
      const row = other.id === id ? undefined : anchorsOf(other.rules).find((each) => gone.has(each));
      if (row !== undefined) return { _tag: "ModulesRemove", module: id, other: other.id, row };
    }
  }
  return null;
};

/** The first row that a module changes though neither the game nor another module has it. */
const notThere = (ruleset: Ruleset, chosen: readonly ChosenModule[]): SetupFault | null => {
  const there = new Set([...rowsIn(ruleset), ...chosen.flatMap(({ rules }) => claimsOf(rules))]);
  for (const { id, rules } of chosen) {
    const row = [...anchorsOf(rules), ...removalsOf(rules)].find((each) => !there.has(each));
    if (row !== undefined) return { _tag: "NoSuchRow", module: id, row };
  }
  return null;
};

/** The first field that a module adds to a command which has it already, by itself or by the module in whose place it stands. */
const fieldThere = ({ forms }: Ruleset, chosen: readonly ChosenModule[]): SetupFault | null => {
  const own = chosen.flatMap(({ rules }) => rules.forms ?? []).flatMap((form) => ("tag" in form ? [form] : []));
  const entries = { ...forms, ...Object.fromEntries(own.map((form) => [form.tag, form])) };
  const there = new Set(Object.entries(entries).flatMap(([tag, entry]) => fieldRows(tag, fieldsOf(entry))));
  for (const { id, rules } of chosen) {
    const row = (rules.forms ?? [])
      .flatMap((form) => ("wraps" in form ? formRows(form) : []))
      .find((each) => there.has(each));
    if (row !== undefined) return { _tag: "RowThere", module: id, row };
  }
  return null;
};

/** Why these modules cannot be put together with a ruleset, with the row on which it fails; null where they can. */
export const misfitOf = (ruleset: Ruleset, chosen: readonly ChosenModule[]): SetupFault | null =>
  claimedTwice(chosen) ?? takenOut(chosen) ?? notThere(ruleset, chosen) ?? fieldThere(ruleset, chosen);
