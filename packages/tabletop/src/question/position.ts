import { openForms, type PickedFields } from "@blueplate/kernel";
import { createEffect, on } from "solid-js";
import type { TableProps } from "../props.ts";
import { formIn } from "./answers.ts";
import { type FormDraft, EMPTY, keepDraft, stillHolding } from "./draft.ts";

/**
 * What was picked belongs to the position it was picked on: after an own entry it is spent, after another's it is kept as
 * far as it still holds. It survives a reload.
 */
export const followPosition = (
  props: TableProps,
  draft: () => FormDraft,
  set: (change: (before: FormDraft) => FormDraft) => void,
  only: (draft: FormDraft) => PickedFields,
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
