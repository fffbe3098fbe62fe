import {
  distanceTo,
  doorsOf,
  type Entrance,
  type House,
  type Ruleset,
  type Square,
  squaresOfHouse,
  type State,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** How far a chain's nearest entrance is from a house, in tile borders; chains without a road to it are left out. */
export interface HouseDistance {
  readonly seat: Seat;
  readonly distance: number;
  /** The restaurant that it is measured from, by its north-west square. */
  readonly restaurant: Square;
}

/** A house with the distances of all chains, the nearest first. */
export interface Nearness {
  readonly house: number;
  readonly chains: readonly HouseDistance[];
}

const doors = (ruleset: Ruleset, state: State, seat: Seat, soon: boolean): readonly Entrance[] => {
  const chain = state.chains[seat];
  if (!chain || chain.bankrupt) return [];
  return doorsOf(
    ruleset,
    soon ? { ...chain, restaurants: chain.restaurants.map((each) => ({ ...each, open: true })) } : chain,
  );
};

/** The distances of all chains to a house that stands or might stand there; `soon` counts what is coming soon as open. */
export const nearnessOf = (
  ruleset: Ruleset,
  state: State,
  house: Pick<House, "at" | "garden">,
  soon = false,
): readonly HouseDistance[] =>
  state.turnOrder
    .flatMap((seat): readonly HouseDistance[] => {
      const way = distanceTo(ruleset, state.town, doors(ruleset, state, seat, soon), squaresOfHouse(house));
      return way ? [{ seat, ...way }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance);

/** Every house that a road joins to any chain, with the distances of all of them; `soon` as for `nearnessOf`. */
export const nearnessOfAll = (ruleset: Ruleset, state: State, soon = false): readonly Nearness[] =>
  state.town.houses
    .map((house) => ({ house: house.house, chains: nearnessOf(ruleset, state, house, soon) }))
    .filter(({ chains }) => chains.length > 0);
