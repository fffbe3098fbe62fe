import {
  drinksOf,
  type EmployeeId,
  entrancesOf,
  entriesOf,
  flies,
  type Goods,
  type SupplyTrip,
  supplyTripsOf,
  holds,
  MIDDLE,
  type Ruleset,
  type Square,
  type State,
  TILE,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** A trip that a buyer can make now: where it starts, its squares (tiles for a flight), its borders, what it brings. */
export interface Trip {
  readonly from: Square;
  readonly route: readonly Square[];
  /** The squares of the map it goes over: its road from the entrance on, or the middles of the tiles it flies over. */
  readonly way: readonly Square[];
  readonly distance: number;
  /** The squares of the sources it passes. */
  readonly sources: readonly Square[];
  readonly drinks: Goods;
}

/** The squares of the map that a buyer's route goes over, from the entrance on; a flight counts tiles (R11.4, R11.7). */
export const wayOf = (ruleset: Ruleset, buyer: EmployeeId, from: Square, route: readonly Square[]): readonly Square[] =>
  flies(ruleset, buyer)
    ? route.map(([column, row]): Square => [column * TILE + MIDDLE, row * TILE + MIDDLE])
    : [from, ...route];

type Way = Pick<SupplyTrip, "distance" | "route">;
const isShorter = (trip: Way, than: Way): boolean =>
  trip.distance < than.distance || (trip.distance === than.distance && trip.route.length < than.route.length);

/**
 * Everything that a buyer of this seat can bring now (D-13, D-14): of all entrances one shortest trip for every set of
 * sources, those with most drinks first. The form of `work.buyDrinks` takes each of them.
 */
export const tripsOf = (ruleset: Ruleset, state: State, seat: Seat, buyer: EmployeeId): readonly Trip[] => {
  const chain = state.chains[seat];
  const best = new Map<string, { readonly from: Square; readonly trip: SupplyTrip }>();
  for (const { square } of chain ? entrancesOf(ruleset, chain) : []) {
    for (const trip of supplyTripsOf(ruleset, state, seat, buyer, square)) {
      const known = best.get(trip.sources.join());
      if (!known || isShorter(trip, known.trip)) best.set(trip.sources.join(), { from: square, trip });
    }
  }
  return [...best.values()]
    .map(({ from, trip }): Trip => {
      const { sources, drinks } = drinksOf(ruleset, state, seat, buyer, trip.sources);
      const way = wayOf(ruleset, buyer, from, trip.route);
      return { from, route: trip.route, way, distance: trip.distance, sources: sources.map(({ at }) => at), drinks };
    })
    .toSorted((a, b) => b.sources.length - a.sources.length);
};

/** Trips by what they bring: one a set of goods, the shortest; those that another one beats in every good come apart. */
export interface TripChoice {
  readonly best: readonly Trip[];
  readonly dominated: readonly Trip[];
}

const nameOf = (drinks: Goods): string =>
  entriesOf(drinks)
    .map(([good, count]) => `${good}:${count}`)
    .toSorted()
    .join();

/** The trips as a player chooses among them: what they bring, not how they drive. */
export const choiceOf = (trips: readonly Trip[]): TripChoice => {
  const byGoods = new Map<string, Trip>();
  for (const trip of trips) {
    const known = byGoods.get(nameOf(trip.drinks));
    if (!known || isShorter(trip, known)) byGoods.set(nameOf(trip.drinks), trip);
  }
  const distinct = [...byGoods.values()];
  const isBeaten = (trip: Trip): boolean =>
    distinct.some((other) => other !== trip && holds(other.drinks, trip.drinks));
  return { best: distinct.filter((trip) => !isBeaten(trip)), dominated: distinct.filter(isBeaten) };
};
