import {
  type Chain,
  countAbility,
  distanceTo,
  doorsOf,
  type House,
  type Restaurant,
  type Ruleset,
  squaresOfHouse,
  type State,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { Adjustment } from "../dinner/change.ts";

/** What an offer of a chain to a house goes by: dollars, waitresses, place in the order from 1, borders (none: no road). */
export interface OfferMeasures {
  readonly price: number;
  readonly waitresses: number;
  readonly place: number;
  readonly distance: number;
}

/** Borders to a house from the chain's restaurants, if all of these were open; infinite without a road. */
export const distanceFrom = (
  ruleset: Ruleset,
  state: State,
  chain: Chain,
  house: House,
  restaurants: readonly Restaurant[],
): number => {
  const doors = doorsOf(ruleset, { ...chain, restaurants });
  return distanceTo(ruleset, state.town, doors, squaresOfHouse(house))?.distance ?? Number.POSITIVE_INFINITY;
};

/** How a chain stands before a house. */
export const measuresOf = (ruleset: Ruleset, state: State, seat: Seat, house: House): OfferMeasures | null => {
  const chain = state.chains[seat];
  if (!chain) return null;
  return {
    price: ruleset.formulas.unitPrice(ruleset, state, seat),
    waitresses: countAbility(ruleset.content, ruleset.formulas.workforce(ruleset, state, seat), "serve"),
    place: state.turnOrder.indexOf(seat) + 1,
    distance: distanceFrom(ruleset, state, chain, house, chain.restaurants),
  };
};

/** How much of an adjustment lies between two measures, in its own unit. */
export const gainOf = (tag: Adjustment["_tag"], before: OfferMeasures, now: OfferMeasures): number => {
  switch (tag) {
    case "cheaper":
      return before.price - now.price;
    case "waitresses":
      return now.waitresses - before.waitresses;
    case "earlier":
      return before.place - now.place;
    case "nearer":
      return before.distance - now.distance;
  }
};
