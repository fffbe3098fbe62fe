import {
  addCounts,
  allDrinks,
  type Chain,
  countOf,
  entriesOf,
  type Goods,
  type Ruleset,
  type State,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { withinReach } from "../dinner/certainty.ts";
import { salesOf, servicesOf } from "../dinner/dinner.ts";
import { fetchersOf } from "./purchases.ts";
import { goodsToServe, type GoodsLimit } from "../dinner/goods-to-serve.ts";

/** The town with these goods in the seat's stock. */
export const withGoods = (state: State, seat: Seat, goods: Goods): State => ({
  ...state,
  chains: state.chains.map((chain) =>
    chain.seat === seat ? { ...chain, stock: addCounts(chain.stock, goods) } : chain,
  ),
});

/** What a seat's dinner would bring tonight with these goods besides, in dollars (R14). */
export const incomeWith = (ruleset: Ruleset, state: State, seat: Seat, goods: Goods): number =>
  salesOf(ruleset, withGoods(state, seat, goods), seat).income;

/** The goods that win the house which brings a seat's dinner most, or null where none brings more. */
const bestGain = (ruleset: Ruleset, town: State, seat: Seat, within: GoodsLimit): Goods | null => {
  let best: Goods | null = null;
  let most = salesOf(ruleset, town, seat).income;
  for (const service of servicesOf(ruleset, town)) {
    if (service.offers[0]?.seat === seat) continue;
    const needs = goodsToServe(ruleset, town, service, seat, within);
    const income = needs ? incomeWith(ruleset, town, seat, needs) : 0;
    if (income <= most) continue;
    [best, most] = [needs, income];
  }
  return best;
};

/** The drinks among these goods. */
export const drinksIn = ({ content }: Ruleset, goods: Goods): Goods =>
  Object.fromEntries(entriesOf(goods).filter(([good]) => allDrinks(content).includes(good)));

/** What a seat can still get today besides what it has got: food as its cooks make it, drinks as its buyers bring them together. */
const reachOf = (ruleset: Ruleset, state: State, chain: Chain): ((got: Goods) => GoodsLimit) => {
  const drinks = allDrinks(ruleset.content);
  const today = withinReach(ruleset, state, chain);
  const { most, assign } = fetchersOf(ruleset, state, chain.seat);
  const known = new Map<string, boolean>();
  const isFetched = (wish: Goods): boolean => {
    const key = drinks.map((good) => countOf(wish, good)).join();
    const fetched = known.get(key) ?? assign(wish).missing.length === 0;
    known.set(key, fetched);
    return fetched;
  };
  return (got) => ({
    atMost: (good) => (drinks.includes(good) ? countOf(most, good) - countOf(got, good) : today.atMost(good)),
    can: (more) => {
      const all = addCounts(got, more);
      return today.can(all) && isFetched(drinksIn(ruleset, all));
    },
  });
};

/**
 * What to wish for tonight, food and drinks: what houses which the seat can still win lack, as its buyers can bring it and its
 * cooks can still cook it. House by house, the one first that brings most.
 */
export const tonightWishOf = (ruleset: Ruleset, state: State, seat: Seat): Goods => {
  const chain = state.chains[seat];
  if (!chain) return {};
  const after = reachOf(ruleset, state, chain);
  let got: Goods = {};
  // Each gain serves one house more, so there are no more of them than houses.
  for (let count = 0; count < state.town.houses.length; count++) {
    const gain = bestGain(ruleset, withGoods(state, seat, got), seat, after(got));
    if (!gain) break;
    got = addCounts(got, gain);
  }
  return got;
};

/** The drinks of what to wish for tonight. */
export const purchaseWishOf = (ruleset: Ruleset, state: State, seat: Seat): Goods =>
  drinksIn(ruleset, tonightWishOf(ruleset, state, seat));
