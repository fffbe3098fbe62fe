import {
  abilityOf,
  addCounts,
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
import { withRivalsAtMost } from "../dinner/certainty.ts";
import { lackedBy, salesOf } from "../dinner/dinner.ts";
import { drinksIn, tonightWishOf, withGoods } from "../drinks/purchase-wish.ts";
import { keptForTomorrow } from "../marketing/kept-for-tomorrow.ts";
import { isWorthHaving } from "../worth/worth-having.ts";
import { type Mix, mixesOf } from "./mixes.ts";

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

/** The kitchen at the turn of one cook: what the others make by now, and what is wished for. */
interface Kitchen {
  readonly ruleset: Ruleset;
  readonly rules: Play;
  readonly seat: Seat;
  /** The town as the orders before leave it, without the drinks that are still to be fetched. */
  readonly state: State;
  readonly drinks: Goods;
  /** How many more of a good are wished for tonight, and tomorrow besides. */
  readonly lacks: readonly ((good: Good) => boolean)[];
}

/**
 * What the evening would bring as it stands, and what of it holds whatever rivals still get today, in dollars of two evenings: a good
 * that nobody can outbid comes before one that a cook across the street may still make.
 */
const prospectOf = (ruleset: Ruleset, town: State, seat: Seat): number =>
  salesOf(ruleset, town, seat).income + salesOf(ruleset, withRivalsAtMost(ruleset, town, seat), seat).income;

/** What a good would bring, ranked: what brings most, then what is wished for tonight, tomorrow, and after which houses lack least. */
const rankOf = ({ ruleset, rules, seat, state, drinks, lacks }: Kitchen, cook: EmployeeId, good: Good) => {
  const seen = foresee(rules, state, seat, { _tag: "work.produce", cook, good });
  if (!seen) return [];
  const [before, after] = [withGoods(state, seat, drinks), withGoods(seen.state, seat, drinks)];
  const wished = lacks.findIndex((isLacking) => isLacking(good));
  const isWished = wished >= 0;
  if (!isWorthHaving({ ruleset, rules, seat, good, before, after, brings: seen.events, isWished })) return [];
  const prospect = prospectOf(ruleset, after, seat);
  return [{ good, prospect, wished: isWished ? wished : lacks.length, lack: lackedBy(ruleset, after, seat) }];
};

/** Of these goods, so far as they are worth cooking, the best one; without any the cook rests. */
const bestOrder = (kitchen: Kitchen, cook: EmployeeId, among: readonly Good[]): CookOrder => {
  const [best] = among
    .flatMap((good) => rankOf(kitchen, cook, good))
    .toSorted((a, b) => b.prospect - a.prospect || a.wished - b.wished || a.lack - b.lack);
  return { cook, good: best?.good ?? null };
};

/** Orders, one cook after the other, each with the best of the goods that he may make, and what they promise. */
const ordersIn = (morning: Omit<Kitchen, "lacks">, wishes: readonly Goods[], mix: Mix) => {
  const { ruleset, rules, seat, state, drinks } = morning;
  const stock = state.chains[seat]?.stock ?? {};
  let now = state;
  const orders = mix.map(({ cook, among }): CookOrder => {
    const cooked = now.chains[seat]?.stock ?? {};
    const lacks = wishes.map(
      (all) => (good: Good) => countOf(all, good) > countOf(cooked, good) - countOf(stock, good),
    );
    const order = bestOrder({ ...morning, state: now, lacks }, cook, among);
    now = afterCooking(rules, now, seat, [order]);
    return order;
  });
  return { orders, prospect: prospectOf(ruleset, withGoods(now, seat, drinks), seat) };
};

/**
 * Everybody who can still cook, once for each time, each with what is best worth it, or resting. Food and drinks are one step of the
 * day, in any order (R7.1): whoever cooks first reckons with the drinks that can still be fetched for tonight. One cook after the other
 * does not find every meal, for a house that wants two pizzas buys nothing of the first: all the mixes are compared, and the first that
 * sells most, as the town stands and should every rival get all that he still may, is the plan. What the table makes by default, what the coach advises and what counts as unused are all this plan.
 */
export const cookingPlanOf = (ruleset: Ruleset, rules: Play, state: State, seat: Seat): CookingPlan => {
  const wish = tonightWishOf(ruleset, state, seat);
  const drinks = drinksIn(ruleset, wish);
  const wishes = [wish, addCounts(wish, keptForTomorrow(ruleset, withGoods(state, seat, wish), seat))];
  const cooks = actorsOf(ruleset, state, seat, "cook")
    .flatMap((cook) => Array.from({ length: actsLeft(ruleset, state, seat, cook) }, () => cook))
    .map((cook) => ({ cook, among: makesOf(ruleset, cook) }))
    .filter(({ among }) => among.length > 0);
  const [best] = mixesOf(cooks)
    .map((mix) => ordersIn({ ruleset, rules, seat, state, drinks }, wishes, mix))
    .toSorted((a, b) => b.prospect - a.prospect);
  return { orders: best?.orders ?? [], drinks };
};

/** How many cooks of a plan have something to make that is worth it, and how many rest. */
export const cooksIn = ({ orders }: CookingPlan): { readonly busy: number; readonly resting: number } => {
  const busy = orders.filter(({ good }) => good !== null).length;
  return { busy, resting: orders.length - busy };
};
