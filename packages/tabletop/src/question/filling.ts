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
  type Seat,
  type Tagged,
} from "@blueplate/kernel";
import { createEffect, createMemo, createSignal, on } from "solid-js";
import {
  type AnyForm,
  type AnySlot,
  type Draft,
  EMPTY,
  isClosing,
  keepDraft,
  keptDraft,
  stepped,
  stillHolding,
  unfilled,
} from "./draft.ts";
import { standInOf } from "../people.ts";
import type { TableProps } from "../props.ts";

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
  /** Fills several slots at once, as a click on the map does, and leaves others out; one step back takes them all away. */
  readonly fill: (values: Picked, skipped?: readonly string[]) => void;
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
  readonly command: () => { readonly command: Tagged; readonly refusal: Refusal | null } | null;
}

/**
 * The form that is being filled: the chosen one, or else the only one. Where the others ask nothing and close nothing, like
 * passing, the one that asks is open by itself.
 */
const formIn = (forms: readonly AnyForm[], tag: string | null): AnyForm | null => {
  const chosen = forms.find((form) => form.tag === tag);
  if (chosen || forms.some(isClosing)) return chosen ?? onlyOf(forms);
  return onlyOf(forms) ?? onlyOf(forms.filter((form) => form.slots.length > 0));
};

const onlyOf = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);

/** One step back: the slots that were filled last, together as they were filled; without any the form itself. */
const withoutLast = (draft: Draft): Draft => unfilled(draft, draft.steps.at(-1) ?? []);

/** The names of a slot and of those that are asked after it. */
const from = (form: AnyForm | null, name: string): readonly string[] => {
  const names = form?.slots.map((each) => each.name) ?? [];
  return names.slice(Math.max(0, names.indexOf(name)));
};

const changes = (
  draft: () => Draft,
  set: (change: (before: Draft) => Draft) => void,
  slot: () => AnySlot | null,
  only: (draft: Draft) => Picked,
) => ({
  pick: (value: Json) => {
    const name = slot()?.name;
    if (name === undefined) return;
    const next = stepped(draft(), { [name]: value });
    set((before) => stepped(before, { [name]: value, ...only(next) }));
  },
  fill: (values: Picked, skipped: readonly string[] = []) => {
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
  only: (draft: Draft) => Picked,
): void => {
  const last = (): number => props.entries.at(-1)?.seq ?? -1;
  let known = last();
  createEffect(
    on([() => props.entries.length, () => props.seat], () => {
      const { seat, entries, rules, state } = props;
      // By number, for entries that are only pencilled stand behind those that come in meanwhile.
      const isSpent = entries.some((entry) => entry.seq > known && "seat" in entry && entry.seat === seat);
      known = last();
      set((before) => {
        if (seat === null) return EMPTY;
        const next = { ...EMPTY, tag: before.tag };
        if (isSpent) return { ...next, picked: only(next) };
        return stillHolding(before, formIn(openForms(rules, state, seat), before.tag) ?? undefined, state, seat);
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

/** What has one answer only is not asked: the required choices with a single offer, from the first open slot on. */
const onlyAnswers = (form: AnyForm | undefined, state: unknown, seat: Seat, draft: Draft): Picked => {
  let found: Picked = {};
  for (;;) {
    const picked = { ...draft.picked, ...found };
    const open = form ? nextSlot(form, state, seat, picked, draft.skipped) : null;
    if (open?.shape !== "choice" || askedOf(open, state, seat, picked) !== "yes") return found;
    const [only, ...others] = open.candidates(state, seat, picked);
    if (only === undefined || others.length > 0) return found;
    found = { ...found, [open.name]: only };
  }
};

/**
 * The command that the draft comes to, or null while something is asked. A list that may be handed in as it is completes it, if
 * nothing is asked after it.
 */
const complete = (props: TableProps, form: AnyForm, last: AnySlot | null, draft: Draft): Tagged | null => {
  const { state, seat } = props;
  if (!last) return commandOf(form, draft.picked);
  if (seat === null || last.shape !== "list" || !last.fits(state, seat, draft.picked, draft.list)) return null;
  const picked = { ...draft.picked, [last.name]: gathered(last, draft.list) };
  return nextSlot(form, state, seat, picked, draft.skipped) ? null : commandOf(form, picked);
};

/** The complete command with why the rules refuse it. */
const commandIn = (
  props: TableProps,
  form: AnyForm | null,
  slot: AnySlot | null,
  draft: Draft,
): ReturnType<Filling["command"]> => {
  const command = form ? complete(props, form, slot, draft) : null;
  if (!command || props.seat === null) return null;
  return { command, refusal: check(props.rules, props.state, props.seat, command) };
};

/** What has one answer only, in the form that a draft fills. */
const answering =
  (props: TableProps, forms: () => readonly AnyForm[], form: () => AnyForm | null) =>
  (next: Draft): Picked => {
    const open = forms().find(({ tag }) => tag === next.tag) ?? form() ?? undefined;
    return props.seat === null ? {} : onlyAnswers(open, props.state, props.seat, next);
  };

/** Fills forms by the same slots that the rules, the bots and the terminal use. */
export const createFilling = (props: TableProps): Filling => {
  const [draft, setDraft] = createSignal<Draft>(props.seat === null ? EMPTY : keptDraft(props.facts.id, props.seat));
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
  const canGoBack = (): boolean => draft().steps.length > 0 || (forms().length > 1 && draft().tag !== null);
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
