import type { Form, Json, Malformed, Tagged } from "@blueplate/kernel";
import { Schema } from "effect";
import { type Ability, abilityOf, type Content, type MilestoneRow } from "../content/index.ts";
import {
  type CommandOf,
  type CommandTag,
  type EmployeeId,
  type Event,
  foreignId,
  type Good,
  type MilestoneId,
  type State,
} from "../model/index.ts";
import type { EventEntry, FormEntry, Ruleset, StateEntry } from "../ruleset/index.ts";

/** The ids of what a module brings, as the rules know them. */
export const cardId = (id: string): EmployeeId => foreignId(id);
export const goodId = (id: string): Good => foreignId(id);
export const milestoneId = (id: string): MilestoneId => foreignId(id);

/** An ability, a perk or a trigger of a kind that a module brings; its own formulas and policies make something of `value`. */
export const moduleKind = (kind: string, value: Json): Extract<Ability, { readonly _tag: "module" }> => ({
  _tag: "module",
  kind: foreignId(kind),
  value,
});

/** An edit of content: so many copies of a card more in the supply, once in all, however many modules ask for them (E0.4). */
export const withMoreCopies =
  (card: string, moreCopies: number) =>
  (content: Content): Content => {
    const employee = cardId(card);
    const row = content.employees[employee];
    return row ? { ...content, employees: { ...content.employees, [employee]: { ...row, moreCopies } } } : content;
  };

/** An edit of content: whatever takes the salaries of marketeers off takes this card's off, too (E0.8). */
export const withFreedSalary =
  (card: string) =>
  (content: Content): Content => {
    const employee = cardId(card);
    const isMarketeer = (each: EmployeeId): boolean => abilityOf(content, each, "market") !== undefined;
    const freed = (row: MilestoneRow): MilestoneRow => ({
      ...row,
      perks: row.perks.map((perk) =>
        perk._tag === "noSalary" && perk.employees.some(isMarketeer) && !perk.employees.includes(employee)
          ? { ...perk, employees: [...perk.employees, employee] }
          : perk,
      ),
    });
    const milestones = Object.entries(content.milestones).map(([id, row]) => [id, row && freed(row)]);
    return { ...content, milestones: Object.fromEntries(milestones) };
  };

/** The schema of a module's event or command. */
type Tag<T extends string, F extends Schema.Struct.Fields> = Schema.TaggedStruct<T, F>;

/** An event as a module defines it. */
export interface DefinedEvent extends EventEntry {
  readonly tag: string;
}

/** What else a module says of its event. */
interface EventNotes<E> extends Pick<EventEntry, "reveals" | "since" | "up"> {
  readonly valid?: (ruleset: Ruleset, state: State, event: E) => Malformed | null;
}

/**
 * An event of a module: what it tells (complete, so that no reader needs a rule), and how it changes the state. Its tag begins with
 * the module's id: `kimchi:Made`. One whose fields have changed says since which version of the module it has them, and lifts (`up`) what
 * older ones wrote. `valid` says why its own rules would not tell it on a state: laws and tests ask it of every one that is told. `make`
 * gives the event as the rules tell it.
 */
export const defineEvent = <const T extends string, F extends Schema.Struct.Fields>(
  tag: T,
  fields: F,
  evolve: (state: State, event: Tag<T, F>["Type"]) => State,
  { reveals = false, valid, ...older }: EventNotes<Tag<T, F>["Type"]> = {},
): DefinedEvent & { readonly make: (event: Omit<Tag<T, F>["Type"], "_tag">) => Event } => ({
  tag,
  // cast: the tables hold events of any shape, each beside the schema that decodes it.
  schema: Schema.TaggedStruct(tag, fields) as unknown as EventEntry["schema"],
  // cast: an event comes to the entry of its own tag.
  evolve: (state, event) => evolve(state, event as Tag<T, F>["Type"]),
  reveals,
  // cast: as above.
  ...(valid && { valid: (ruleset, state, event) => valid(ruleset, state, event as Tag<T, F>["Type"]) }),
  ...older,
  // cast: an event of a module is one of the open events of the game.
  make: (event) => ({ _tag: tag, ...event }) as unknown as Event,
});

/** A form as a module defines it. */
export interface DefinedForm extends FormEntry {
  readonly tag: string;
}

/** A command of a module with its form: the one author of its legality. A form with the tag of another takes its place. */
export const defineForm = <const T extends string, F extends Schema.Struct.Fields>(
  tag: T,
  fields: F,
  form: (
    ruleset: Ruleset,
  ) => Omit<Form<State, Tag<T, F>["Type"] & Tagged, Event>, "tag" | "secret"> & { readonly secret?: boolean },
): DefinedForm => ({
  tag,
  // cast: the table holds forms of any command, each beside the schema that decodes it.
  schema: Schema.TaggedStruct(tag, fields) as unknown as FormEntry["schema"],
  form: (ruleset) => ({ secret: false, ...form(ruleset), tag }),
});

/** A change of a command that is there already: fields that it may have besides its own, and a form wrapped round its form. */
export interface FormWrap {
  readonly wraps: string;
  readonly fields: Schema.Struct.Fields;
  readonly form: (base: FormEntry["form"]) => FormEntry["form"];
}

/** A command with fields of a module, each of which may be left out. */
type Extended<T extends string, F extends Schema.Struct.Fields> = (T extends CommandTag ? CommandOf<T> : Tagged) & {
  readonly [K in keyof F]?: F[K]["Type"];
};
type ExtendedForm<T extends string, F extends Schema.Struct.Fields> = (
  ruleset: Ruleset,
) => Form<State, Extended<T, F>, Event>;

/**
 * Fields that a command may have besides its own, each with the slot that asks for it, and what follows from them: a form made of the one
 * that was there. Several modules may do so with one command as long as their fields have names of their own.
 */
export const wrapForm = <const T extends string, F extends Schema.Struct.Fields>(
  tag: T,
  fields: F,
  form: (base: ExtendedForm<T, F>) => ExtendedForm<T, F>,
): FormWrap => ({
  wraps: tag,
  fields,
  // cast: a form comes with the commands of its own tag, decoded with the fields of the module.
  form: form as unknown as FormWrap["form"],
});

/** The fields of a command, by the schema that decodes it. */
export const fieldsOf = ({ schema }: Pick<FormEntry, "schema">): Schema.Struct.Fields =>
  // cast: every command is decoded by a struct.
  (schema as unknown as Partial<Schema.Struct<Schema.Struct.Fields>>).fields ?? {};

/** A command with the fields and the form of a wrap round it. */
export const wrappedEntry = (entry: FormEntry, { fields, form }: FormWrap): FormEntry => {
  const more = Object.entries(fields).map(([name, schema]) => [name, Schema.optionalKey(schema)]);
  const all: Schema.Struct.Fields = { ...fieldsOf(entry), ...Object.fromEntries(more) };
  return {
    // cast: as those of the table.
    schema: Schema.Struct(all) as unknown as FormEntry["schema"],
    form: form((ruleset) => entry.form(ruleset)),
  };
};

/** What a module keeps in the state. */
export interface DefinedState<A> extends StateEntry {
  of(state: State): A;
  with(state: State, value: A): State;
}

/** A state of a module's own, under its id: read and changed by its own events only. Secrets in it lie in envelopes. */
export const defineState = <A extends Json>(id: string, schema: Schema.Codec<A>, initial: A): DefinedState<A> => ({
  schema,
  initial,
  // cast: the codec of the game decodes what lies under this id with this very schema.
  of: (state) => (state.modules?.[id] ?? initial) as A,
  with: (state, value) => ({ ...state, modules: { ...state.modules, [id]: value } }),
});
