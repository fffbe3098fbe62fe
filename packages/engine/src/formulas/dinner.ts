import type { Seat } from "@blueplate/kernel";
import { countAbility, perksOf, withAbility } from "../content/index.ts";
import { distanceTo, doorsOf, squaresOfHouse } from "../geometry/index.ts";
import {
  addCounts,
  countList,
  entriesOf,
  type EventOf,
  holds,
  type House,
  type Offer,
  type State,
} from "../model/index.ts";
import type { Formulas, PreferredOffer, Ruleset } from "../ruleset/index.ts";

/** What an offer goes by: price plus distance (R14.2). */
export const sumOf = ({ unitPrice, distance }: Offer): number => unitPrice + distance;

/** R14.2: lowest price plus distance, then more waitresses, then earlier in turn order (the list comes in turn order). */
const better = (a: Offer, b: Offer): number => sumOf(a) - sumOf(b) || b.waitresses - a.waitresses;

/** Offers that come in turn order, in order of rank (R14.2). */
export const rankedOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.length < 2 ? offers : offers.toSorted(better);

/**
 * What puts the first of two offers before the second: the smaller sum, more waitresses, or only the turn order (R14.2); `rule` where a
 * module's own preference outweighs them.
 */
export type TieBreaker = "sum" | "waitresses" | "order" | "rule";

/** What decides between two offers, the better one first. */
export const decidedBy = (first: Offer, second: Offer): TieBreaker => {
  if (better(first, second) > 0) return "rule";
  if (sumOf(first) !== sumOf(second)) return "sum";
  return first.waitresses === second.waitresses ? "order" : "waitresses";
};

/** R14.1.3: a chain that is not bankrupt, with an open restaurant connected to the house and all of its demand in stock. */
export const offersTo: Formulas["offersTo"] = (ruleset, state, house) => {
  const wanted = countList(house.demand);
  const offers: Offer[] = [];
  for (const seat of state.turnOrder) {
    const chain = state.chains[seat];
    if (!chain || chain.bankrupt || !holds(chain.stock, wanted)) continue;
    const nearest = distanceTo(ruleset, state.town, doorsOf(ruleset, chain), squaresOfHouse(house));
    if (!nearest) continue;
    offers.push({
      seat,
      unitPrice: ruleset.formulas.unitPrice(ruleset, state, seat),
      distance: nearest.distance,
      waitresses: countAbility(ruleset.content, ruleset.formulas.workforce(ruleset, state, seat), "serve"),
      restaurant: nearest.restaurant,
    });
  }
  return ruleset.formulas.rankOffers(ruleset, state, house, offers);
};

/** R14.3.4: a garden doubles the price. */
export const usualFactor = (garden: boolean): number => (garden ? 2 : 1);

/** R14.3.4. */
export const priceFactor: Formulas["priceFactor"] = (_ruleset, _state, house) => usualFactor(house.garden !== null);

/** What everything cost a multiple of in a sale: where its fact does not say so, what the garden made of it. */
export const factorOf = ({ factor, garden }: Pick<EventOf<"HouseServed">, "factor" | "garden">): number =>
  factor ?? usualFactor(garden);

const preferenceOf = ({ preference = 0 }: PreferredOffer): number => preference;

/** The offers with so much more of a preference for each; what they have had is kept. */
export const withPreference = (
  offers: readonly PreferredOffer[],
  more: (offer: Offer) => number,
): readonly PreferredOffer[] => offers.map((offer) => ({ ...offer, preference: preferenceOf(offer) + more(offer) }));

/** What is preferred whatever it costs, then R14.2: the lowest sum, then the waitresses, then the turn order. */
export const rankOffers: Formulas["rankOffers"] = (_ruleset, _state, _house, offers) => {
  if (offers.every((offer) => offer.preference === undefined)) return rankedOffers(offers);
  return offers
    .toSorted((a, b) => preferenceOf(a) - preferenceOf(b) || better(a, b))
    .map(({ preference: _, ...offer }) => offer);
};

/** The sale of the whole demand of `house` by the chain in `seat`. */
export const saleTo: Formulas["saleTo"] = (ruleset, state, house, seat) => {
  const { formulas } = ruleset;
  const goods = countList(house.demand);
  let bonus = 0;
  for (const [good, count] of entriesOf(goods)) bonus += count * formulas.bonusFor(ruleset, state, seat, good);
  const price = formulas.unitPrice(ruleset, state, seat) * formulas.priceFactor(ruleset, state, house);
  return { goods, bonus, income: house.demand.length * price + bonus };
};

/** R14.5.1: $3 for each waitress at work, $5 with the waitress milestone. */
export const waitressPay: Formulas["waitressPay"] = (ruleset, state, seat) => {
  const { content } = ruleset;
  const chain = state.chains[seat];
  if (!chain) return 0;
  let pay = 0;
  for (const { count, ability } of withAbility(content, ruleset.formulas.workforce(ruleset, state, seat), "serve")) {
    let { cash } = ability;
    for (const perk of perksOf(content, chain, "waitressCash")) cash = Math.max(cash, perk.cash);
    pay += count * cash;
  }
  return pay;
};

/** R14.5.2: one share, of a CFO at work or of the $100 milestone gained in an earlier round; R16.2: halves of a loss too. */
export const cfoPay: Formulas["cfoPay"] = ({ content, options }, state, seat, earned) => {
  const chain = state.chains[seat];
  if (!chain || earned === 0) return 0;
  const cards = withAbility(content, chain.atWork, "finance").map((each) => each.ability.percent);
  const perks = perksOf(content, chain, "ceoIsCfo", state.round).map((perk) => perk.percent);
  const share = (earned * Math.max(0, ...cards, ...perks)) / 100;
  const rounded =
    share < 0 && options["cfo-negative-rounding"] === "away-from-zero" ? Math.floor(share) : Math.ceil(share);
  // No negative zero: it would not survive a round trip through JSON.
  return rounded === 0 ? 0 : rounded;
};

/** The state as it would be if every chain had what a house wants beside what it has. */
export const stockedFor = (state: State, { demand }: House): State => ({
  ...state,
  chains: state.chains.map((chain) => ({ ...chain, stock: addCounts(chain.stock, countList(demand)) })),
});

/** Who would rank first at a house if nothing were missing: price plus distance, waitresses, turn order (R14.2). */
export const firstAt = (ruleset: Ruleset, state: State, house: House): Seat | null => {
  const stocked = stockedFor(state, house);
  const opened = stocked.chains.map((chain) => ({
    ...chain,
    restaurants: chain.restaurants.map((each) => ({ ...each, open: true })),
  }));
  return ruleset.formulas.offersTo(ruleset, { ...stocked, chains: opened }, house)[0]?.seat ?? null;
};
