import {
  askedOf,
  check,
  commandOf,
  type Form,
  gathered,
  type Json,
  nextSlot,
  openForms,
  type Picked,
  type Refusal,
  type Slot,
  type Tagged,
} from "@blueplate/kernel";
import { createEffect, createMemo, createSignal, on } from "solid-js";
import type { TableProps } from "./props.ts";

export type AnyForm = Form<unknown, Tagged, Tagged>;
export type AnySlot = Slot<unknown>;

/** A form being filled, slot by slot. */
export interface Filling {
  /** The forms that are open to the viewer. */
  forms(): readonly AnyForm[];
  form(): AnyForm | null;
  choose(tag: string | null): void;
  picked(): Picked;
  /** The slot that is asked now, or null when the command is complete. */
  slot(): AnySlot | null;
  /** True when the slot may be left out. */
  optional(): boolean;
  offers(): readonly Json[];
  /** The list so far of a list slot. */
  list(): readonly Json[];
  fits(): boolean;
  pick(value: Json): void;
  /** Fills several slots at once, as a click on the map does. */
  fill(values: Picked): void;
  grow(value: Json): void;
  shrink(index: number): void;
  setList(list: readonly Json[]): void;
  finishList(): void;
  skip(): void;
  back(): void;
  reset(): void;
  /** The complete command and why the rules refuse it, or null while slots are open. */
  command(): { readonly command: Tagged; readonly refusal: Refusal | null } | null;
}

interface Draft {
  readonly tag: string | null;
  readonly picked: Picked;
  readonly skipped: readonly string[];
  readonly list: readonly Json[];
}
const EMPTY: Draft = { tag: null, picked: {}, skipped: [], list: [] };

/** Keys of the slots filled so far, in the order they were filled. */
const withoutLast = (draft: Draft): Draft => {
  const keys = Object.keys(draft.picked);
  const last = keys.at(-1);
  if (last === undefined) return { ...EMPTY, tag: draft.skipped.length > 0 ? draft.tag : null };
  const picked = Object.fromEntries(Object.entries(draft.picked).filter(([key]) => key !== last));
  return { ...draft, picked, skipped: [], list: [] };
};

const changes = (draft: () => Draft, set: (change: (before: Draft) => Draft) => void, slot: () => AnySlot | null) => ({
  pick: (value: Json) => {
    const name = slot()?.name;
    if (name !== undefined) set((before) => ({ ...before, picked: { ...before.picked, [name]: value }, list: [] }));
  },
  fill: (values: Picked) => set((before) => ({ ...before, picked: { ...before.picked, ...values }, list: [] })),
  grow: (value: Json) => set((before) => ({ ...before, list: [...before.list, value] })),
  shrink: (index: number) => set((before) => ({ ...before, list: before.list.filter((_, at) => at !== index) })),
  setList: (list: readonly Json[]) => set((before) => ({ ...before, list })),
  finishList: () => {
    const asked = slot();
    if (asked?.shape !== "list") return;
    set((before) => ({
      ...before,
      picked: { ...before.picked, [asked.name]: gathered(asked, draft().list) },
      list: [],
    }));
  },
  skip: () => {
    const name = slot()?.name;
    if (name !== undefined) set((before) => ({ ...before, skipped: [...before.skipped, name], list: [] }));
  },
  back: () => set(withoutLast),
  reset: () => set((before) => ({ ...EMPTY, tag: before.tag })),
});

/** Fills forms by the same slots that the rules, the bots and the terminal use. */
export const createFilling = (props: TableProps): Filling => {
  const [draft, setDraft] = createSignal<Draft>(EMPTY);
  const forms = createMemo(() => (props.seat === null ? [] : openForms(props.rules, props.state, props.seat)));
  const form = createMemo(() => {
    const all = forms();
    return all.find(({ tag }) => tag === draft().tag) ?? (all.length === 1 ? (all[0] ?? null) : null);
  });
  // What was picked belongs to the position it was picked on.
  createEffect(
    on([() => props.entries.length, () => props.seat], () => setDraft((before) => ({ ...EMPTY, tag: before.tag }))),
  );
  const slot = createMemo(() => {
    const open = form();
    return open && props.seat !== null
      ? nextSlot(open, props.state, props.seat, draft().picked, draft().skipped)
      : null;
  });
  const offers = createMemo((): readonly Json[] => {
    const asked = slot();
    if (!asked || props.seat === null) return [];
    const { picked, list } = draft();
    return asked.shape === "list"
      ? asked.candidates(props.state, props.seat, picked, list)
      : asked.candidates(props.state, props.seat, picked);
  });
  const command = createMemo(() => {
    const open = form();
    if (!open || slot() || props.seat === null) return null;
    const complete = commandOf(open, draft().picked);
    return { command: complete, refusal: check(props.rules, props.state, props.seat, complete) };
  });
  return {
    forms,
    form,
    choose: (tag) => setDraft({ ...EMPTY, tag }),
    picked: () => draft().picked,
    slot,
    optional: () => {
      const asked = slot();
      return (
        asked !== null && props.seat !== null && askedOf(asked, props.state, props.seat, draft().picked) === "maybe"
      );
    },
    offers,
    list: () => draft().list,
    fits: () => {
      const asked = slot();
      return (
        asked?.shape === "list" &&
        props.seat !== null &&
        asked.fits(props.state, props.seat, draft().picked, draft().list)
      );
    },
    ...changes(draft, setDraft, slot),
    command,
  };
};
