import {
  askedOf,
  check,
  commandOf,
  gathered,
  type Json,
  nextSlot,
  type PickedFields,
  type Refusal,
  type Seat,
  type Tagged,
} from "@blueplate/kernel";
import type { TableProps } from "../props.ts";
import { type AnyForm, type AnySlot, type FormDraft, isClosing } from "./draft.ts";

/**
 * The form that is being filled: the chosen one, or else the only one. Where the others ask nothing and close nothing, like
 * passing, the one that asks is open by itself.
 */
export const formIn = (forms: readonly AnyForm[], tag: string | null): AnyForm | null => {
  const chosen = forms.find((form) => form.tag === tag);
  if (chosen || forms.some(isClosing)) return chosen ?? onlyOf(forms);
  return onlyOf(forms) ?? onlyOf(forms.filter((form) => form.slots.length > 0));
};

const onlyOf = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);

/** What the open slot offers, and whether it may be left out or handed in as it is. */
export const asking = (props: TableProps, slot: () => AnySlot | null, draft: () => FormDraft) => ({
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

/** What has one answer only is not asked: the required choices with a single offer, from the first open slot on. */
const onlyAnswers = (form: AnyForm | undefined, state: unknown, seat: Seat, draft: FormDraft): PickedFields => {
  let found: PickedFields = {};
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
const complete = (props: TableProps, form: AnyForm, last: AnySlot | null, draft: FormDraft): Tagged | null => {
  const { state, seat } = props;
  if (!last) return commandOf(form, draft.picked);
  if (seat === null || last.shape !== "list" || !last.fits(state, seat, draft.picked, draft.list)) return null;
  const picked = { ...draft.picked, [last.name]: gathered(last, draft.list) };
  return nextSlot(form, state, seat, picked, draft.skipped) ? null : commandOf(form, picked);
};

/** A complete command, and why the rules refuse it, if they do. */
export interface CompleteCommand {
  readonly command: Tagged;
  readonly refusal: Refusal | null;
}

/** The complete command with why the rules refuse it; null while something is asked. */
export const commandIn = (
  props: TableProps,
  form: AnyForm | null,
  slot: AnySlot | null,
  draft: FormDraft,
): CompleteCommand | null => {
  const command = form ? complete(props, form, slot, draft) : null;
  if (!command || props.seat === null) return null;
  return { command, refusal: check(props.rules, props.state, props.seat, command) };
};

/** What has one answer only, in the form that a draft fills. */
export const answering =
  (props: TableProps, forms: () => readonly AnyForm[], form: () => AnyForm | null) =>
  (next: FormDraft): PickedFields => {
    const open = forms().find(({ tag }) => tag === next.tag) ?? form() ?? undefined;
    return props.seat === null ? {} : onlyAnswers(open, props.state, props.seat, next);
  };
