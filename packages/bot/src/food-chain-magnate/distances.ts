import {
  type Chain,
  distanceTo,
  doorsOf,
  type Entrance,
  type Ruleset,
  squaresOfHouse,
  type State,
  type Town,
} from "@blueplate/engine";
import { memoizeTown } from "./memoize-town.ts";

/** The distance of a house to which no road leads. */
export const UNREACHED = 99;

/** By the square of a door its distances to every house, for one town: filled as they are asked for. */
const doorsIn = memoizeTown((_: Town) => new Map<number, readonly number[]>());

/** No board has a thousand squares a side. */
const keyOf = ({ square: [x, y] }: Entrance): number => y * 1000 + x;

/** Distances from a door to every house of the town, in the order of the houses. */
export const distancesFrom = (ruleset: Ruleset, town: Town, door: Entrance): readonly number[] => {
  const doors = doorsIn(town);
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
export const nearest = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((distance, at) => Math.min(distance, other[at] ?? UNREACHED));

/** Distances that reach no house of the town. */
export const unreached = ({ houses }: Town): readonly number[] => houses.map(() => UNREACHED);

/** Distances from a chain's open doors to every house of the town, in the order of the houses. */
export const distancesOf = (ruleset: Ruleset, { town }: Pick<State, "town">, chain: Chain): readonly number[] => {
  const [first, ...others] = doorsOf(ruleset, chain);
  if (!first) return unreached(town);
  return others.reduce(
    (near, door) => nearest(near, distancesFrom(ruleset, town, door)),
    distancesFrom(ruleset, town, first),
  );
};
