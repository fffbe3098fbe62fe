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

/** A capacity that is being added to. */
interface OpenCapacity extends Capacity {
  readonly ready: number[];
  readonly makers: Pieces[];
  readonly fetchers: Pieces[];
  readonly trips: (readonly DrinkTrip[])[];
}

/** Adds what one more card makes and brings. */
const addActor = (ruleset: Ruleset, state: State, chain: Chain, into: OpenCapacity, employee: EmployeeId): void => {
  const { content } = ruleset;
  const more = madeBy(content, employee);
  if (more && isFlexible(more)) into.makers.push(more);
  else if (more)
    for (let at = 0; at < into.ready.length; at++) into.ready[at] = (into.ready[at] ?? 0) + (more[at] ?? 0);
  const fetches = abilityOf(content, employee, "fetch");
  if (fetches) into.fetchers.push(fetchedAs(content, fetches.count + moreDrinks(ruleset, state, chain.seat)));
  if (abilityOf(content, employee, "buy")) into.trips.push(tripsOfBuyer(ruleset, state, chain, employee));
};

/** True for a card that makes one of several goods. */
const isFlexible = (pieces: Pieces): boolean => pieces.filter((count) => count > 0).length > 1;

/** The capacity with one more card that acts. */
export const withActor = (
  ruleset: Ruleset,
  state: State,
  chain: Chain,
  capacity: Capacity,
  employee: EmployeeId,
): Capacity => {
  if (!bringsSomething(ruleset.content, employee)) return capacity;
  const { ready, makers, fetchers, trips } = capacity;
  const more = { ready: [...ready], makers: [...makers], fetchers: [...fetchers], trips: [...trips] };
  addActor(ruleset, state, chain, more, employee);
  return more;
};

/** What a chain can put on tables with these cards still to act. */
export const capacityOf = (ruleset: Ruleset, state: State, chain: Chain, acting: Cards): Capacity => {
  const { content } = ruleset;
  const capacity: OpenCapacity = { ready: [...piecesOf(content, chain.stock)], makers: [], fetchers: [], trips: [] };
  for (const kind of kindsThat(acting, (each) => bringsSomething(content, each))) {
    const count = countOf(acting, kind);
    for (let copy = 0; copy < count; copy++) addActor(ruleset, state, chain, capacity, kind);
  }
  return capacity;
};

/** The most of each good that there could be of it, were it alone: nobody is served who wants more. */
export const mostOfEach = ({ ready, makers, fetchers, trips }: Capacity): Pieces =>
  ready.map((count, at) => {
    let most = count;
    for (const made of makers) most += made[at] ?? 0;
    for (const fetched of fetchers) most += fetched[at] ?? 0;
    for (const each of trips) most += each.reduce((sum, { pieces }) => Math.max(sum, pieces[at] ?? 0), 0);
    return most;
  });
