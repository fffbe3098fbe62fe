import type { Malformed, Seat } from "@blueplate/kernel";
import { allDrinks, allGoods, type Content, withAbility } from "../content/index.ts";
import { moreDrinks } from "../forms/fetch-drink.ts";
import { boardOf } from "../geometry/index.ts";
import {
  addCounts,
  type Cards,
  type Chain,
  countOf,
  entriesOf,
  faultAt,
  type Good,
  totalOf,
  withCount,
} from "../model/index.ts";
import { type PositionContext, isBeforeWork } from "./position-context.ts";
import { leftInBox } from "./state.ts";

/** Cards that nobody has now: after payday any of them may have been at work until then (R17.2), of a 1x card one copy. */
const mayBeDismissed = ({ ruleset, head, given }: PositionContext): Cards => {
  let cards: Cards = {};
  for (const [employee, left] of leftInBox(ruleset, head, given)) {
    const most = ruleset.content.employees[employee]?.unique ? 1 : left;
    if (left > 0) cards = withCount(cards, employee, Math.min(left, most));
  }
  return cards;
};

/** Whoever may have made or fetched goods for a chain this round, as often as each of them acts. */
const crewOf = (here: PositionContext, { seat, atWork }: Chain): Cards => {
  const { ruleset, state, given } = here;
  const { phase } = given;
  if (isBeforeWork(phase)) return {};
  const all = phase === "marketing" || phase === "cleanup" ? addCounts(atWork, mayBeDismissed(here)) : atWork;
  const chains = state.chains.map((chain) => (chain.seat === seat ? { ...chain, atWork: all } : chain));
  return ruleset.formulas.workforce(ruleset, { ...state, chains }, seat);
};

/** Whether a card cooks a good, or somebody fetches it: of any other its module alone knows how many there may be. */
const madeByCards = ({ ruleset, state }: PositionContext): ((good: Good) => boolean) => {
  const { content } = ruleset;
  const everybody: Cards = Object.fromEntries(Object.keys(content.employees).map((employee) => [employee, 1]));
  const cooks = withAbility(content, everybody, "cook");
  const { sources } = boardOf(ruleset, state.town.tiles);
  return (good) =>
    allDrinks(content).includes(good) ||
    sources.some((source) => source.good === good) ||
    cooks.some(({ ability }) => countOf(ability.makes, good) > 0);
};

const cooked = (content: Content, crew: Cards, goods: readonly Good[]): number => {
  let most = 0;
  for (const { count, ability } of withAbility(content, crew, "cook")) {
    most += count * Math.max(...goods.map((good) => countOf(ability.makes, good)));
  }
  return most;
};

/** Every source that these buyers can pass gives once to each of them (R11.6); no range is asked for. */
const fetched = (here: PositionContext, seat: Seat, crew: Cards, goods: readonly Good[]): number => {
  const { content } = here.ruleset;
  const more = moreDrinks(here.ruleset, here.state, seat);
  const sources = boardOf(here.ruleset, here.state.town.tiles).sources.filter(({ good }) => goods.includes(good));
  let most = 0;
  for (const { count, ability } of withAbility(content, crew, "buy")) {
    most += count * sources.length * (ability.perSource + more);
  }
  if (!goods.some((good) => allDrinks(content).includes(good))) return most;
  for (const { count, ability } of withAbility(content, crew, "fetch")) most += count * (ability.count + more);
  return most;
};

const faultOfStock = (here: PositionContext, chain: Chain): Malformed | null => {
  const { ruleset, head, given, state } = here;
  const { seat } = chain;
  const isMade = madeByCards(here);
  const stock = entriesOf(chain.stock).filter(([good]) => isMade(good));
  const field = `given.chains.${head.players[seat]}.stock`;
  const kept = ruleset.formulas.freezerRoom(ruleset, state, seat);
  const crew = crewOf(here, chain);
  const mostOf = (goods: readonly Good[]): number =>
    kept + cooked(ruleset.content, crew, goods) + fetched(here, seat, crew, goods);
  for (const [good, count] of isBeforeWork(given.phase) ? [] : stock) {
    const most = mostOf([good]);
    if (count > most) return faultAt(`${field}.${good}`, { _tag: "MoreThanMade", most });
  }
  const most = mostOf(allGoods(ruleset.content));
  if (totalOf(Object.fromEntries(stock)) <= most) return null;
  return faultAt(field, isBeforeWork(given.phase) ? { _tag: "GoodsLeftOver", most } : { _tag: "MoreThanMade", most });
};

/** Goods that were thrown away at clean-up, or that nobody can have made (R19.1, R11); null when there are none. */
export const impossibleGoods = (here: PositionContext): Malformed | null => {
  for (const chain of here.state.chains) {
    const found = faultOfStock(here, chain);
    if (found) return found;
  }
  return null;
};
