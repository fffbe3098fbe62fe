import {
  cornerSquare,
  distanceTo,
  doorsOf,
  type Ruleset,
  type Square,
  squaresOfHouse,
  type State,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { RestaurantSite } from "./restaurant-site.ts";

/** The distance of a house to which no road leads. */
export const UNREACHED = 99;

/** How far a door is from every house of the town, in the order of the houses. */
interface Door<T> {
  readonly site: T;
  readonly tile: number;
  readonly distances: readonly number[];
}

const distancesFrom = (ruleset: Ruleset, { town }: State, doors: ReturnType<typeof doorsOf>): readonly number[] =>
  town.houses.map((house) => distanceTo(ruleset, town, doors, squaresOfHouse(house))?.distance ?? UNREACHED);

const tileOf = ([x, y]: Square): number => Math.floor(y / 5) * 100 + Math.floor(x / 5);

/** The doors of sites, one for each list of distances. */
const doorsAt = <T extends RestaurantSite>(ruleset: Ruleset, state: State, sites: readonly T[]): readonly Door<T>[] => {
  const known = new Map<string, Door<T>>();
  for (const site of sites) {
    const square = cornerSquare(site.at, site.entrance);
    const distances = distancesFrom(ruleset, state, [{ square, restaurant: site.at }]);
    const name = distances.join();
    if (!known.has(name)) known.set(name, { site, tile: tileOf(square), distances });
  }
  return [...known.values()];
};

/** How good it is to be so far from the houses when the nearest rival is that far from them. */
const worthAgainst = (own: readonly number[], rival: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < own.length; at++) {
    const distance = own[at] ?? UNREACHED;
    if (distance >= UNREACHED) continue;
    const ahead = (rival[at] ?? UNREACHED) - distance;
    sum += 2 / (2 + distance) + (ahead > 0 ? 1.6 : ahead === 0 ? 0.8 : ahead === -1 ? 0.3 : 0);
  }
  return sum;
};

const nearest = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((distance, at) => Math.min(distance, other[at] ?? UNREACHED));

const rivalsOf = (ruleset: Ruleset, state: State, seat: Seat): readonly number[] =>
  state.chains
    .filter((chain) => chain.seat !== seat)
    .map((chain) => distancesFrom(ruleset, state, doorsOf(ruleset, chain)))
    .reduce(
      nearest,
      state.town.houses.map(() => UNREACHED),
    );

/** What a door is worth once the next chain has taken the door that is best for it, on another tile. */
const afterAnswer = <T>(door: Door<T>, others: readonly Door<T>[], rivals: readonly number[]): number => {
  const near = nearest(rivals, door.distances);
  let answer: readonly number[] = rivals;
  let most = Number.NEGATIVE_INFINITY;
  for (const other of others) {
    if (other.tile === door.tile) continue;
    const theirs = worthAgainst(other.distances, near);
    if (theirs > most) {
      most = theirs;
      answer = other.distances;
    }
  }
  return worthAgainst(door.distances, nearest(rivals, answer));
};

/** Doors looked at closely: those that are best before anybody answers. */
const LOOKED_AT = 24;

/**
 * Sites for a first restaurant, the best first: those that are best when whoever comes after takes the best answer. Of sites as far
 * from every house the first stands for all.
 */
export const firstSites = <T extends RestaurantSite>(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  sites: readonly T[],
): readonly T[] => {
  const rivals = rivalsOf(ruleset, state, seat);
  const isAnswered = state.chains.some((chain) => chain.seat !== seat && chain.restaurants.length === 0);
  const ranked = doorsAt(ruleset, state, sites)
    .map((door) => ({ door, worth: worthAgainst(door.distances, rivals) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, LOOKED_AT);
  const others = ranked.map(({ door }) => door);
  return ranked
    .map(({ door, worth }) => ({ door, worth: isAnswered ? afterAnswer(door, others, rivals) : worth }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ door: { site } }) => site);
};
