import {
  abilityOf,
  allGoods,
  type Cards,
  type Chain,
  type Content,
  countOf,
  drinksOf,
  type EmployeeId,
  entrancesOf,
  type Goods,
  supplyTripsOf,
  kindsOf,
  kindsThat,
  moreDrinks,
  type Ruleset,
  type Square,
  type State,
} from "@blueplate/engine";
import { memoizeByName, memoizeRecent } from "../memoize.ts";

/** Pieces of each good, in the order of the goods of the game. */
export type Pieces = readonly number[];

/** Goods as numbers in the order of the goods of the game. */
export const piecesOf = (content: Content, goods: Goods): Pieces => {
  const all = allGoods(content);
  return all.map((good) => countOf(goods, good));
};

/** A trip of a buyer, and what it brings. */
export interface DrinkTrip {
  readonly from: Square;
  readonly route: readonly Square[];
  readonly drinks: Goods;
  readonly pieces: Pieces;
}

/** What a chain could put on tables tonight: its stock, and what the cards that act for it can still make and bring. */
export interface Capacity {
  /** Its stock, and what cards make that make one good only. */
  readonly ready: Pieces;
  /** One entry a card that makes one of several goods: the number of each. */
  readonly makers: readonly Pieces[];
  /** One entry a card: the number that it fetches of each drink, one of which it fetches. */
  readonly fetchers: readonly Pieces[];
  /** One entry a buyer: what each of its trips would bring. */
  readonly trips: readonly (readonly DrinkTrip[])[];
}

const isAlike = (one: Pieces, other: Pieces): boolean => one.every((count, at) => count === (other[at] ?? 0));

const sumOf = (pieces: Pieces): number => pieces.reduce((sum, count) => sum + count, 0);

const findTrips = (ruleset: Ruleset, state: State, chain: Chain, buyer: EmployeeId): readonly DrinkTrip[] => {
  const found: DrinkTrip[] = [];
  for (const { square } of entrancesOf(ruleset, chain)) {
    for (const { route, sources } of supplyTripsOf(ruleset, state, chain.seat, buyer, square)) {
      const { drinks } = drinksOf(ruleset, state, chain.seat, buyer, sources);
      const pieces = piecesOf(ruleset.content, drinks);
      if (!found.some((trip) => isAlike(pieces, trip.pieces))) found.push({ from: square, route, drinks, pieces });
    }
  }
  // Those that bring fewest first, so that of two that bring what is lacking the one with less besides is taken.
  return found.toSorted((a, b) => sumOf(a.pieces) - sumOf(b.pieces));
};

interface KnownTrips {
  readonly tiles: State["town"]["tiles"];
  readonly milestones: Chain["milestones"];
  readonly doors: number;
  readonly trips: Map<EmployeeId, readonly DrinkTrip[]>;
}
const tripsBySites = new WeakMap<Chain["restaurants"], KnownTrips>();

/** The trips of a buyer, one for whatever can be brought together, the smallest first. Kept with the restaurants. */
export const tripsOfBuyer = (ruleset: Ruleset, state: State, chain: Chain, buyer: EmployeeId): readonly DrinkTrip[] => {
  const doors = entrancesOf(ruleset, chain).length;
  let known = tripsBySites.get(chain.restaurants);
  if (known?.tiles !== state.town.tiles || known.milestones !== chain.milestones || known.doors !== doors) {
    known = { tiles: state.town.tiles, milestones: chain.milestones, doors, trips: new Map() };
    tripsBySites.set(chain.restaurants, known);
  }
  const before = known.trips.get(buyer);
  if (before) return before;
  const trips = findTrips(ruleset, state, chain, buyer);
  known.trips.set(buyer, trips);
  return trips;
};

const NOBODY: Omit<Capacity, "ready"> = { makers: [], fetchers: [], trips: [] };

const bringsSomething = (content: Content, employee: EmployeeId): boolean =>
  bringersOf(content.employees).has(employee);
const bringersOf = memoizeRecent(
  (rows: Content["employees"]): ReadonlySet<EmployeeId> =>
    new Set(
      kindsOf(rows).filter((kind) =>
        rows[kind]?.abilities.some(({ _tag }) => _tag === "cook" || _tag === "fetch" || _tag === "buy"),
      ),
    ),
);

/** What a cook makes, once for each kind. */
const madeBy = memoizeByName((content: Content, employee: EmployeeId): Pieces | null => {
  const makes = abilityOf(content, employee, "cook")?.makes;
  return makes ? piecesOf(content, makes) : null;
});

/** What a card that fetches brings: so many of one drink. */
const fetchedAs = (content: Content, count: number): Pieces => fetchesOf(content.goods)(count);
const fetchesOf = memoizeRecent((goods: Content["goods"]): ((count: number) => Pieces) => {
  const known = new Map<number, Pieces>();
  return (count) => {
    const pieces = known.get(count) ?? allGoods({ goods }).map((good) => (goods[good]?.kind === "drink" ? count : 0));
    known.set(count, pieces);
    return pieces;
  };
});

/** The capacity with one more card that acts. */
export const withActor = (
  ruleset: Ruleset,
  state: State,
  chain: Chain,
  capacity: Capacity,
  employee: EmployeeId,
): Capacity => {
  const { content } = ruleset;
  if (!bringsSomething(content, employee)) return capacity;
  const more = madeBy(content, employee);
  const fetches = abilityOf(content, employee, "fetch");
  const buys = abilityOf(content, employee, "buy");
  const { ready, makers, fetchers, trips } = capacity;
  const isFlexible = more !== null && more.filter((count) => count > 0).length > 1;
  return {
    ready: more && !isFlexible ? ready.map((count, at) => count + (more[at] ?? 0)) : ready,
    makers: more && isFlexible ? [...makers, more] : makers,
    fetchers: fetches
      ? [...fetchers, fetchedAs(content, fetches.count + moreDrinks(ruleset, state, chain.seat))]
      : fetchers,
    trips: buys ? [...trips, tripsOfBuyer(ruleset, state, chain, employee)] : trips,
  };
};

/** What a chain can put on tables with these cards still to act. */
export const capacityOf = (ruleset: Ruleset, state: State, chain: Chain, acting: Cards): Capacity => {
  let capacity: Capacity = { ...NOBODY, ready: piecesOf(ruleset.content, chain.stock) };
  for (const kind of kindsThat(acting, (each) => bringsSomething(ruleset.content, each))) {
    const count = countOf(acting, kind);
    for (let copy = 0; copy < count; copy++) capacity = withActor(ruleset, state, chain, capacity, kind);
  }
  return capacity;
};

const coveredBy = (pieces: Pieces, lack: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < lack.length; at++) {
    const missing = lack[at] ?? 0;
    if (missing > 0) sum += Math.min(missing, pieces[at] ?? 0);
  }
  return sum;
};

/** The good of which a maker makes most that is lacking; -1 when it makes nothing of it. */
export const bestGood = (makes: Pieces, lack: readonly number[]): number => {
  let best = -1;
  let most = 0;
  for (let at = 0; at < lack.length; at++) {
    const gain = Math.min(lack[at] ?? 0, makes[at] ?? 0);
    if (gain > most) {
      most = gain;
      best = at;
    }
  }
  return best;
};

/** The trip that brings most of what is lacking, or null. */
export const bestTrip = (trips: readonly DrinkTrip[], lack: readonly number[]): DrinkTrip | null => {
  let best: DrinkTrip | null = null;
  let most = 0;
  for (const trip of trips) {
    const gain = coveredBy(trip.pieces, lack);
    if (gain > most) {
      most = gain;
      best = trip;
    }
  }
  return best;
};

/** Takes what was made or brought off what is lacking; says how much of it was. */
const take = (lack: number[], pieces: Pieces): number => {
  let taken = 0;
  for (let at = 0; at < lack.length; at++) {
    const missing = lack[at] ?? 0;
    const covered = Math.min(missing, pieces[at] ?? 0);
    lack[at] = missing - covered;
    taken += covered;
  }
  return taken;
};

/** The same of the one good of which most is lacking. */
const takeBest = (lack: number[], pieces: Pieces): number => {
  const at = bestGood(pieces, lack);
  if (at < 0) return 0;
  const covered = Math.min(lack[at] ?? 0, pieces[at] ?? 0);
  lack[at] = (lack[at] ?? 0) - covered;
  return covered;
};

/** What is still lacking of what is asked for, filled anew for each question: it is asked hundreds of times a decision. */
const lack: number[] = [];

/** What of `need` and `more` together is lacking once everybody has made and brought what helps most; the sum over all goods. */
export const lackOf = (capacity: Capacity, need: Pieces, more: Pieces | null = null): number => {
  let left = 0;
  lack.length = need.length;
  for (let at = 0; at < need.length; at++) {
    const missing = Math.max(0, (need[at] ?? 0) + (more?.[at] ?? 0) - (capacity.ready[at] ?? 0));
    lack[at] = missing;
    left += missing;
  }
  for (const makes of capacity.makers) {
    if (left === 0) return 0;
    left -= takeBest(lack, makes);
  }
  for (const trips of capacity.trips) {
    if (left === 0) return 0;
    const trip = bestTrip(trips, lack);
    if (trip) left -= take(lack, trip.pieces);
  }
  for (const fetched of capacity.fetchers) {
    if (left === 0) return 0;
    left -= takeBest(lack, fetched);
  }
  return left;
};
