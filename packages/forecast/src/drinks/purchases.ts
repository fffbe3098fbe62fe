import {
  abilityOf,
  addCounts,
  allDrinks,
  boardOf,
  type CommandOf,
  countOf,
  type EmployeeId,
  entriesOf,
  type Good,
  type Goods,
  moreDrinks,
  type Ruleset,
  type Square,
  type State,
  totalOf,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { missingOf } from "../dinner/dinner.ts";
import { type PurchaseTrip, type TripLoad, planPurchases } from "./purchase-plan.ts";
import { choiceOf, type Trip, tripsOf } from "./trips.ts";
import { type Shortfall, shortfallAmong, shortfallOf, unusedOf } from "./shortfall.ts";

/** What of a wish nobody brings, and why. */
export interface UnmetWish {
  readonly good: Good;
  readonly count: number;
  readonly why: Shortfall;
}

/** A source that is demanded and not passed, and why. */
export interface MissedSource {
  readonly at: Square;
  readonly why: Shortfall;
}

/** Everybody's part in a wish. */
export interface Assignment {
  /** Those who are needed, in an order in which the forms take them one after the other. */
  readonly purchases: readonly PurchaseTrip[];
  /** What they bring together. */
  readonly drinks: Goods;
  /** What of it nobody has wished for. */
  readonly spare: Goods;
  readonly missing: readonly UnmetWish[];
  /** Demanded sources that nobody passes. */
  readonly unreached: readonly MissedSource[];
}

/** All that one errand boy may bring: so many of one kind (R11.3, R11.8). */
const fetches = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): Hand => {
  const count = (abilityOf(ruleset.content, employee, "fetch")?.count ?? 0) + moreDrinks(ruleset, state, seat);
  const purchases = allDrinks(ruleset.content).map((good): PurchaseTrip => ({
    employee,
    drinks: { [good]: count },
    trip: null,
  }));
  return { purchases, all: [] };
};

/** What one card may bring. */
interface Hand {
  /** The shortest purchase for each set of goods. */
  readonly purchases: readonly PurchaseTrip[];
  /** A purchase for each set of sources: which of those that bring the same goods matters to whoever demands a source. */
  readonly all: readonly PurchaseTrip[];
}

/** All that one buyer may bring. */
const drives = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): Hand => {
  const trips = tripsOf(ruleset, state, seat, employee);
  const { best, dominated } = choiceOf(trips);
  const purchaseOf = (trip: Trip): PurchaseTrip => ({ employee, drinks: trip.drinks, trip });
  return { purchases: [...best, ...dominated].map(purchaseOf), all: trips.map(purchaseOf) };
};

/** What everybody who is left may do: buyers first, then errand boys, a list of purchases for each card. */
const handsOf = (ruleset: Ruleset, state: State, seat: Seat): readonly Hand[] => {
  const known = new Map<EmployeeId, Hand>();
  const once = (employee: EmployeeId, find: typeof drives): Hand => {
    const hand = known.get(employee) ?? find(ruleset, state, seat, employee);
    known.set(employee, hand);
    return hand;
  };
  return [
    ...unusedOf(ruleset, state, seat, "buy").map((employee) => once(employee, drives)),
    ...unusedOf(ruleset, state, seat, "fetch").map((employee) => once(employee, fetches)),
  ];
};

const HANDS: Shortfall = { _tag: "hands" };

/** The buyers and errand boys of a turn who have not acted, ready for any wish. */
export interface AvailableBuyers {
  /** How many of them there are. */
  readonly people: number;
  /** The most of each drink that they could bring, if they brought nothing else. */
  readonly most: Goods;
  /**
   * Everybody's part in a wish (R11.3 to R11.9): the purchases that pass most of the demanded sources, of those the ones that leave
   * least of the wish unmet, that bring least besides, then with the fewest people and the shortest ways. The same wish finds the
   * same purchases.
   */
  readonly assign: (wish: Goods, demanded?: readonly Square[]) => Assignment;
}

/** The demanded squares that a trip passes, as bits. */
const passedBy = (demanded: readonly Square[], { trip }: PurchaseTrip): number =>
  demanded.reduce((set, at, bit) => (trip?.sources.some((source) => isSame(source, at)) ? set | (1 << bit) : set), 0);

const isSame = ([x, y]: Square, [column, row]: Square): boolean => x === column && y === row;

/** What each hand can carry of the kinds, with every way past the demanded sources. */
const loadsOf = (
  kinds: readonly Good[],
  hands: readonly Hand[],
  demanded: readonly Square[],
): readonly (readonly TripLoad[])[] =>
  hands.map(({ purchases, all }) => {
    const load = (purchase: PurchaseTrip): TripLoad => ({
      purchase,
      counts: kinds.map((good) => countOf(purchase.drinks, good)),
      passes: passedBy(demanded, purchase),
    });
    return [...all.map(load).filter(({ passes }) => passes > 0), ...purchases.map(load)];
  });

/** What purchases bring from these sources, each by whoever passes it first. */
const broughtFrom = (
  ruleset: Ruleset,
  state: State,
  purchases: readonly PurchaseTrip[],
  sources: readonly Square[],
): Goods =>
  sources.reduce<Goods>((sum, at) => {
    const source = boardOf(ruleset, state.town.tiles).sources.find((each) => isSame(each.at, at));
    const trip = purchases.find((purchase) => passedBy([at], purchase) > 0)?.trip;
    return source && trip ? addCounts(sum, { [source.good]: totalOf(trip.drinks) / trip.sources.length }) : sum;
  }, {});

/** Of each good the more of the two. */
const atLeast = (wish: Goods, least: Goods): Goods => addCounts(wish, missingOf(wish, least));

/** Who can fetch drinks for a seat now; nobody outside its turn. */
export const fetchersOf = (ruleset: Ruleset, state: State, seat: Seat): AvailableBuyers => {
  const hands = handsOf(ruleset, state, seat);
  const kinds = allDrinks(ruleset.content);
  const most = Object.fromEntries(
    kinds.map((good) => [
      good,
      hands.reduce(
        (sum, { purchases }) => sum + Math.max(0, ...purchases.map(({ drinks }) => countOf(drinks, good))),
        0,
      ),
    ]),
  );
  const plain = loadsOf(kinds, hands, []);
  const whyNot = (good: Good, wished: number): Shortfall => {
    const bound = countOf(most, good);
    if (bound === 0) return shortfallOf(ruleset, state, seat, good);
    return wished > bound ? { _tag: "most", most: bound } : HANDS;
  };
  const whyUnreached = (at: Square): Shortfall => {
    if (hands.some(({ all }) => all.some((purchase) => passedBy([at], purchase) > 0))) return HANDS;
    return shortfallAmong(ruleset, state, seat, [...new Set(unusedOf(ruleset, state, seat, "buy"))], [at]);
  };
  const assign = (wish: Goods, demanded: readonly Square[] = []): Assignment => {
    const wished = kinds.map((good) => Math.max(0, countOf(wish, good)));
    const loads = demanded.length > 0 ? loadsOf(kinds, hands, demanded) : plain;
    const { purchases, rest } = planPurchases(wished, 2 ** demanded.length - 1, loads);
    const passed = demanded.filter((at) => purchases.some((purchase) => passedBy([at], purchase) > 0));
    const drinks = purchases.reduce<Goods>((sum, purchase) => addCounts(sum, purchase.drinks), {});
    const missing = kinds.flatMap((good, kind): readonly UnmetWish[] => {
      const count = rest[kind] ?? 0;
      return count > 0 ? [{ good, count, why: whyNot(good, wished[kind] ?? 0) }] : [];
    });
    const unreached = demanded.filter((at) => !passed.includes(at)).map((at) => ({ at, why: whyUnreached(at) }));
    const spare = missingOf(atLeast(wish, broughtFrom(ruleset, state, purchases, passed)), drinks);
    return { purchases, drinks, spare, missing, unreached };
  };
  return { people: hands.length, most, assign };
};

/** The command that does a purchase. */
export const commandOfPurchase = ({
  employee,
  drinks,
  trip,
}: PurchaseTrip): CommandOf<"work.buyDrinks"> | CommandOf<"work.fetchDrink"> | null => {
  if (trip) return { _tag: "work.buyDrinks", buyer: employee, from: trip.from, route: trip.route };
  const good = entriesOf(drinks)[0]?.[0];
  return good === undefined ? null : { _tag: "work.fetchDrink", good };
};
