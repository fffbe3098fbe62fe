import {
  abilityOf,
  actorsOf,
  actsLeft,
  type Command,
  type CommandOf,
  countOf,
  type EmployeeId,
  type Event,
  type Good,
  type Goods,
  kindsOf,
  type Ruleset,
  type State,
} from "@blueplate/engine";
import type { Rules, Seat } from "@blueplate/kernel";
import { foresee } from "../acts/foresee.ts";
import { lackedBy, salesOf } from "../dinner/dinner.ts";
import { drinksIn, tonightWishOf, withGoods } from "../drinks/purchase-wish.ts";

type Play = Rules<State, Command, Event>;

/** One cook and what he makes today; null rests. */
export interface CookOrder {
  readonly cook: EmployeeId;
  readonly good: Good | null;
}

/** The commands of orders, without those who rest. */
export const produceCommands = (orders: readonly CookOrder[]): readonly CommandOf<"work.produce">[] =>
  orders.flatMap(({ cook, good }) => (good === null ? [] : [{ _tag: "work.produce", cook, good }]));

/** The goods among which a cook chooses. */
export const makesOf = ({ content }: Ruleset, cook: EmployeeId): readonly Good[] =>
  kindsOf(abilityOf(content, cook, "cook")?.makes ?? {});

/** The town after these orders, as the rules would tell it. */
export const afterCooking = (rules: Play, state: State, seat: Seat, orders: readonly CookOrder[]): State =>
  produceCommands(orders).reduce((before, command) => foresee(rules, before, seat, command)?.state ?? before, state);

/** What all cooks would make by default, and the drinks that this reckons with: still to be fetched for tonight. */
export interface CookingPlan {
  readonly orders: readonly CookOrder[];
  readonly drinks: Goods;
}

/** What is asked of each good that a cook can make: the evening with it, and whether what to wish for tonight has more of it. */
interface CookCase {
  readonly ruleset: Ruleset;
  readonly seat: Seat;
  readonly afterGood: (good: Good) => State;
  readonly isWished: (good: Good) => boolean;
}

/** Of the goods that a cook can make the one that brings most; of equals what is wished for, then the one after which houses lack least. */
const bestOrder = ({ ruleset, seat, afterGood, isWished }: CookCase, cook: EmployeeId): CookOrder => {
  const [best] = makesOf(ruleset, cook)
    .map((good) => {
      const after = afterGood(good);
      const wished = isWished(good) ? 1 : 0;
      return { good, wished, income: salesOf(ruleset, after, seat).income, lack: lackedBy(ruleset, after, seat) };
    })
    .toSorted((a, b) => b.income - a.income || b.wished - a.wished || a.lack - b.lack);
  return { cook, good: best?.good ?? null };
};

/**
 * Everybody who can still cook, once for each time, each with what sells best. Food and drinks are one step of the day, in any order
 * (R7.1): whoever cooks first reckons with the drinks that can still be fetched for tonight.
 */
export const cookingPlanOf = (ruleset: Ruleset, rules: Play, state: State, seat: Seat): CookingPlan => {
  const wish = tonightWishOf(ruleset, state, seat);
  const drinks = drinksIn(ruleset, wish);
  const stock = state.chains[seat]?.stock ?? {};
  const orders = actorsOf(ruleset, state, seat, "cook")
    .flatMap((cook) => Array.from({ length: actsLeft(ruleset, state, seat, cook) }, () => cook))
    .filter((cook) => makesOf(ruleset, cook).length > 0)
    .reduce<readonly CookOrder[]>((before, cook) => {
      const cooked = afterCooking(rules, state, seat, before).chains[seat]?.stock ?? {};
      const afterGood = (good: Good): State =>
        withGoods(afterCooking(rules, state, seat, [...before, { cook, good }]), seat, drinks);
      const isWished = (good: Good): boolean => countOf(wish, good) > countOf(cooked, good) - countOf(stock, good);
      return [...before, bestOrder({ ruleset, seat, afterGood, isWished }, cook)];
    }, []);
  return { orders, drinks };
};
