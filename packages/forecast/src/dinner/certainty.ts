import {
  abilityOf,
  type AbilityTag,
  actorsOf,
  actsLeft,
  addCounts,
  allDrinks,
  type Chain,
  countOf,
  decidedBy,
  entriesOf,
  type Good,
  type Goods,
  type House,
  kindsOf,
  listCounts,
  type Offer,
  type Ruleset,
  type State,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { isDinnerAhead, missingOf, type Service, servicesOf } from "./dinner.ts";
import { isDinnerNext } from "../phase-order.ts";
import { isBeside } from "./unmarketed-goods.ts";
import { goodsToServe, hasEnough, type GoodsLimit } from "./goods-to-serve.ts";

/**
 * How far a forecast holds: `sure` when nobody who is still to act can change who serves, or that nobody does; `open` when it
 * is known what would change it; `as-it-stands` when something may; `unknown` while structures are sealed.
 */
export type Certainty = "sure" | "as-it-stands" | "open" | "unknown";

/** What would give the house to a chain: goods that it can still get today, or a place before its equal in the order. */
export interface ServiceCondition {
  readonly seat: Seat;
  readonly needs: Goods | "order";
}

/** A service with how sure it is, and what could still change it. */
export interface Forecast extends Service {
  readonly certainty: Certainty;
  readonly conditions: readonly ServiceCondition[];
  /** Chains that may still open or move a restaurant before dinner, or make road contact with a garden. */
  readonly builders: readonly Seat[];
}

/** The seats whose working day is not over; null while the prices of the next dinner are sealed. */
const stillToAct = ({ stage, turnOrder }: State): readonly Seat[] | null => {
  if (stage._tag === "working") return stage.turn.ended ? stage.queue : [stage.turn.seat, ...stage.queue];
  if (stage._tag === "order-of-business") return turnOrder;
  return stage._tag === "dinnertime" ? [] : null;
};

const hasLeft = (ruleset: Ruleset, state: State, { seat }: Chain, tag: AbilityTag): boolean =>
  actorsOf(ruleset, state, seat, tag).length > 0;

/** What the cooks who can still cook make of one good or another, once for each time. */
const cooksLeft = (ruleset: Ruleset, state: State, chain: Chain): readonly Goods[] =>
  actorsOf(ruleset, state, chain.seat, "cook").flatMap((employee) => {
    const makes = abilityOf(ruleset.content, employee, "cook")?.makes ?? {};
    return Array.from({ length: actsLeft(ruleset, state, chain.seat, employee) }, () => makes);
  });

const canBringDrinks = (ruleset: Ruleset, state: State, chain: Chain): boolean =>
  hasLeft(ruleset, state, chain, "fetch") || hasLeft(ruleset, state, chain, "buy");

/** More of every good than the town can want, of those that the chain may still get today; the stock otherwise. */
export const stockAtMost = (ruleset: Ruleset, state: State, chain: Chain): Goods => {
  const wanted = state.town.houses.reduce((sum, house) => sum + house.demand.length, 0);
  const drinks = canBringDrinks(ruleset, state, chain) ? allDrinks(ruleset.content) : [];
  const food = cooksLeft(ruleset, state, chain).flatMap(kindsOf);
  return [...new Set<Good>([...drinks, ...food])].reduce(
    (stock, good) => addCounts(stock, { [good]: wanted }),
    chain.stock,
  );
};

/** True when cooks, each making one good, cover all of `needs`. */
const areCooked = (cooks: readonly Goods[], needs: Goods): boolean => {
  const [good] = listCounts(needs);
  if (good === undefined) return true;
  return cooks.some((makes, at) => {
    const made = countOf(makes, good);
    // Cooks of a kind are tried once.
    return (
      made > 0 && cooks.indexOf(makes) === at && areCooked(cooks.toSpliced(at, 1), missingOf({ [good]: made }, needs))
    );
  });
};

/** The goods that the chain can still get today. Drinks are not counted: how many a trip brings hangs on the roads. */
export const withinReach = (ruleset: Ruleset, state: State, chain: Chain): GoodsLimit => {
  const cooks = cooksLeft(ruleset, state, chain);
  const drinks = canBringDrinks(ruleset, state, chain) ? allDrinks(ruleset.content) : [];
  const isDrink = (good: Good): boolean => drinks.includes(good);
  const atMost = (good: Good): number =>
    isDrink(good) ? Number.POSITIVE_INFINITY : cooks.reduce((most, makes) => most + countOf(makes, good), 0);
  return {
    atMost,
    can: (goods) => areCooked(cooks, Object.fromEntries(entriesOf(goods).filter(([good]) => !isDrink(good)))),
  };
};

/** The town as it might be at dinner: whoever is still to act has everything that he may still get. */
const atMost = (ruleset: Ruleset, state: State, seats: readonly Seat[]): State => ({
  ...state,
  chains: state.chains.map((chain) =>
    seats.includes(chain.seat) ? { ...chain, stock: stockAtMost(ruleset, state, chain) } : chain,
  ),
});

/** The same but for one seat, whose rivals alone have it: what that seat sells then, nobody can take from it with goods. */
export const withRivalsAtMost = (ruleset: Ruleset, state: State, seat: Seat): State =>
  atMost(
    ruleset,
    state,
    (stillToAct(state) ?? []).filter((each) => each !== seat),
  );

/** A restaurant that opens at once, a move or new road contact by a garden changes distances: then nothing is sure. */
const buildersOf = (ruleset: Ruleset, state: State, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => {
    const chain = state.chains[seat];
    if (!chain) return false;
    const opensAtOnce = kindsOf(chain.atWork).some((each) => abilityOf(ruleset.content, each, "open")?.atOnce === true);
    return hasLeft(ruleset, state, chain, "build") || (opensAtOnce && hasLeft(ruleset, state, chain, "open"));
  });

/** Those whose rank against the best is the order alone, while that is not chosen yet. */
const tiedWith = (state: State, possible: readonly Offer[], best: Offer | undefined): readonly Seat[] => {
  if (state.stage._tag !== "order-of-business" || !best) return [];
  return possible
    .filter((each) => each.seat !== best.seat && decidedBy(best, each) === "order")
    .map(({ seat }) => seat);
};

/** True while somebody who is still to act has a card left that does one of these. */
export const mayStill = (ruleset: Ruleset, state: State, tags: readonly AbilityTag[]): boolean =>
  (stillToAct(state) ?? state.turnOrder).some((seat) => {
    const chain = state.chains[seat];
    return chain !== undefined && tags.some((tag) => hasLeft(ruleset, state, chain, tag));
  });

/** What the forecast of one house rests on. */
interface Outlook {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly utmost: State;
  readonly builders: readonly Seat[];
}

const conditionFor = ({ ruleset, state }: Outlook, service: Service, seat: Seat): readonly ServiceCondition[] => {
  const chain = state.chains[seat];
  const needs = chain && goodsToServe(ruleset, state, service, seat, withinReach(ruleset, state, chain));
  return needs ? [{ seat, needs }] : [];
};

/** True where somebody may have such goods at dinner. */
const hasBesides = (ruleset: Ruleset, { chains }: State): boolean =>
  chains.some(({ stock }) => kindsOf(stock).some((good) => isBeside(ruleset.content, good)));

/** The town with such goods at one chain only. */
const besideOnly = (ruleset: Ruleset, state: State, seat: Seat): State => ({
  ...state,
  chains: state.chains.map((chain) => {
    if (chain.seat === seat) return chain;
    const asked = entriesOf(chain.stock).filter(([good]) => !isBeside(ruleset.content, good));
    return { ...chain, stock: Object.fromEntries(asked) };
  }),
});

/** Who may yet come before the best of the offers. */
const challengersOf = (
  { ruleset, utmost }: Outlook,
  house: House,
  best: Offer | undefined,
  isCertain: boolean,
): readonly Seat[] => {
  const before = (town: State): readonly Seat[] => {
    const possible = ruleset.formulas.offersTo(ruleset, town, house);
    const at = possible.findIndex(({ seat }) => seat === best?.seat);
    return possible.slice(0, at < 0 ? possible.length : at).map(({ seat }) => seat);
  };
  const all = before(utmost);
  if (isCertain) return all;
  const seats = utmost.turnOrder.filter((seat) => before(besideOnly(ruleset, utmost, seat)).includes(seat));
  return [...new Set([...all, ...seats.filter((seat) => seat !== best?.seat)])];
};

const forecastAt = (outlook: Outlook, service: Service, isEverySure: boolean, isFirst: boolean): Forecast => {
  const { ruleset, state, utmost, builders } = outlook;
  const isCertain = isFirst || !hasBesides(ruleset, utmost);
  const house = state.town.houses.find((each) => each.house === service.house);
  const possible = house ? ruleset.formulas.offersTo(ruleset, utmost, house) : [];
  const [best] = service.offers;
  const challengers = house ? challengersOf(outlook, house, best, isCertain) : [];
  const tied = tiedWith(state, possible, best);
  const stays = challengers.length + tied.length + builders.length === 0;
  const served = isCertain && best !== undefined && house !== undefined && hasEnough(state, best.seat, house);
  if (stays && (best === undefined || isEverySure || served)) {
    return { ...service, certainty: "sure", conditions: [], builders };
  }
  const conditions = [
    ...challengers.filter((seat) => !tied.includes(seat)).flatMap((seat) => conditionFor(outlook, service, seat)),
    ...tied.map((seat): ServiceCondition => ({ seat, needs: "order" })),
  ];
  return { ...service, certainty: conditions.length > 0 ? "open" : "as-it-stands", conditions, builders };
};

const freshForecast = (ruleset: Ruleset, state: State): readonly Forecast[] => {
  const services = servicesOf(ruleset, state);
  const seats = stillToAct(state);
  if (seats === null) {
    return services.map((each) => ({ ...each, certainty: "unknown", conditions: [], builders: [] }));
  }
  if (!isDinnerNext(ruleset, state)) {
    return services.map((each) => ({ ...each, certainty: "as-it-stands", conditions: [], builders: [] }));
  }
  const utmost = atMost(ruleset, state, seats);
  const outlook = { ruleset, state, utmost, builders: buildersOf(ruleset, state, seats) };
  let isEverySure = true;
  return services.map((service, index): Forecast => {
    const forecast = forecastAt(outlook, service, isEverySure, index === 0);
    if (forecast.certainty !== "sure") isEverySure = false;
    return forecast;
  });
};

/** Map, rail and list ask for the same forecast of the same state. */
const known = new WeakMap<State, { readonly ruleset: Ruleset; readonly forecast: readonly Forecast[] }>();

/**
 * Every house with demand as `servicesOf` has it, with how sure that is; nothing once dinner is over. After the reveal prices and
 * waitresses are fixed until dinner, after the order of business turn order is, too; goods, restaurants and gardens are not. The
 * answer is on the safe side: what it calls sure is sure, some of the rest could not change either. Remembered for each state.
 */
export const forecastOf = (ruleset: Ruleset, state: State): readonly Forecast[] => {
  if (!isDinnerAhead(ruleset, state)) return [];
  const before = known.get(state);
  if (before?.ruleset === ruleset) return before.forecast;
  const forecast = freshForecast(ruleset, state);
  known.set(state, { ruleset, forecast });
  return forecast;
};
