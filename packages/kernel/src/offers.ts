import { askedOf, commandOf, gathered, openForms } from "./filling.ts";
import type { Form, ListSlot, PickedFields, Slot } from "./form.ts";
import type { Rules } from "./rules.ts";
import type { Json, Tagged } from "./json.ts";
import type { Seat } from "./seat.ts";

/** Lists of a list slot that are listed out at most: their number doubles with every element. */
const LISTS_AT_MOST = 256;

const listsOf = <S>(slot: ListSlot<S>, state: S, seat: Seat, picked: PickedFields): readonly Json[] => {
  const found: Json[] = [];
  let frontier: readonly (readonly Json[])[] = [[]];
  while (frontier.length > 0 && found.length < LISTS_AT_MOST) {
    const longer: (readonly Json[])[] = [];
    for (const list of frontier) {
      if (slot.fits(state, seat, picked, list)) found.push(gathered(slot, list));
      for (const more of slot.candidates(state, seat, picked, list)) longer.push([...list, more]);
    }
    frontier = longer.slice(0, LISTS_AT_MOST);
  }
  return found;
};

const valuesOf = <S>(slot: Slot<S>, state: S, seat: Seat, picked: PickedFields): readonly (Json | undefined)[] => {
  const asked = askedOf(slot, state, seat, picked);
  if (asked === "no") return [undefined];
  const values = slot.shape === "list" ? listsOf(slot, state, seat, picked) : slot.candidates(state, seat, picked);
  return asked === "maybe" ? [undefined, ...values] : values;
};

/** Every filling of the form's slots from `from` on, depth first. */
// eslint-disable-next-line func-style -- a generator
function* fillings<S, C extends Tagged, E extends Tagged>(
  form: Form<S, C, E>,
  state: S,
  seat: Seat,
  picked: PickedFields,
  from: number,
): Generator<C> {
  const slot = form.slots[from];
  if (!slot) {
    yield commandOf(form, picked);
    return;
  }
  for (const value of valuesOf(slot, state, seat, picked)) {
    yield* fillings(form, state, seat, value === undefined ? picked : { ...picked, [slot.name]: value }, from + 1);
  }
}

/** Every command that the forms offer to `seat`, up to `limit`; lists are listed out up to a bound only. */
export function* listOffers<S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
  limit = Number.POSITIVE_INFINITY,
): Generator<C> {
  let count = 0;
  for (const form of openForms(rules, state, seat)) {
    for (const command of fillings(form, state, seat, {}, 0)) {
      if (count++ >= limit) return;
      yield command;
    }
  }
}
