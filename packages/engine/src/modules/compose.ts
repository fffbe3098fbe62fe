import { type Content, type EmployeeRow, type EmployeeRows, kindOf } from "../content/index.ts";
import { type Event, foreignId, kindsOf, type Phase, type WorkingStep } from "../model/index.ts";
import type { Formulas, PhaseRow, Policy, Ruleset } from "../ruleset/index.ts";
import type { ChosenModule } from "./chosen.ts";
import { wrappedEntry } from "./define.ts";
import type { CardRow, FormulaWraps, ModuleRules, PhaseEdit, Placement, StepEdit, TriggerRow } from "./module.ts";

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

/** A list with further items, each beside one that is there or that another of them is; what finds nothing stays out. */
const placed = <T, K>(
  list: readonly T[],
  edits: readonly (Placement<K> & { readonly item: T })[],
  keyOf: (item: T) => K,
): readonly T[] => {
  let [items, left] = [list, edits];
  for (let before = -1; before !== left.length;) {
    before = left.length;
    left = left.filter((edit) => {
      const [key, more] = "before" in edit ? [edit.before, 0] : [edit.after, 1];
      const at = items.findIndex((each) => keyOf(each) === key);
      if (at >= 0) items = items.toSpliced(at + more, 0, edit.item);
      return at < 0;
    });
  }
  return items;
};

const edited = (row: PhaseRow, edit: PhaseEdit): PhaseRow => {
  if ("replaces" in edit && edit.replaces === row.id) return edit.row;
  return "wraps" in edit && edit.wraps === row.id ? edit.row(row) : row;
};

/** Whatever the order of the modules: first come the phases that they bring, then those in the place of others, then what is wrapped round them. */
const phasesWith = (rows: readonly PhaseRow[], edits: readonly PhaseEdit[]): readonly PhaseRow[] => {
  const brought = edits.flatMap((edit): readonly (Placement<Phase> & { readonly item: PhaseRow })[] =>
    "before" in edit || "after" in edit ? [{ ...edit, item: edit.row }] : [],
  );
  const gone = new Set(edits.flatMap((edit) => ("removes" in edit ? [edit.removes] : [])));
  const changes = [...edits.filter((edit) => "replaces" in edit), ...edits.filter((edit) => "wraps" in edit)];
  return placed<PhaseRow, Phase>(rows, brought, ({ id }) => id)
    .map((row) => changes.reduce(edited, row))
    .filter(({ id }) => !gone.has(id));
};

const stepsWith = (steps: readonly WorkingStep[], edits: readonly StepEdit[]): readonly WorkingStep[] =>
  placed<WorkingStep, WorkingStep>(
    steps,
    edits.map((edit) => ({ ...edit, item: foreignId(edit.step) })),
    (step) => step,
  );

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

const editedBy = (ruleset: Ruleset, id: string, rules: ModuleRules): Ruleset => ({
  ...ruleset,
  content: contentWith(ruleset.content, rules),
  formulas: formulasWith(ruleset.formulas, rules.formulas),
  events: { ...ruleset.events, ...byTag(rules.events) },
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
});

/** The commands with those of all modules; wraps lie round whatever stands there, one in the other. */
const formsWith = (forms: Ruleset["forms"], chosen: readonly ChosenModule[]): Ruleset["forms"] => {
  const edits = chosen.flatMap(({ rules }) => rules.forms ?? []);
  const own = { ...forms, ...byTag(edits.filter((edit) => "tag" in edit)) };
  return edits.reduce<Ruleset["forms"]>((all, edit) => {
    const entry = "wraps" in edit ? all[edit.wraps] : undefined;
    return entry && "wraps" in edit ? { ...all, [edit.wraps]: wrappedEntry(entry, edit) } : all;
  }, own);
};

/** A ruleset with modules, in the order in which they are given; positions are joined to cards once all cards are there. */
export const composed = (ruleset: Ruleset, chosen: readonly ChosenModule[]): Ruleset => {
  const changed = chosen.reduce((before, { id, rules }) => editedBy(before, id, rules), ruleset);
  const employees = chosen.reduce((cards, { rules }) => withCareers(cards, rules.careers), changed.content.employees);
  const edits = chosen.flatMap(({ rules }) => rules.phases ?? []);
  const { setup, round } = ruleset.phases;
  return {
    ...changed,
    content: { ...changed.content, employees },
    forms: formsWith(ruleset.forms, chosen),
    phases: { setup: phasesWith(setup, edits), round: phasesWith(round, edits) },
    steps: stepsWith(
      ruleset.steps,
      chosen.flatMap(({ rules }) => rules.steps ?? []),
    ),
  };
};
