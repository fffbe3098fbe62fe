import type { Seat } from "@blueplate/kernel";
import { abilityOf, type AbilityTag } from "../content/index.ts";
import { turnOf } from "../forms/turn.ts";
import type { Ruleset } from "../formulas/index.ts";
import {
  addCounts,
  type Chain,
  countList,
  countOf,
  entriesOf,
  type Goods,
  type House,
  kindsOf,
  type State,
} from "../model/index.ts";
import { type Service, servicesOf } from "./dinner.ts";

/** Whether a forecast can still change: `sure` when nobody who is still to act can change who serves, or that nobody does. */
export type Certainty = "sure" | "as-it-stands";

/** A service with how sure it is, and who could still take the house by getting goods. */
export interface Forecast extends Service {
  readonly certainty: Certainty;
  /** Chains that would come first with goods they may still get today. */
  readonly challengers: readonly Seat[];
}

/** The seats whose working day is not over; null while prices and order of the next dinner are not fixed yet. */
const stillToAct = ({ stage }: State): readonly Seat[] | null => {
  if (stage._tag === "working") return stage.turn.ended ? stage.queue : [stage.turn.seat, ...stage.queue];
  return stage._tag === "dinnertime" ? [] : null;
};

const hasLeft = (ruleset: Ruleset, state: State, chain: Chain, tag: AbilityTag): boolean => {
  const acted = turnOf(state, chain.seat)?.acted ?? {};
  return kindsOf(chain.atWork).some(
    (employee) =>
      abilityOf(ruleset.content, employee, tag) !== undefined &&
      countOf(chain.atWork, employee) > countOf(acted, employee),
  );
};

/** More of every good than the town can want, of those that the chain may still get today; the stock otherwise. */
export const stockAtMost = (ruleset: Ruleset, state: State, chain: Chain): Goods => {
  const acted = turnOf(state, chain.seat)?.acted ?? {};
  const wanted = state.town.houses.reduce((sum, house) => sum + house.demand.length, 0);
  let stock = chain.stock;
  const plenty = (good: (typeof ruleset.content.goods)[number]): void => {
    stock = addCounts(stock, { [good]: wanted });
  };
  for (const employee of kindsOf(chain.atWork)) {
    if (countOf(chain.atWork, employee) <= countOf(acted, employee)) continue;
    for (const [good] of entriesOf(abilityOf(ruleset.content, employee, "cook")?.makes ?? {})) plenty(good);
    const drinks =
      abilityOf(ruleset.content, employee, "fetch") !== undefined ||
      abilityOf(ruleset.content, employee, "buy") !== undefined;
    if (drinks) ruleset.content.drinks.forEach(plenty);
  }
  return stock;
};

/** The town as it might be at dinner: whoever is still to act has everything that he may still get. */
const atMost = (ruleset: Ruleset, state: State, seats: readonly Seat[]): State => ({
  ...state,
  chains: state.chains.map((chain) =>
    seats.includes(chain.seat) ? { ...chain, stock: stockAtMost(ruleset, state, chain) } : chain,
  ),
});

/** A restaurant that opens at once, a move or new road contact by a garden changes distances: then nothing is sure. */
const mayBuild = (ruleset: Ruleset, state: State, seats: readonly Seat[]): boolean =>
  state.chains.some(
    (chain) =>
      seats.includes(chain.seat) &&
      (hasLeft(ruleset, state, chain, "build") ||
        (hasLeft(ruleset, state, chain, "open") &&
          kindsOf(chain.atWork).some((each) => abilityOf(ruleset.content, each, "open")?.atOnce === true))),
  );

/** True when the seat has enough for every house up to this one, whichever of them it comes to serve. */
const hasEnough = (state: State, seat: Seat, until: House): boolean => {
  const wanted = state.town.houses
    .filter(({ house }) => house <= until.house)
    .reduce<Goods>((sum, { demand }) => addCounts(sum, countList(demand)), {});
  return entriesOf(countList(until.demand)).every(
    ([good]) => countOf(state.chains[seat]?.stock ?? {}, good) >= countOf(wanted, good),
  );
};

/**
 * Every house with demand as `servicesOf` has it, with how sure that is. After the order of business prices, waitresses and
 * turn order are fixed until dinner; goods, restaurants and gardens are not. The answer is on the safe side: what it calls sure
 * is sure, some of the rest could not change either.
 */
export const forecastOf = (ruleset: Ruleset, state: State): readonly Forecast[] => {
  const services = servicesOf(ruleset, state);
  const seats = stillToAct(state);
  if (seats === null) return services.map((each) => ({ ...each, certainty: "as-it-stands", challengers: [] }));
  const utmost = atMost(ruleset, state, seats);
  const built = mayBuild(ruleset, state, seats);
  let everySure = true;
  return services.map((service): Forecast => {
    const house = state.town.houses.find((each) => each.house === service.house);
    const possible = house ? ruleset.formulas.offersTo(ruleset, utmost, house) : [];
    const best = service.offers[0]?.seat;
    const before = possible.findIndex(({ seat }) => seat === best);
    const challengers = possible.slice(0, before < 0 ? possible.length : before).map(({ seat }) => seat);
    const stays = challengers.length === 0 && !built;
    const served = best !== undefined && house !== undefined && hasEnough(state, best, house);
    const sure = stays && (best === undefined || everySure || served);
    if (!sure) everySure = false;
    return { ...service, certainty: sure ? "sure" : "as-it-stands", challengers };
  });
};
