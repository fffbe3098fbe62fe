import { tabStorage } from "@blueplate/ui/storage";
import { askedOf, type Form, type Json, type PickedFields, type Seat, type Slot, type Tagged } from "@blueplate/kernel";
import { Equal, Schema } from "effect";
import { storedAs } from "../stored.ts";

export type AnyForm = Form<unknown, Tagged, Tagged>;
export type AnySlot = Slot<unknown>;

/** A form that asks nothing and closes a turn: it stands at the foot, not among the acts. */
export const isClosing = (form: AnyForm): boolean => form.lastResort === true && form.slots.length === 0;

/** What was filled in of a form so far. */
export interface FormDraft {
  readonly tag: string | null;
  readonly picked: PickedFields;
  /** Optional slots that were left out. */
  readonly skipped: readonly string[];
  /** The unfinished list of the list slot that is asked now. */
  readonly list: readonly Json[];
  /** The names that were filled or left out together, in order: what one step back takes away. */
  readonly steps: readonly (readonly string[])[];
}

export const EMPTY: FormDraft = { tag: null, picked: {}, skipped: [], list: [], steps: [] };

/** The draft with these slots filled in and those left out, as one step. */
export const stepped = (draft: FormDraft, values: PickedFields, skipped: readonly string[] = []): FormDraft => {
  const names = [...Object.keys(values), ...skipped];
  const steps = draft.steps.map((step) => step.filter((name) => !names.includes(name)));
  return {
    ...draft,
    picked: { ...without(draft.picked, skipped), ...values },
    skipped: [...draft.skipped.filter((name) => !names.includes(name)), ...skipped],
    list: [],
    steps: [...steps.filter((step) => step.length > 0), names],
  };
};

/** The draft without these slots. */
export const unfilled = (draft: FormDraft, names: readonly string[]): FormDraft => ({
  ...draft,
  picked: without(draft.picked, names),
  skipped: draft.skipped.filter((name) => !names.includes(name)),
  list: [],
  steps: draft.steps.map((step) => step.filter((name) => !names.includes(name))).filter((step) => step.length > 0),
});

const without = (picked: PickedFields, names: readonly string[]): PickedFields =>
  Object.fromEntries(Object.entries(picked).filter(([name]) => !names.includes(name)));

const has = (offers: readonly Json[], value: Json): boolean => offers.some((each) => Equal.equals(each, value));

/** The part of an unfinished list that can still grow that way. */
const growing = (
  slot: AnySlot,
  state: unknown,
  seat: Seat,
  picked: PickedFields,
  list: readonly Json[],
): readonly Json[] => {
  if (slot.shape !== "list") return [];
  const kept: Json[] = [];
  for (const value of list) {
    if (!has(slot.candidates(state, seat, picked, kept), value)) break;
    kept.push(value);
  }
  return kept;
};

/** The steps of a draft as far as their slots are still filled or left out. */
const stepsOf = ({ steps }: FormDraft, picked: PickedFields, skipped: readonly string[]): FormDraft["steps"] =>
  steps
    .map((step) => step.filter((name) => name in picked || skipped.includes(name)))
    .filter((step) => step.length > 0);

/** What of a draft still holds on another position: slots in their order, up to the first that is no longer offered. */
export const stillHolding = (draft: FormDraft, form: AnyForm | undefined, state: unknown, seat: Seat): FormDraft => {
  if (!form) return EMPTY;
  let picked: PickedFields = {};
  const skipped: string[] = [];
  for (const slot of form.slots) {
    const asked = askedOf(slot, state, seat, picked);
    if (asked === "no") continue;
    const value = draft.picked[slot.name];
    if (value === undefined && asked === "maybe" && draft.skipped.includes(slot.name)) skipped.push(slot.name);
    else if (value !== undefined && (slot.shape === "list" || has(slot.candidates(state, seat, picked), value)))
      picked = { ...picked, [slot.name]: value };
    else {
      const list = growing(slot, state, seat, picked, draft.list);
      return { tag: draft.tag, picked, skipped, list, steps: stepsOf(draft, picked, skipped) };
    }
  }
  return { tag: draft.tag, picked, skipped, list: [], steps: stepsOf(draft, picked, skipped) };
};

const keyOf = (table: string, seat: Seat): string => `blueplate-draft:${table}:${seat}`;

const stored = storedAs(
  Schema.Struct({
    tag: Schema.NullOr(Schema.String),
    picked: Schema.Record(Schema.String, Schema.Json),
    skipped: Schema.Array(Schema.String),
    list: Schema.Array(Schema.Json),
    steps: Schema.Array(Schema.Array(Schema.String)),
  }),
);

/** The draft that this tab kept over a reload; an empty one if there is none. */
export const keptDraft = (table: string, seat: Seat): FormDraft => stored(keyOf(table, seat), tabStorage) ?? EMPTY;

/** Keeps the draft in this tab. */
export const keepDraft = (table: string, seat: Seat, draft: FormDraft): void =>
  draft === EMPTY
    ? tabStorage.removeItem(keyOf(table, seat))
    : tabStorage.setItem(keyOf(table, seat), JSON.stringify(draft));

/** Throws away what this tab kept of a draft: the position is played from its beginning again. */
export const forgetDraft = (table: string, seat: Seat): void => keepDraft(table, seat, EMPTY);
