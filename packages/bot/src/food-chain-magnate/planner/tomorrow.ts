import { type Cards, type Chain, type Good, type House } from "@blueplate/engine";
import { memoizeRecent } from "../memoize.ts";
import { homeOf, type Outlook, othersOf, sellerWith, withoutLuxury } from "./outlook.ts";
import { type HungryHouse, hungryHouses, type Seller } from "./tonight.ts";

/** What plans for more than today are made from: the town as it asks tomorrow, and who will be there to sell. */
export interface TomorrowOutlook extends Outlook {
  readonly housesTomorrow: readonly House[];
  readonly tomorrow: readonly HungryHouse[];
  readonly rivalsTomorrow: readonly Seller[];
}

const emptied = (chain: Chain): Chain => ({ ...chain, stock: {} });

/** With everybody whom it has; who raises prices comes where that is what the chain does today. */
const cardsTomorrow = (here: Outlook, chain: Chain): Cards => {
  const home = homeOf(here, chain);
  const isDear = withoutLuxury(here.ruleset, chain.atWork) !== chain.atWork;
  return isDear ? home : withoutLuxury(here.ruleset, home);
};

/** The other chains as they may come to dinner tomorrow, and what is opening. */
const rivalsTomorrow = (here: Outlook): readonly Seller[] => {
  const { ruleset, state } = here;
  return othersOf(here).map((chain) => {
    const cards = cardsTomorrow(here, chain);
    return sellerWith(ruleset, state, emptied(chain), cards, cards);
  });
};

/** Houses after dinner and after all campaigns have run. */
const tomorrowAfter = ({ ruleset, state, tonight, evening }: Outlook): readonly House[] => {
  const { formulas } = ruleset;
  const fed = new Set(tonight.flatMap(({ at }, index) => ((evening.served[index] ?? -1) >= 0 ? [at] : [])));
  const demand = state.town.houses.map((house, at) => (fed.has(at) ? [] : [...house.demand]));
  const numbers = new Map(state.town.houses.map(({ house }, at) => [house, at]));
  for (const campaign of state.town.campaigns) {
    for (const number of formulas.recipients(ruleset, state, campaign)) {
      const at = numbers.get(number) ?? -1;
      const house = state.town.houses[at];
      const wants = demand[at];
      if (!house || !wants) continue;
      const tokens = formulas.tokensOf(ruleset, state, campaign, house);
      const room = formulas.roomOf(ruleset, state, house) - wants.length;
      for (let token = 0; token < Math.min(room, tokens); token++) wants.push(campaign.good);
    }
  }
  return state.town.houses.map((house, at) => ({ ...house, demand: demand[at] ?? [] }));
};

/** The outlook with tomorrow in it. */
export const tomorrowOf = memoizeRecent((here: Outlook): TomorrowOutlook => {
  const housesTomorrow = tomorrowAfter(here);
  return {
    ...here,
    housesTomorrow,
    tomorrow: hungryHouses(here.ruleset, here.state, housesTomorrow),
    rivalsTomorrow: rivalsTomorrow(here),
  };
});

/** Tokens of a good that a house, by its place in the town, is yet to get. */
export interface TokensToCome {
  readonly at: number;
  readonly good: Good;
  readonly count: number;
}

/** The outlook with more tokens on houses tomorrow: what campaigns bring that are yet to be launched today. */
export const withTokens = (here: TomorrowOutlook, tokens: readonly TokensToCome[]): TomorrowOutlook => {
  const { ruleset, state } = here;
  if (tokens.length === 0) return here;
  const houses = here.housesTomorrow.map((house) => ({ ...house, demand: [...house.demand] }));
  for (const { at, good, count } of tokens) {
    const house = houses[at];
    if (!house) continue;
    const room = ruleset.formulas.roomOf(ruleset, state, house) - house.demand.length;
    for (let token = 0; token < Math.min(room, count); token++) house.demand.push(good);
  }
  return { ...here, housesTomorrow: houses, tomorrow: hungryHouses(ruleset, state, houses) };
};
