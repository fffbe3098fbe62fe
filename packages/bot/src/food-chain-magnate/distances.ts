import {
  type Chain,
  countAbility,
  distanceTo,
  doorsOf,
  type Entrance,
  type Ruleset,
  squaresOfHouse,
  type State,
  type Town,
} from "@blueplate/engine";
import { UNREACHED } from "@blueplate/forecast";
import { memoizeTown } from "./memoize-town.ts";

/** Distances of one town, filled as they are asked for. */
interface DistanceTable {
  /** By the square of a door those to every house. */
  readonly doors: Map<number, readonly number[]>;
  /** By the restaurants of a chain the same, once as they are and once as drive-ins. */
  readonly sites: WeakMap<Chain["restaurants"], KnownSites>;
}

interface KnownSites {
  usual?: readonly number[];
  driveIn?: readonly number[];
}

const tableIn = memoizeTown((_: Town): DistanceTable => ({ doors: new Map(), sites: new WeakMap() }));

/** No board has a thousand squares a side. */
const keyOf = ({ square: [x, y] }: Entrance): number => y * 1000 + x;

/** Distances from a door to every house of the town, in the order of the houses. */
export const distancesFrom = (ruleset: Ruleset, town: Town, door: Entrance): readonly number[] => {
  const { doors } = tableIn(town);
  const key = keyOf(door);
  const known = doors.get(key);
  if (known) return known;
  const distances = town.houses.map(
    (house) => distanceTo(ruleset, town, [door], squaresOfHouse(house))?.distance ?? UNREACHED,
  );
  doors.set(key, distances);
  return distances;
};

/** By house the smaller of both distances. */
const nearest = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((distance, at) => Math.min(distance, other[at] ?? UNREACHED));

/** Distances that reach no house of the town. */
const unreached = ({ houses }: Town): readonly number[] => houses.map(() => UNREACHED);

const findDistances = (ruleset: Ruleset, town: Town, chain: Chain): readonly number[] => {
  const [first, ...others] = doorsOf(ruleset, chain);
  if (!first) return unreached(town);
  return others.reduce(
    (near, door) => nearest(near, distancesFrom(ruleset, town, door)),
    distancesFrom(ruleset, town, first),
  );
};

/** Distances from a chain's open doors to every house of the town, in the order of the houses. Kept with its restaurants. */
export const distancesOf = (ruleset: Ruleset, { town }: Pick<State, "town">, chain: Chain): readonly number[] => {
  const { sites } = tableIn(town);
  const known = sites.get(chain.restaurants) ?? {};
  const way = countAbility(ruleset.content, chain.atWork, "driveIn") > 0 ? "driveIn" : "usual";
  const distances = known[way] ?? findDistances(ruleset, town, chain);
  known[way] = distances;
  sites.set(chain.restaurants, known);
  return distances;
};
