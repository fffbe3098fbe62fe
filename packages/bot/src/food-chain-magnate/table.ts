import { type Command, type Ruleset, rulesetOf, type State } from "@blueplate/engine";
import {
  check,
  type Dice,
  diceFor,
  type Json,
  openForms,
  type PickedFields,
  type Rules,
  type Seat,
  commandOf,
  nextSlot,
  askedOf,
  gathered,
  type Slot,
} from "@blueplate/kernel";
import type { Budget } from "../bot.ts";
import type { Worths } from "./module-worth.ts";
import { type Script, STEADY } from "./scripts/script.ts";

/** What a decision is made from: the view of one's own seat, the rules as rows, and chance of this decision. */
export interface DecisionContext {
  readonly state: State;
  readonly seat: Seat;
  readonly rules: Rules<State, Command>;
  readonly ruleset: Ruleset;
  readonly dice: Dice;
  readonly worths: Worths;
  /** How the company is led. */
  readonly script: Script;
}

/** The table as a seat may see it, ready to think about. */
export const hereOf = (
  state: State,
  seat: Seat,
  rules: Rules<State, Command>,
  budget: Budget,
  worths: Worths,
  script: Script = STEADY,
): DecisionContext => ({
  state,
  seat,
  rules,
  ruleset: rulesetOf(rules),
  dice: diceFor(budget.seed, 0),
  worths,
  script,
});

/** Chooses a value of a slot, or null to give the form up. */
export type SlotChooser = (offers: readonly Json[], picked: PickedFields) => Json | null;

/** How the slots of a form are filled; a slot without an entry takes its first offer, an optional one is left out. */
export type SlotPlan = Readonly<Record<string, SlotChooser>>;

/** Offers looked at closely of a slot with many: evenly spread, so that no corner of the map is forgotten. */
export const spread = <T>(items: readonly T[], most: number): readonly T[] => {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]).flatMap((item) =>
    item === undefined ? [] : [item],
  );
};

/** The item with the highest value; null of none or when none is above `least`. */
export const best = <T>(
  items: readonly T[],
  valueOf: (item: T) => number,
  least = Number.NEGATIVE_INFINITY,
): T | null => {
  let found: T | null = null;
  let highest = least;
  for (const item of items) {
    const value = valueOf(item);
    if (value > highest) {
      highest = value;
      found = item;
    }
  }
  return found;
};

/** A value for the slot; undefined leaves it out, null gives the form up. */
const fillSlot = (
  here: DecisionContext,
  slot: Slot<State>,
  picked: PickedFields,
  choose: SlotChooser | undefined,
): Json | null | undefined => {
  const { state, seat } = here;
  const optional = askedOf(slot, state, seat, picked) === "maybe";
  if (!choose && optional) return undefined;
  if (slot.shape === "list") {
    const list = choose?.(slot.candidates(state, seat, picked, []), picked) ?? [];
    return Array.isArray(list) ? gathered(slot, list) : null;
  }
  const offers = slot.candidates(state, seat, picked);
  const value = choose ? choose(offers, picked) : (offers[0] ?? null);
  return value === null && optional ? undefined : value;
};

/**
 * Fills the form of `tag` by the plan, a slot that it does not name by `kinds`, the kinds of slots; null when it is not open, given
 * up, or refused.
 */
export const fill = (here: DecisionContext, tag: string, plan: SlotPlan = {}, kinds: SlotPlan = {}): Command | null => {
  const form = openForms(here.rules, here.state, here.seat).find((each) => each.tag === tag);
  if (!form) return null;
  let picked: PickedFields = {};
  const skipped: string[] = [];
  for (;;) {
    const slot = nextSlot(form, here.state, here.seat, picked, skipped);
    if (!slot) break;
    const value = fillSlot(here, slot, picked, plan[slot.name] ?? kinds[slot.kind]);
    if (value === null) return null;
    if (value === undefined) skipped.push(slot.name);
    else picked = { ...picked, [slot.name]: value };
  }
  const command = commandOf(form, picked);
  return check(here.rules, here.state, here.seat, command) === null ? command : null;
};
