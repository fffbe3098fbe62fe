import {
  type Chain,
  countAbility,
  distanceTo,
  doorsOf,
  type House,
  type Ruleset,
  squaresOfHouse,
  standAlike,
  type State,
  type Town,
} from "@blueplate/engine";

/** The distance of a house to which no road leads. */
export const UNREACHED = 99;

interface Known {
  readonly tiles: Town["tiles"];
  readonly houses: readonly House[];
  readonly driveIn: boolean;
  readonly distances: readonly number[];
}

const bySites = new WeakMap<Chain["restaurants"], Known>();

/** Distances from a chain's open doors to every house of the town, in the order of the houses. Kept with its restaurants. */
export const distancesOf = (ruleset: Ruleset, { town }: Pick<State, "town">, chain: Chain): readonly number[] => {
  const known = bySites.get(chain.restaurants);
  const driveIn = countAbility(ruleset.content, chain.atWork, "driveIn") > 0;
  if (known?.tiles === town.tiles && known.driveIn === driveIn && standAlike(known.houses, town.houses))
    return known.distances;
  const doors = doorsOf(ruleset, chain);
  const distances = town.houses.map(
    (house) => distanceTo(ruleset, town, doors, squaresOfHouse(house))?.distance ?? UNREACHED,
  );
  bySites.set(chain.restaurants, { tiles: town.tiles, houses: town.houses, driveIn, distances });
  return distances;
};
