import type { Seat } from "@blueplate/kernel";
import type { Ruleset } from "../formulas/index.ts";
import { distanceTo, doorsOf, squaresOfHouse } from "../geometry/index.ts";
import { countList, countOf, entriesOf, type Goods, type Offer, type State, withCount } from "../model/index.ts";

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
}

/** Every house with demand, in ascending number, as it would be served with the stock and the prices of this moment. */
export const servicesOf = (ruleset: Ruleset, state: State): readonly Service[] =>
  state.town.houses
    .filter((house) => house.demand.length > 0)
    .map((house): Service => {
      const offers = ruleset.formulas.offersTo(ruleset, state, house);
      const others = state.turnOrder
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
      return { house: house.house, offers, others };
    });
