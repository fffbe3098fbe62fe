import {
  type Command,
  type CommandTag,
  countOf,
  entriesOf,
  type Goods,
  isNothing,
  type State,
  totalOf,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { after, type ReplayDays, isLegal, offersOf } from "./replay.ts";

/** Ways to get food that are looked at for one decision. */
const FOOD_AT_MOST = 100;

const FOOD: readonly CommandTag[] = ["work.produce", "work.fetchDrink", "work.buyDrinks"];

/** The goods still wanted once the stock of a chain has grown. */
export const leftOf = (wanted: Goods, seat: Seat, before: State, now: State): Goods => {
  const stockIn = ({ chains }: State): Goods => chains[seat]?.stock ?? {};
  return Object.fromEntries(
    entriesOf(wanted).flatMap(([good, count]) => {
      const left = count - Math.max(0, countOf(stockIn(now), good) - countOf(stockIn(before), good));
      return left > 0 ? [[good, left]] : [];
    }),
  );
};

/** A way to get what is wanted that does not close what comes next, unless that gets food too. */
export const foodMove = (
  days: ReplayDays,
  state: State,
  seat: Seat,
  wanted: Goods,
  next: Command | undefined,
): Command | null => {
  if (isNothing(wanted)) return null;
  const closes = (then: State): boolean =>
    next !== undefined &&
    !FOOD.includes(next._tag) &&
    isLegal(days, state, { seat, command: next }) &&
    !isLegal(days, then, { seat, command: next });
  for (const command of offersOf(days, FOOD, state, seat, FOOD_AT_MOST)) {
    const done = after(days, state, { seat, command });
    if (!done || totalOf(leftOf(wanted, seat, state, done.state)) === totalOf(wanted)) continue;
    return closes(done.state) ? null : command;
  }
  return null;
};
