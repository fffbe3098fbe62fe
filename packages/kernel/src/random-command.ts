import { askedOf, gathered, openForms } from "./filling.ts";
import type { Form, ListSlot, PickedFields, Slot } from "./form.ts";
import type { Rules } from "./rules.ts";
import type { Json, Tagged } from "./json.ts";
import { listOffers } from "./offers.ts";
import type { Seat } from "./seat.ts";

/** A whole number from 0 to `bound` - 1. */
export type Rng = (bound: number) => number;

/** Fillings tried of one form before it is given up for this decision. */
const ATTEMPTS = 8;

/** Elements of a list at most. */
const LONGEST_LIST = 200;

/** Out of twenty: how often a list that may stop does so. */
const stopShare = <S>(slot: ListSlot<S>): number => {
  if (slot.prefersShort === true) return 16;
  return slot.sound ? 1 : 4;
};

/** The elements that may come next, only those that leave the list sound where the slot knows what that is. */
const nextElements = <S>(
  slot: ListSlot<S>,
  state: S,
  seat: Seat,
  picked: PickedFields,
  list: Json[],
): readonly Json[] => {
  const offers = slot.candidates(state, seat, picked, list);
  if (!slot.sound) return offers;
  return offers.filter((each) => {
    // Asked of the list itself, grown for the question: slots keep no list they are shown.
    list.push(each);
    const sound = slot.sound?.(state, seat, picked, list) === true;
    list.pop();
    return sound;
  });
};

/** A random list: grows by random candidates, by those only that leave it sound, and stops by chance where it fits. */
const randomList = <S>(slot: ListSlot<S>, state: S, seat: Seat, picked: PickedFields, rng: Rng): Json | undefined => {
  const list: Json[] = [];
  for (let length = 0; length < LONGEST_LIST; length++) {
    const fits = slot.fits(state, seat, picked, list);
    if (fits && rng(20) < stopShare(slot)) return gathered(slot, list);
    const more = nextElements(slot, state, seat, picked, list);
    if (more.length === 0) return fits ? gathered(slot, list) : undefined;
    list.push(more[rng(more.length)] ?? null);
  }
  return undefined;
};

/** A random value of a slot: `leave out` counts as one more candidate of an optional one; undefined is a dead end. */
const randomValue = <S>(slot: Slot<S>, state: S, seat: Seat, picked: PickedFields, rng: Rng): Json | undefined => {
  if (slot.shape === "list") return randomList(slot, state, seat, picked, rng);
  const offers = slot.candidates(state, seat, picked);
  return offers.length === 0 ? undefined : offers[rng(offers.length)];
};

/** Offers listed at most when chance alone finds no filling. */
const LISTED = 1000;

/** What a try to fill a form came to, when not to a command: `dead end` may go better another time, `hopeless` never. */
type Stuck = "dead end" | "hopeless";

/** A form filled at random, slot by slot. */
const randomFilling = <S, C extends Tagged, E extends Tagged>(
  form: Form<S, C, E>,
  state: S,
  seat: Seat,
  rng: Rng,
): C | Stuck => {
  // The command itself, filled as it grows: slots read the fields before theirs and keep nothing.
  const picked: Record<string, Json> = { _tag: form.tag };
  let chosen = false;
  for (const slot of form.slots) {
    const asked = askedOf(slot, state, seat, picked);
    if (asked === "no") continue;
    if (asked === "maybe") chosen = true;
    if (asked === "maybe" && rng(2) === 0) continue;
    const value = randomValue(slot, state, seat, picked, rng);
    if (value === undefined && asked === "yes") return chosen || slot.shape === "list" ? "dead end" : "hopeless";
    chosen = true;
    if (value !== undefined) picked[slot.name] = value;
  }
  // cast: as `commandOf`.
  return picked as unknown as C;
};

/** Takes one of the forms out of the list: mostly not a last resort while there are others. */
const drawForm = <F extends { readonly lastResort?: boolean }>(forms: F[], rng: Rng): F | undefined => {
  const eager = forms.filter((form) => form.lastResort !== true);
  const from = eager.length > 0 && eager.length < forms.length && rng(10) > 0 ? eager : forms;
  const form = from[rng(from.length)];
  if (form) forms.splice(forms.indexOf(form), 1);
  return form;
};

/**
 * The random policy, on which the laws and the simulations stand: one of the open forms, each equally likely, except that a
 * last resort is put off nine times in ten while others are open; filled slot by slot with equally likely candidates; a list
 * stops with chance one in five wherever it fits, one that is kept short with four in five, one that knows what is sound with one in
 * twenty; an optional slot is left out every second time. A dead end is tried again from the first slot, a few times, and then the form is passed over; when no
 * form could be filled so, the first of the listed offers is taken. Null when the seat has nothing to choose from.
 */
export const randomCommand = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
  rng: Rng,
): C | null => {
  const forms = openForms(rules, state, seat).slice();
  while (forms.length > 0) {
    const form = drawForm(forms, rng);
    if (!form) return null;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const command = randomFilling(form, state, seat, rng);
      if (command === "hopeless") break;
      if (typeof command === "object" && form.refuse(state, seat, command) === null) return command;
    }
  }
  for (const command of listOffers(rules, state, seat, LISTED)) {
    if (rules.forms[command._tag]?.refuse(state, seat, command) === null) return command;
  }
  return null;
};

/** A legal command without any chance: the last open form that can be filled, first candidates, shortest lists. For time-outs. */
export const firstCommand = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
): C | null => {
  for (const form of openForms(rules, state, seat).toReversed()) {
    const command = randomFilling(form, state, seat, () => 0);
    if (typeof command === "object" && form.refuse(state, seat, command) === null) return command;
  }
  return randomCommand(rules, state, seat, (bound) => bound - 1);
};
