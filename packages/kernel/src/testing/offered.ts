import { diceFor } from "../dice.ts";
import { askedOf } from "../filling.ts";
import type { Form, ListSlot, PickedFields, Slot } from "../form.ts";
import type { Rules } from "../rules.ts";
import type { Json, Tagged } from "../json.ts";
import { listOffers } from "../offers.ts";
import type { Seat } from "../seat.ts";
import { same } from "./difference.ts";

/** Steps of the search for the order in which a list could have been picked. */
const STEPS = 20_000;

const canGrow = <S>(slot: ListSlot<S>, state: S, seat: Seat, picked: PickedFields, goal: readonly Json[]): boolean => {
  let steps = 0;
  const grow = (soFar: readonly Json[], left: readonly Json[]): boolean => {
    if (++steps > STEPS) return false;
    if (left.length === 0) return slot.fits(state, seat, picked, soFar);
    const offered = slot.candidates(state, seat, picked, soFar);
    const tried: Json[] = [];
    return left.some((value, index) => {
      if (tried.some((other) => same(other, value)) || !offered.some((other) => same(other, value))) return false;
      tried.push(value);
      return grow([...soFar, value], left.toSpliced(index, 1));
    });
  };
  return grow([], goal);
};

const slotOffers = <S>(slot: Slot<S>, state: S, seat: Seat, picked: PickedFields, value: Json): boolean => {
  if (slot.shape === "choice") return slot.candidates(state, seat, picked).some((other) => same(other, value));
  return !slot.gather && Array.isArray(value) && canGrow(slot, state, seat, picked, value);
};

/** True when the slots, one after the other, offer exactly these fields. */
const fillsForm = <S, C extends Tagged, E extends Tagged>(
  form: Form<S, C, E>,
  state: S,
  seat: Seat,
  fields: PickedFields,
): boolean => {
  let picked: PickedFields = {};
  for (const slot of form.slots) {
    const value = fields[slot.name];
    const asked = askedOf(slot, state, seat, picked);
    if (value === undefined ? asked === "yes" : asked === "no") return false;
    if (value === undefined) continue;
    if (!slotOffers(slot, state, seat, picked, value)) return false;
    picked = { ...picked, [slot.name]: value };
  }
  return Object.keys(fields).every((name) => name === "_tag" || name in picked);
};

/**
 * Whether an accepted command, or one with the same events, is offered: `yes`, `no`, or `unknown` when more is offered than
 * `atMost` and nothing equal was among it.
 */
export const isOffered = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
  command: C,
  fields: PickedFields,
  atMost: number,
  alike: (one: readonly E[], other: readonly E[]) => boolean = same,
): "yes" | "no" | "unknown" => {
  const form = rules.forms[command._tag];
  if (!form) return "no";
  if (fillsForm(form, state, seat, fields)) return "yes";
  const goal = form.decide(state, seat, command, diceFor("equivalent", 0));
  const only = { ...rules, forms: { [command._tag]: form } };
  let count = 0;
  for (const offer of listOffers(only, state, seat, atMost)) {
    count++;
    if (alike(form.decide(state, seat, offer, diceFor("equivalent", 0)), goal)) return "yes";
  }
  return count < atMost ? "no" : "unknown";
};
