import {
  addCounts,
  countList,
  countOf,
  decidedBy,
  type TieBreaker,
  entriesOf,
  type Event,
  type EventOf,
  type Goods,
  type House,
  type Offer,
  type PhaseSpan,
  type Ruleset,
  runPhases,
  type State,
  sumOf,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { noRandomness } from "../acts/no-randomness.ts";
import { isBeforePhase } from "../phase-order.ts";

/** What a chain would offer a house if it lacked nothing, and what it lacks when the house's turn comes. */
export interface Contender extends Offer {
  /** Price plus distance, in dollars (R14.2). */
  readonly sum: number;
  /** Its place in the order of business, from 1. */
  readonly place: number;
  /** What of the demand it lacks; nothing when it does offer. */
  readonly missing: Goods;
}

/** A chain that no goods could bring to a house. */
export interface UnreachableChain {
  readonly seat: Seat;
  readonly why: "bankrupt" | "no-road";
}

/** Why the first of the offers serves: nobody else offers, or what puts it before the second. */
export type ServiceReason =
  | { readonly _tag: "alone" }
  | { readonly _tag: "before"; readonly by: TieBreaker; readonly second: Offer };

/** How a house is served at a dinner. */
export interface Service {
  readonly house: number;
  /** In order of rank: the first one serves (R14.2). */
  readonly offers: readonly Offer[];
  /** Every chain with a road to the house, ranked as if it lacked nothing. */
  readonly contenders: readonly Contender[];
  readonly out: readonly UnreachableChain[];
  readonly reason: ServiceReason | null;
  /** What the first of the offers sells: what is asked for, unless a module has the house buy otherwise; nothing when nobody serves. */
  readonly sold: Goods;
  /** What the sale brings the first of the offers, in dollars; 0 when nobody serves. */
  readonly income: number;
}

/** A house at table: the town when its turn comes, and what happens. */
export interface HouseAtDinner {
  readonly before: State;
  readonly fact: EventOf<"HouseServed"> | EventOf<"HouseUnserved">;
}

/** A dinner: every house with demand in its turn, everything that was told, and the town when the last chain has been paid. */
export interface Dinner {
  readonly sittings: readonly HouseAtDinner[];
  readonly events: readonly Event[];
  readonly after: State;
}

/** What lies between the last working day and the end of dinner. */
const EVENING: PhaseSpan = { after: ["working"], to: "dinnertime" };

/**
 * Dinner as it would be now, run by the rules of the game with all that they bring about: houses in ascending number, each out of what
 * the ones before it have left, then waitresses and CFOs (R14). With `until` it stops once that house has had its turn. The stage stays
 * what it is.
 */
export const dinnerOf = (ruleset: Ruleset, state: State, until = Number.POSITIVE_INFINITY): Dinner => {
  const isEnough = ({ stage }: State): boolean =>
    stage._tag === "dinnertime" && (stage.step === "end" || stage.lastHouse >= until);
  const { events, states, state: after } = runPhases(ruleset, state, EVENING, noRandomness, { isEnough });
  const sittings = events.flatMap((fact, at): readonly HouseAtDinner[] => {
    const before = states[at];
    return before && (fact._tag === "HouseServed" || fact._tag === "HouseUnserved") ? [{ before, fact }] : [];
  });
  return { sittings, events, after: { ...after, stage: state.stage } };
};

/** What of a demand a stock lacks. */
export const missingOf = (stock: Goods, demand: Goods): Goods =>
  Object.fromEntries(
    entriesOf(demand).flatMap(([good, count]) => {
      const lack = count - countOf(stock, good);
      return lack > 0 ? [[good, lack]] : [];
    }),
  );

/** The state as it would be if no chain lacked what a house wants; what it has besides may count for it. */
const lackingNothing = (state: State, { demand }: House): State => ({
  ...state,
  chains: state.chains.map((chain) => ({ ...chain, stock: addCounts(chain.stock, countList(demand)) })),
});

const missingAt = ({ before, fact }: HouseAtDinner, house: House, seat: Seat): Goods => {
  const offers = fact._tag === "HouseServed" && fact.offers.some((each) => each.seat === seat);
  // Who offers lacks nothing, though it may offer something else than what is asked for.
  return offers ? {} : missingOf(before.chains[seat]?.stock ?? {}, countList(house.demand));
};

const contendersOf = (ruleset: Ruleset, sitting: HouseAtDinner, house: House): readonly Contender[] =>
  ruleset.formulas.offersTo(ruleset, lackingNothing(sitting.before, house), house).map((offer): Contender => ({
    ...offer,
    sum: sumOf(offer),
    place: sitting.before.turnOrder.indexOf(offer.seat) + 1,
    missing: missingAt(sitting, house, offer.seat),
  }));

/** Why the first of these offers, in order of rank, serves; null when there is none. Works on the facts of a dinner, too. */
export const reasonOf = ([first, second]: readonly Offer[]): ServiceReason | null => {
  if (!first) return null;
  return second ? { _tag: "before", by: decidedBy(first, second), second } : { _tag: "alone" };
};

/** What a chain that had the goods was short of at a house: of the sum, of waitresses, or only of its place in the order (R14.2). */
export interface LostSale {
  readonly by: "sum" | "waitresses" | "order";
  readonly count: number;
}

/** By how much a seat misses a house, of offers in order of rank; null where it serves it, makes no offer, or a rule prefers another. */
export const missedBy = (offers: readonly Offer[], seat: Seat | null): LostSale | null => {
  const [first] = offers;
  const at = offers.findIndex((offer) => offer.seat === seat);
  const mine = offers[at];
  if (!first || !mine || at === 0) return null;
  const by = decidedBy(first, mine);
  if (by === "rule") return null;
  if (by === "sum") return { by, count: sumOf(mine) - sumOf(first) };
  return { by, count: by === "waitresses" ? first.waitresses - mine.waitresses : 0 };
};

/** A sitting, explained. */
export const serviceAt = (ruleset: Ruleset, sitting: HouseAtDinner): Service => {
  const { before, fact } = sitting;
  const house = before.town.houses.find((each) => each.house === fact.house);
  const contenders = house ? contendersOf(ruleset, sitting, house) : [];
  const offers = fact._tag === "HouseServed" ? fact.offers : [];
  const out = before.chains.flatMap((chain): readonly UnreachableChain[] =>
    contenders.some(({ seat }) => seat === chain.seat)
      ? []
      : [{ seat: chain.seat, why: chain.bankrupt ? "bankrupt" : "no-road" }],
  );
  const { goods: sold, income } = fact._tag === "HouseServed" ? fact : { goods: {}, income: 0 };
  return { house: fact.house, offers, contenders, out, reason: reasonOf(offers), sold, income };
};

/** Every house with demand as it would be served if dinner were now, at the prices of this moment (R14.1). */
export const servicesOf = (ruleset: Ruleset, state: State): readonly Service[] =>
  dinnerOf(ruleset, state).sittings.map((sitting) => serviceAt(ruleset, sitting));

/** True while the dinner of the round is still to come, or houses still wait for it. */
export const isDinnerAhead = (ruleset: Pick<Ruleset, "phases">, state: State): boolean =>
  isBeforePhase(ruleset, state, "dinnertime") || (state.stage._tag === "dinnertime" && state.stage.step === "houses");

/** What one chain would sell at such a dinner, and what that brings. */
export interface Sales {
  readonly houses: readonly number[];
  readonly goods: Goods;
  readonly income: number;
}

/** What a seat would sell if dinner were now. */
export const salesOf = (ruleset: Ruleset, state: State, seat: Seat): Sales => {
  const sold = dinnerOf(ruleset, state).sittings.flatMap(({ fact }) =>
    fact._tag === "HouseServed" && fact.seat === seat ? [fact] : [],
  );
  return {
    houses: sold.map(({ house }) => house),
    goods: sold.reduce<Goods>((sum, { goods }) => addCounts(sum, goods), {}),
    income: sold.reduce((sum, { income }) => sum + income, 0),
  };
};

/** How many goods a seat lacks tonight, of all that the houses with a road to it want, each when its turn comes (R14.1.3). */
export const lackedBy = (ruleset: Ruleset, state: State, seat: Seat): number =>
  servicesOf(ruleset, state)
    .flatMap(({ contenders }) => contenders.filter((each) => each.seat === seat))
    .flatMap(({ missing }) => entriesOf(missing))
    .reduce((sum, [, count]) => sum + count, 0);
