import type { Seat } from "@blueplate/kernel";
import { type Ruleset, saleTo } from "../formulas/index.ts";
import { distanceTo, doorsOf, squaresOfHouse } from "../geometry/index.ts";
import {
  addCounts,
  countList,
  countOf,
  entriesOf,
  type Goods,
  type House,
  type Offer,
  type State,
  subtractCounts,
  withCount,
} from "../model/index.ts";

/** Why a chain makes no offer to a house: bankrupt, no open restaurant on a road to it, or goods that are missing. */
export interface NoOffer {
  readonly seat: Seat;
  readonly bankrupt: boolean;
  readonly connected: boolean;
  readonly missing: Goods;
}

/** Who would serve a house if dinner were now: offers in order of rank, the first one serves; the others with the reason. */
export interface Service {
  readonly house: number;
  readonly offers: readonly Offer[];
  readonly others: readonly NoOffer[];
  /** What the sale would bring the first of the offers, in dollars; 0 when nobody serves. */
  readonly income: number;
}

const noOffersTo = (ruleset: Ruleset, state: State, house: House, offers: readonly Offer[]): readonly NoOffer[] =>
  state.turnOrder
    .filter((seat) => !offers.some((offer) => offer.seat === seat))
    .flatMap((seat): readonly NoOffer[] => {
      const chain = state.chains[seat];
      if (!chain) return [];
      let missing: Goods = {};
      for (const [good, count] of entriesOf(countList(house.demand))) {
        missing = withCount(missing, good, Math.max(0, count - countOf(chain.stock, good)));
      }
      const doors = doorsOf(ruleset, chain);
      const connected = distanceTo(ruleset, state.town, doors, squaresOfHouse(house)) !== null;
      return [{ seat, bankrupt: chain.bankrupt, connected, missing }];
    });

/** The state once the seat has handed over what the house wants. */
const afterSale = (state: State, seat: Seat, house: House): State => ({
  ...state,
  chains: state.chains.map((chain) =>
    chain.seat === seat ? { ...chain, stock: subtractCounts(chain.stock, countList(house.demand)) } : chain,
  ),
});

/**
 * Every house with demand as it would be served if dinner were now: in ascending number, each sale out of what the ones before
 * it have left of the stock, at the prices of this moment (R14.1).
 */
export const servicesOf = (ruleset: Ruleset, state: State): readonly Service[] => {
  let now = state;
  return state.town.houses
    .filter((house) => house.demand.length > 0)
    .map((house): Service => {
      const offers = ruleset.formulas.offersTo(ruleset, now, house);
      const others = noOffersTo(ruleset, now, house, offers);
      const [best] = offers;
      const income = best ? saleTo(ruleset, now, house, best.seat).income : 0;
      if (best) now = afterSale(now, best.seat, house);
      return { house: house.house, offers, others, income };
    });
};

/** What one chain would sell at such a dinner, and what that brings. */
export interface Sales {
  readonly houses: readonly number[];
  readonly goods: Goods;
  readonly income: number;
}

/** What a seat would sell if dinner were now. */
export const salesOf = (ruleset: Ruleset, state: State, seat: Seat): Sales => {
  const won = servicesOf(ruleset, state).filter(({ offers }) => offers[0]?.seat === seat);
  const houses = won.map(({ house }) => house);
  const goods = state.town.houses
    .filter(({ house }) => houses.includes(house))
    .reduce<Goods>((sum, { demand }) => addCounts(sum, countList(demand)), {});
  return { houses, goods, income: won.reduce((sum, { income }) => sum + income, 0) };
};
