import {
  askedOf,
  check,
  commandOf,
  gathered,
  type Json,
  nextSlot,
  openForms,
  type Picked,
  type Refusal,
  type Tagged,
} from "@blueplate/kernel";
import { createEffect, createMemo, createSignal, on } from "solid-js";
import { type AnyForm, type AnySlot, type Draft, EMPTY, keepDraft, keptDraft, stillHolding } from "./draft.ts";
import type { TableProps } from "./props.ts";

/** A form being filled, slot by slot. */
export interface Filling {
  /** The forms that are open to the viewer. */
  readonly forms: () => readonly AnyForm[];
  readonly form: () => AnyForm | null;
  readonly choose: (tag: string | null) => void;
  readonly picked: () => Picked;
  /** The slot that is asked now, or null when the command is complete. */
  readonly slot: () => AnySlot | null;
  /** True when the slot may be left out. */
  readonly optional: () => boolean;
  readonly offers: () => readonly Json[];
  /** The list so far of a list slot. */
  readonly list: () => readonly Json[];
  readonly fits: () => boolean;
  readonly pick: (value: Json) => void;
  /** Fills several slots at once, as a click on the map does. */
  readonly fill: (values: Picked) => void;
  readonly grow: (value: Json) => void;
  readonly shrink: (index: number) => void;
  readonly setList: (list: readonly Json[]) => void;
  readonly finishList: () => void;
  readonly skip: () => void;
  readonly back: () => void;
  readonly reset: () => void;
  /** The complete command and why the rules refuse it, or null while slots are open. */
  readonly command: () => { readonly command: Tagged; readonly refusal: Refusal | null } | null;
}

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

/** What the open slot offers, and whether it may be left out or handed in as it is. */
const asking = (props: TableProps, slot: () => AnySlot | null, draft: () => Draft) => ({
  offers: (): readonly Json[] => {
    const asked = slot();
    if (!asked || props.seat === null) return [];
    const { picked, list } = draft();
    return asked.shape === "list"
      ? asked.candidates(props.state, props.seat, picked, list)
      : asked.candidates(props.state, props.seat, picked);
  },
  optional: (): boolean => {
    const asked = slot();
    return asked !== null && props.seat !== null && askedOf(asked, props.state, props.seat, draft().picked) === "maybe";
  },
  fits: (): boolean => {
    const asked = slot();
    if (asked?.shape !== "list" || props.seat === null) return false;
    return asked.fits(props.state, props.seat, draft().picked, draft().list);
  },
});

/**
 * What was picked belongs to the position it was picked on: after an own entry it is spent, after another's it is kept as
 * far as it still holds. It survives a reload.
 */
const followPosition = (
  props: TableProps,
  draft: () => Draft,
  set: (change: (before: Draft) => Draft) => void,
): void => {
  let known = props.entries.length;
  createEffect(
    on([() => props.entries.length, () => props.seat], () => {
      const { seat, entries, rules, state } = props;
      const isSpent = entries.slice(known).some((entry) => "seat" in entry && entry.seat === seat);
      known = entries.length;
      set((before) => {
        if (seat === null || isSpent) return { ...EMPTY, tag: before.tag };
        const form = openForms(rules, state, seat).find(({ tag }, _, all) => tag === before.tag || all.length === 1);
        return stillHolding(before, form, state, seat);
      });
    }),
  );
  createEffect(
    on(
      draft,
      (now) => {
        if (props.seat !== null) keepDraft(props.facts.id, props.seat, now);
      },
      { defer: true },
    ),
  );
};

/** Fills forms by the same slots that the rules, the bots and the terminal use. */
export const createFilling = (props: TableProps): Filling => {
  const [draft, setDraft] = createSignal<Draft>(props.seat === null ? EMPTY : keptDraft(props.facts.id, props.seat));
  const forms = createMemo(() => (props.seat === null ? [] : openForms(props.rules, props.state, props.seat)));
  const form = createMemo(() => {
    const all = forms();
    return all.find(({ tag }) => tag === draft().tag) ?? (all.length === 1 ? (all[0] ?? null) : null);
  });
  followPosition(props, draft, setDraft);
  const slot = createMemo(() => {
    const open = form();
    if (!open || props.seat === null) return null;
    return nextSlot(open, props.state, props.seat, draft().picked, draft().skipped);
  });
  const asked = asking(props, slot, draft);
  const offers = createMemo(asked.offers);
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
    ...asked,
    offers,
    list: () => draft().list,
    ...changes(draft, setDraft, slot),
    command,
  };
};
