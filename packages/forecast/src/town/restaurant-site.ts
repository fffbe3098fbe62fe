import {
  abilityOf,
  type Corner,
  CORNERS,
  cornerSquare,
  distanceTo,
  type EmployeeId,
  hasDriveIn,
  type House,
  type Ruleset,
  type Square,
  squaresOfHouse,
  type State,
  firstAt,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { servicesOf } from "../dinner/dinner.ts";

/** A place for a restaurant with the corner of its entrance. */
export interface RestaurantSite {
  readonly at: Square;
  readonly entrance: Corner;
}

/** A restaurant in hand: where it would stand, where it stands now if it moves, and whether it would be open tonight. */
export interface PendingRestaurant extends RestaurantSite {
  readonly from: Square | null;
  readonly open: boolean;
}

const isAt = (a: Square, b: Square | null): boolean => b !== null && a[0] === b[0] && a[1] === b[1];

/** The state with the restaurant standing there; its old place is empty. Whether that is legal is for the form to say. */
export const withRestaurant = (state: State, seat: Seat, { at, entrance, from, open }: PendingRestaurant): State => ({
  ...state,
  chains: state.chains.map((chain) => {
    if (chain.seat !== seat) return chain;
    const others = chain.restaurants.filter((each) => !isAt(each.at, from));
    return { ...chain, restaurants: [...others, { at, entrance, open }] };
  }),
});

/** True when a restaurant that this manager opens is open tonight, false when it opens at clean-up (R13.3, R13.4). */
export const opensAtOnce = ({ content }: Ruleset, manager: EmployeeId): boolean =>
  abilityOf(content, manager, "open")?.atOnce === true;

/** The squares at which guests would enter it tonight: all four corners while a drive-in is at work (R3.6.6). */
export const doorsAt = (ruleset: Ruleset, state: State, seat: Seat, { at, entrance, open }: PendingRestaurant) => {
  const chain = state.chains[seat];
  const corners = chain && open && hasDriveIn(ruleset, chain) ? CORNERS : [entrance];
  return corners.map((corner) => cornerSquare(at, corner));
};

/** Who would be first at which house, in two states: what one of them changes for a chain. Houses by number. */
export interface NearestChange {
  readonly seat: Seat;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly won: readonly number[];
  readonly lost: readonly number[];
}

type Winners = ReadonlyMap<number, Seat>;

const shiftsBetween = ({ chains }: State, before: Winners, after: Winners): readonly NearestChange[] => {
  const of = (winners: Winners, seat: Seat): readonly number[] =>
    [...winners].flatMap(([house, winner]) => (winner === seat ? [house] : [])).toSorted((a, b) => a - b);
  return chains.map(({ seat }): NearestChange => {
    const had = of(before, seat);
    const has = of(after, seat);
    const won = has.filter((house) => !had.includes(house));
    return { seat, before: had, after: has, won, lost: had.filter((house) => !has.includes(house)) };
  });
};

/** The chain that is first at each house if everybody has the goods, at the prices of now; what comes soon counts as open. */
const firsts = (ruleset: Ruleset, state: State): Winners =>
  new Map(
    state.town.houses.flatMap((house) => {
      const seat = firstAt(ruleset, state, house);
      return seat === null ? [] : [[house.house, seat] as const];
    }),
  );

/** The chain that serves each house if dinner were now. */
const servers = (ruleset: Ruleset, state: State): Winners =>
  new Map(
    servicesOf(ruleset, state).flatMap(({ house, offers: [best] }) => (best ? [[house, best.seat] as const] : [])),
  );

/** What a change of the town does to every chain, in order of seats: for good, and tonight with the goods of now. */
export interface NearestChanges {
  readonly first: readonly NearestChange[];
  readonly tonight: readonly NearestChange[];
}

/** The houses that each chain wins and loses from one state of the town to another (R14.2). */
export const shiftsOf = (ruleset: Ruleset, before: State, after: State): NearestChanges => ({
  first: shiftsBetween(before, firsts(ruleset, before), firsts(ruleset, after)),
  tonight: shiftsBetween(before, servers(ruleset, before), servers(ruleset, after)),
});

/** What speaks for a spot: houses won first, then houses that its roads join, then the sum of their distances. */
type Merit = readonly [won: number, joined: number, nearness: number];

const meritOf = (ruleset: Ruleset, state: State, seat: Seat, standing: PendingRestaurant): Merit => {
  const built = withRestaurant(state, seat, standing);
  const door = [{ square: cornerSquare(standing.at, standing.entrance), restaurant: standing.at }];
  const away = (house: House): readonly number[] => {
    const way = distanceTo(ruleset, state.town, door, squaresOfHouse(house));
    return way ? [way.distance] : [];
  };
  const distances = state.town.houses.flatMap(away);
  const won = state.town.houses.filter((house) => firstAt(ruleset, built, house) === seat).length;
  return [won, distances.length, -distances.reduce((sum, each) => sum + each, 0)];
};

/** True when the first of the merits in which the two differ is greater in `a`. */
export const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((each, index) => each !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
};

/**
 * Of these spots for a restaurant the one from which the seat would be first at most houses, or null without any. Those with
 * their entrance on the same square are worth the same; of equals the first counts.
 */
export const bestSite = <T extends RestaurantSite>(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  spots: readonly T[],
  from: Square | null = null,
): T | null => {
  const seen = new Set<string>();
  let best: { readonly spot: T; readonly merit: Merit } | null = null;
  for (const spot of spots) {
    const door = cornerSquare(spot.at, spot.entrance).join();
    if (seen.has(door)) continue;
    seen.add(door);
    const merit = meritOf(ruleset, state, seat, { at: spot.at, entrance: spot.entrance, from, open: true });
    if (!best || isBetter(merit, best.merit)) best = { spot, merit };
  }
  return best?.spot ?? null;
};
