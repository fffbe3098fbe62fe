import type { SlotRequirement, Form, ListSlot, PickedFields, Slot } from "./form.ts";
import type { Rules } from "./rules.ts";
import type { Json, Tagged } from "./json.ts";
import type { Seat } from "./seat.ts";

/** The forms that `seat` may fill now, in the order of the ruleset. */
export const openForms = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
): readonly Form<S, C, E>[] => {
  const open: Form<S, C, E>[] = [];
  for (const tag in rules.forms) {
    const form = rules.forms[tag];
    if (form?.isAvailable(state, seat)) open.push(form);
  }
  return open;
};

/** Whether `slot` is asked for after `picked`. */
export const askedOf = <S>(slot: Slot<S>, state: S, seat: Seat, picked: PickedFields): SlotRequirement =>
  slot.asked ? slot.asked(state, seat, picked) : "yes";

/** The first slot that is asked for and not filled yet; `skipped` names optional ones that were left out. */
export const nextSlot = <S, C extends Tagged, E extends Tagged>(
  form: Form<S, C, E>,
  state: S,
  seat: Seat,
  picked: PickedFields,
  skipped: readonly string[] = [],
): Slot<S> | null => {
  for (const slot of form.slots) {
    if (slot.name in picked || skipped.includes(slot.name)) continue;
    if (askedOf(slot, state, seat, picked) !== "no") return slot;
  }
  return null;
};

/** The command that the filled slots say. */
// cast: the form's slots name exactly the fields of its command; `refuse` is still asked before it is given.
export const commandOf = <S, C extends Tagged, E extends Tagged>(form: Form<S, C, E>, picked: PickedFields): C =>
  ({ _tag: form.tag, ...picked }) as unknown as C;

/** The field's value for a finished list. */
export const gathered = <S>(slot: ListSlot<S>, list: readonly Json[]): Json => (slot.gather ? slot.gather(list) : list);
