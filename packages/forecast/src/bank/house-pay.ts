import {
  addCounts,
  type Chain,
  countList,
  countOf,
  type Event,
  type Good,
  type Goods,
  holds,
  type House,
  isNothing,
  type Ruleset,
  type State,
  withCount,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { besideGoods } from "../dinner/unmarketed-goods.ts";
import { withinReach } from "../dinner/certainty.ts";
import { dinnerOf, missingOf } from "../dinner/dinner.ts";

/** A coming dinner as the bank sees it. */
export interface BankCase {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly acting: readonly Seat[];
  readonly chains: readonly Chain[];
  /** A garden may still be laid beside any house. */
  readonly builders: boolean;
  /** What a dinner at which nobody eats brings each chain, its CFO left out, in dollars. */
  readonly flat: ReadonlyMap<Seat, number>;
}

/** What these events pay out of the bank, in dollars. */
export const paidBy = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event._tag === "MoneyPaid" ? Math.max(0, event.amount) : 0), 0);

/** The town with nobody hungry but these houses. */
export const withHungry = (state: State, hungry: readonly House[]): State => ({
  ...state,
  town: {
    ...state.town,
    houses: state.town.houses.map(
      (each) => hungry.find(({ house }) => house === each.house) ?? { ...each, demand: [] },
    ),
  },
});

const withStock = (state: State, chain: Chain, stock: Goods): State => ({
  ...state,
  chains: state.chains.map((each) => (each.seat === chain.seat ? { ...chain, stock } : each)),
});

/** What serving this house out of this stock brings the chain by the rules of the game: the sale and all that follows from it. */
const broughtOutOf = (ruleset: Ruleset, state: State, chain: Chain, house: House, stock: Goods): number => {
  const { seat } = chain;
  const offersTo: typeof ruleset.formulas.offersTo = (rules, now) => [
    {
      seat,
      unitPrice: rules.formulas.unitPrice(rules, now, seat),
      distance: 0,
      waitresses: 0,
      restaurant: chain.restaurants[0]?.at ?? [0, 0],
    },
  ];
  const hungry = withHungry(state, [house]);
  const alone = { ...ruleset, formulas: { ...ruleset.formulas, offersTo } };
  const { events } = dinnerOf(alone, withStock(hungry, chain, stock), house.house);
  return paidBy(events);
};

/** True where the chain could serve the house out of this stock if it has a road there: it holds what it would sell. */
const couldServe = (ruleset: Ruleset, state: State, chain: Chain, house: House, stock: Goods): boolean =>
  holds(stock, ruleset.formulas.saleTo(ruleset, withStock(state, chain, stock), house, chain.seat).goods);

/** Every choice of some of these goods, each as many as there are, and of none. */
const choicesOf = (goods: readonly (readonly [Good, number])[]): readonly Goods[] =>
  goods.reduce<readonly Goods[]>(
    (choices, [good, count]) => [...choices, ...choices.map((each) => withCount(each, good, count))],
    [{}],
  );

/**
 * The stocks out of which the chain may serve the house at dinner, as far as they make a difference. Goods that no house asks for are sold
 * by a rule of their own: it may have them or not, by what it still makes and what houses before have bought.
 */
const stocksFor = ({ ruleset, state, acting }: BankCase, chain: Chain, house: House): readonly Goods[] => {
  const asked = countList(house.demand);
  const needs = missingOf(chain.stock, asked);
  const reach = acting.includes(chain.seat) ? withinReach(ruleset, state, chain) : null;
  const isAsked = isNothing(needs) || reach?.can(needs) === true;
  const besides = besideGoods(ruleset)
    .map((good) => [good, countOf(chain.stock, good) + (reach?.atMost(good) ?? 0)] as const)
    .filter(([, count]) => count > 0);
  return choicesOf(besides)
    .map((choice) => (isAsked ? addCounts(asked, choice) : choice))
    .filter((stock) => couldServe(ruleset, state, chain, house, stock));
};

/** The least and the most that serving this house brings the chain, in dollars, if it is let; null where it cannot have the goods. */
export const broughtBy = (
  given: BankCase,
  chain: Chain,
  house: House,
): { readonly least: number; readonly most: number } | null => {
  const sums = stocksFor(given, chain, house).map((stock) =>
    broughtOutOf(given.ruleset, given.state, chain, house, stock),
  );
  return sums.length === 0 ? null : { least: Math.min(...sums), most: Math.max(...sums) };
};
