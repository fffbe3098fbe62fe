import { gathered, type Json, nextSlot, openForms, type PickedFields, type Tagged } from "@blueplate/kernel";
import { batch, createMemo, createSignal } from "solid-js";
import { answering, asking, commandIn, type CompleteCommand, formIn } from "./answers.ts";
import { type AnyForm, type AnySlot, type FormDraft, EMPTY, keptDraft, stepped, unfilled } from "./draft.ts";
import { followPosition } from "./position.ts";
import { standInOf } from "../people.ts";
import type { TableProps } from "../props.ts";

/** A form being filled, slot by slot. */
export interface FormFilling {
  /** The forms that are open to the viewer. */
  readonly forms: () => readonly AnyForm[];
  readonly form: () => AnyForm | null;
  readonly choose: (tag: string | null) => void;
  readonly picked: () => PickedFields;
  /** The slot that is asked now, or null when the command is complete. */
  readonly slot: () => AnySlot | null;
  /** True when the slot may be left out. */
  readonly optional: () => boolean;
  readonly offers: () => readonly Json[];
  /** The list so far of a list slot. */
  readonly list: () => readonly Json[];
  readonly fits: () => boolean;
  readonly pick: (value: Json) => void;
  /** Fills several slots at once, as a click on the map does, and leaves others out; one step back takes them all away. */
  readonly fill: (values: PickedFields, skipped?: readonly string[]) => void;
  /** Asks a filled slot anew, with all that come after it. */
  readonly reopen: (name: string) => void;
  readonly grow: (value: Json) => void;
  readonly shrink: (index: number) => void;
  readonly setList: (list: readonly Json[]) => void;
  readonly finishList: () => void;
  readonly skip: () => void;
  /** One step back; with nothing filled in, to the choice of forms. */
  readonly back: () => void;
  /** True when there is a step to go back. */
  readonly canGoBack: () => boolean;
  /** The complete command and why the rules refuse it, or null while slots are open; a list that fits closes the last one. */
  readonly command: () => CompleteCommand | null;
}

/** One step back: the slots that were filled last, together as they were filled; without any the form itself. */
const withoutLast = (draft: FormDraft): FormDraft => unfilled(draft, draft.steps.at(-1) ?? []);

/** The names of a slot and of those that are asked after it. */
const from = (form: AnyForm | null, name: string): readonly string[] => {
  const names = form?.slots.map((each) => each.name) ?? [];
  return names.slice(Math.max(0, names.indexOf(name)));
};

const changes = (
  draft: () => FormDraft,
  set: (change: (before: FormDraft) => FormDraft) => void,
  slot: () => AnySlot | null,
  only: (draft: FormDraft) => PickedFields,
) => ({
  pick: (value: Json) => {
    const name = slot()?.name;
    if (name === undefined) return;
    const next = stepped(draft(), { [name]: value });
    set((before) => stepped(before, { [name]: value, ...only(next) }));
  },
  fill: (values: PickedFields, skipped: readonly string[] = []) => {
    const next = stepped(draft(), values, skipped);
    set((before) => stepped(before, { ...values, ...only(next) }, skipped));
  },
  grow: (value: Json) => set((before) => ({ ...before, list: [...before.list, value] })),
  shrink: (index: number) => set((before) => ({ ...before, list: before.list.filter((_, at) => at !== index) })),
  setList: (list: readonly Json[]) => set((before) => ({ ...before, list })),
  finishList: () => {
    const asked = slot();
    if (asked?.shape !== "list") return;
    set((before) => stepped(before, { [asked.name]: gathered(asked, draft().list) }));
  },
  skip: () => {
    const name = slot()?.name;
    if (name !== undefined) set((before) => stepped(before, {}, [name]));
  },
});

/** What was filled in before the page was opened, or nothing. */
const firstDraft = ({ seat, facts }: TableProps): FormDraft => (seat === null ? EMPTY : keptDraft(facts.id, seat));

/** Fills forms by the same slots that the rules, the bots and the terminal use. */
export const createFilling = (props: TableProps): FormFilling => {
  const [draft, setDraft] = createSignal(firstDraft(props));
  const forms = createMemo(() =>
    props.seat === null || standInOf(props.facts, props.seat) !== null
      ? []
      : openForms(props.rules, props.state, props.seat),
  );
  const form = createMemo(() => formIn(forms(), draft().tag));
  const slot = createMemo(() => {
    const open = form();
    if (!open || props.seat === null) return null;
    return nextSlot(open, props.state, props.seat, draft().picked, draft().skipped);
  });
  const only = answering(props, forms, form);
  followPosition(props, draft, setDraft, only);
  const asked = asking(props, slot, draft);
  const offers = createMemo(asked.offers);
  const command = createMemo(() => commandIn(props, form(), slot(), draft()));
  const canGoBack = (): boolean =>
    form() !== null && (draft().steps.length > 0 || (forms().length > 1 && draft().tag !== null));
  return {
    forms,
    form,
    choose: (tag) => setDraft({ ...EMPTY, tag, picked: only({ ...EMPTY, tag }) }),
    picked: () => draft().picked,
    slot,
    ...asked,
    offers,
    list: () => draft().list,
    ...changes(draft, setDraft, slot, only),
    reopen: (name) => setDraft((before) => unfilled(before, from(form(), name))),
    back: () => {
      if (draft().steps.length > 0) setDraft(withoutLast);
      // A form that is the only one stays, with what stands in its list.
      else if (forms().length > 1) setDraft(EMPTY);
    },
    canGoBack,
    command,
  };
};

/**
 * Fills a command into its form, if it is open: what it does not name is left out, and a list stays open to be changed. It is
 * confirmed by whoever is asked.
 */
export const fillIn = (filling: FormFilling, { _tag, ...rest }: Tagged): void => {
  const form = filling.forms().find(({ tag }) => tag === _tag);
  if (!form) return;
  // cast: the fields of a command are JSON by its codec.
  const fields = rest as PickedFields;
  const values = Object.entries(fields);
  const listed = form.slots.find(({ shape }) => shape === "list");
  const unlisted = Object.fromEntries(values.filter(([name]) => name !== listed?.name));
  const [, list] = values.find(([name]) => name === listed?.name) ?? [];
  const unnamed = form.slots.map(({ name }) => name).filter((name) => !(name in fields));
  batch(() => {
    filling.choose(_tag);
    if (Object.keys(unlisted).length > 0) filling.fill(unlisted, unnamed);
    // What is gathered out of a list does not tell it.
    if (Array.isArray(list) && listed?.shape === "list" && !listed.gather) filling.setList(list);
  });
};
