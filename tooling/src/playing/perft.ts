import {
  askedOf,
  beginTable,
  type Form,
  gathered,
  openForms,
  type PickedFields,
  playOn,
  randomDecider,
  type Rules,
  type Seat,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { configOf, rulesOf } from "../games.ts";

/** A seeded game along which the offers are counted. */
export interface PerftCase {
  readonly game: string;
  readonly ruleset: string;
  /** Beside the ruleset, which is a preset. */
  readonly modules?: readonly string[];
  readonly players: number;
  readonly seed: string;
  /** Positions counted. */
  readonly positions: number;
}

/**
 * How many fillings the form offers, counted along the slots without listing the last one out; a list slot counts as the
 * number of its first elements.
 */
const countOffers = (
  form: Form<unknown, Tagged, Tagged>,
  state: unknown,
  seat: Seat,
  picked: PickedFields = {},
  from = 0,
): number => {
  const slot = form.slots[from];
  if (!slot) return 1;
  if (askedOf(slot, state, seat, picked) === "no") return countOffers(form, state, seat, picked, from + 1);
  const values =
    slot.shape === "list" ? slot.candidates(state, seat, picked, []) : slot.candidates(state, seat, picked);
  const leave = askedOf(slot, state, seat, picked) === "maybe" ? countOffers(form, state, seat, picked, from + 1) : 0;
  if (from === form.slots.length - 1) return values.length + leave;
  let count = leave;
  for (const value of values) {
    const filled = slot.shape === "list" ? gathered(slot, [value]) : value;
    count += countOffers(form, state, seat, { ...picked, [slot.name]: filled }, from + 1);
  }
  return count;
};

const lineOf = (rules: Rules, table: Table): string =>
  rules
    .waitsFor(table.state)
    .map((seat) => {
      const counts = openForms(rules, table.state, seat).map(
        (form) => `${form.tag} ${countOffers(form, table.state, seat)}`,
      );
      return `${table.entries.length - 1} seat ${seat}: ${counts.join(", ")}`;
    })
    .join("; ");

/** One line a position: who is waited for, and how many fillings each of his open forms offers. */
export const perftLines = (each: PerftCase): readonly string[] => {
  const { game, ruleset, modules = [], players: seats } = each;
  const rules = rulesOf(game, configOf(game, { ruleset, modules, seats }));
  const begun = beginTable(rules, each.seed, 0);
  const played = playOn(begun, randomDecider(each.seed), { most: each.positions - 1 });
  return [begun, ...Array.from(played, ({ after }) => after)]
    .filter(({ state }) => !rules.outcome(state))
    .map((table) => lineOf(rules, table));
};
