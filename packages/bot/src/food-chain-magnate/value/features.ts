import {
  type Ability,
  addCounts,
  type Cards,
  cardsAway,
  type Chain,
  countSalaried,
  entriesOf,
  type Perk,
  type Ruleset,
  type State,
  totalOf,
} from "@blueplate/engine";
import { UNREACHED } from "@blueplate/forecast";
import { sellerWith, withCards } from "../planner/outlook.ts";
import { eveningOf, hungryHouses, type Seller } from "../planner/tonight.ts";

/** What a position is measured by, for one chain. The order is that of the numbers. */
export const FEATURES = [
  "cash",
  "income",
  "units",
  "service",
  "finance",
  "bill",
  "room",
  "crowd",
  "cards",
  "restaurants",
  "nearest",
  "demandNearest",
  "demandToCome",
  "price",
  "campaigns",
  "place",
  "recruit",
  "train",
  "market",
  "cook",
  "drinks",
  "serve",
  "cut",
  "dear",
  "manage",
  "build",
  "open",
  "salaryDiscount",
  "stackTraining",
  "waitressCash",
  "moreDrinks",
  "buyerRange",
  "cheaper",
  "ceoIsCfo",
  "seeReserves",
  "bonus",
  "freezer",
  "noSalary",
  "endlessCampaigns",
  "orderSlots",
  "tokens",
] as const;

/** The name of a feature. */
export type Feature = (typeof FEATURES)[number];
type Measures = Partial<Record<Feature, number>>;

type Measured<T extends { readonly _tag: string }> = {
  readonly [K in T["_tag"]]?: (row: Extract<T, { readonly _tag: K }>) => readonly [Feature, number];
};

/** How much of an ability a card has. */
const ABILITIES: Measured<Ability> = {
  recruit: ({ actions }) => ["recruit", actions],
  train: ({ steps }) => ["train", steps],
  market: ({ kinds, duration }) => ["market", kinds.length * Math.min(6, duration)],
  cook: ({ makes }) => ["cook", Math.max(0, ...entriesOf(makes).map(([, count]) => count))],
  fetch: ({ count }) => ["drinks", count],
  buy: ({ perSource }) => ["drinks", 1 + perSource],
  serve: () => ["serve", 1],
  price: ({ delta }) => (delta < 0 ? ["cut", -delta] : ["dear", delta / 10]),
  manage: ({ slots }) => ["manage", slots],
  build: () => ["build", 1],
  open: () => ["open", 1],
};

/** How much of a perk a milestone gives. */
const PERKS: Measured<Perk> = {
  salaryDiscount: ({ amount }) => ["salaryDiscount", amount / 15],
  stackTraining: () => ["stackTraining", 1],
  waitressCash: () => ["waitressCash", 1],
  moreDrinks: () => ["moreDrinks", 1],
  buyerRange: () => ["buyerRange", 1],
  price: () => ["cheaper", 1],
  ceoIsCfo: () => ["ceoIsCfo", 1],
  seeReserves: () => ["seeReserves", 1],
  bonus: ({ amount }) => ["bonus", amount / 5],
  freezer: () => ["freezer", 1],
  noSalary: () => ["noSalary", 1],
  endlessCampaigns: () => ["endlessCampaigns", 1],
  orderSlots: () => ["orderSlots", 1],
  tokens: () => ["tokens", 1],
};

const add = (measures: Measures, entry: readonly [Feature, number] | undefined, times: number): void => {
  if (entry) measures[entry[0]] = (measures[entry[0]] ?? 0) + entry[1] * times;
};

const measured = <T extends { readonly _tag: string }>(rows: Measured<T>, row: T) => {
  // cast: the table has for each tag the row that takes it.
  const measure = rows[row._tag as T["_tag"]] as ((row: T) => readonly [Feature, number]) | undefined;
  return measure?.(row);
};

/** The cards of a chain that are not away; of a hand that is closed nothing is known. */
const homeCards = ({ atWork, beach, hand }: Chain): Cards => [atWork, beach, hand.content ?? {}].reduce(addCounts, {});

const people = ({ content }: Ruleset, chain: Chain, home: Cards, measures: Measures): void => {
  for (const [kind, count] of entriesOf(addCounts(home, cardsAway(chain.busy)))) {
    for (const ability of content.employees[kind]?.abilities ?? []) add(measures, measured(ABILITIES, ability), count);
  }
  for (const { milestone } of chain.milestones) {
    for (const perk of content.milestones[milestone]?.perks ?? []) add(measures, measured(PERKS, perk), 1);
  }
};

const company = (ruleset: Ruleset, state: State, chain: Chain, home: Cards, measures: Measures): void => {
  const { salary } = ruleset.content.constants;
  const staffed = withCards(state, chain.seat, home);
  const owned = addCounts(home, cardsAway(chain.busy));
  const bill = countSalaried(ruleset, chain, owned) * salary - 15 * (measures.salaryDiscount ?? 0);
  const room = state.ceoSlots + (measures.manage ?? 0);
  measures.cash = chain.cash / 100;
  measures.service = ruleset.formulas.waitressPay(ruleset, staffed, chain.seat) / 10;
  measures.finance = ruleset.formulas.cfoPay(ruleset, staffed, chain.seat, 100) / 100;
  measures.bill = Math.max(0, bill) / 20;
  measures.room = room / 10;
  measures.cards = totalOf(owned) / 10;
  measures.crowd = Math.max(0, totalOf(home) - room) / 5;
  measures.restaurants = chain.restaurants.length;
  measures.place = state.turnOrder.indexOf(chain.seat);
};

/** Tokens that every campaign still brings to each house, in as many rounds as there will be. */
const tokensToCome = (ruleset: Ruleset, state: State, rounds: number): readonly number[] => {
  const numbers = new Map(state.town.houses.map(({ house }, at) => [house, at]));
  const coming = state.town.houses.map(() => 0);
  for (const campaign of state.town.campaigns) {
    const runs = campaign.left === "endless" ? rounds : Math.min(rounds, campaign.left);
    for (const number of ruleset.formulas.recipients(ruleset, state, campaign)) {
      const at = numbers.get(number) ?? -1;
      const house = state.town.houses[at];
      if (house) coming[at] = (coming[at] ?? 0) + runs * ruleset.formulas.tokensOf(ruleset, state, campaign, house);
    }
  }
  return coming;
};

const sumAt = (seller: Seller, at: number): number => seller.unitPrice + (seller.distances[at] ?? UNREACHED);

/** Houses at which the chain is cheapest, distance counted, and what they ask for. */
const town = (
  state: State,
  sellers: readonly Seller[],
  own: Seller,
  coming: readonly number[],
  into: Measures,
): void => {
  let nearest = 0;
  let demand = 0;
  let toCome = 0;
  for (const [at, house] of state.town.houses.entries()) {
    if ((own.distances[at] ?? UNREACHED) >= UNREACHED) continue;
    const rival = Math.min(...sellers.map((each) => (each === own ? Number.POSITIVE_INFINITY : sumAt(each, at))));
    const ahead = rival - sumAt(own, at);
    const share = ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0;
    nearest += share;
    demand += share * house.demand.length;
    toCome += share * (coming[at] ?? 0);
  }
  into.nearest = nearest / 5;
  into.demandNearest = demand / 5;
  into.demandToCome = toCome / 10;
  into.price = own.unitPrice / 10;
};

/** Dollars that the bank still holds for the chains, roughly. */
const dollarsLeft = ({ content }: Ruleset, { bank, chains }: State): number => {
  if (bank.breaks + 1 >= content.constants.breaksToEnd) return Math.max(0, bank.stock);
  const rows = content.reserves;
  const usual = rows.length === 0 ? 0 : rows.reduce((sum, { amount }) => sum + amount, 0) / rows.length;
  return Math.max(0, bank.stock) + usual * chains.length;
};

/** Dollars that a chain earns in a round at least, when nothing else is known. */
const EARNED_AT_LEAST = 24;

/** The numbers of a position: by seat those of its chain, and how many rounds the game will still last, roughly. */
export interface PositionFeatures {
  readonly roundsLeft: number;
  /** By seat, in the order of `FEATURES`. */
  readonly chains: readonly (readonly number[])[];
}

/** Measures a position by what lies open and in hands that are. */
export const featuresOf = (ruleset: Ruleset, state: State): PositionFeatures => {
  const homes = state.chains.map(homeCards);
  const sellers = state.chains.map((chain, seat) => {
    const home = homes[seat] ?? {};
    return sellerWith(ruleset, state, chain, home, home);
  });
  const evening = eveningOf(hungryHouses(ruleset, state, state.town.houses), sellers);
  const earned = evening.income.reduce((sum, each) => sum + each, 0);
  const rate = Math.max(EARNED_AT_LEAST * state.chains.length, earned * 1.2);
  const roundsLeft = Math.max(1, Math.min(12, 1 + dollarsLeft(ruleset, state) / rate));
  const coming = tokensToCome(ruleset, state, Math.min(4, roundsLeft));
  const chains = state.chains.map((chain, seat) => {
    const measures: Measures = {};
    people(ruleset, chain, homes[seat] ?? {}, measures);
    company(ruleset, state, chain, homes[seat] ?? {}, measures);
    const own = sellers[seat];
    if (own) town(state, sellers, own, coming, measures);
    measures.income = (evening.income[seat] ?? 0) / 50;
    measures.units = (evening.units[seat] ?? 0) / 5;
    measures.campaigns = state.town.campaigns.filter(({ owner }) => owner === chain.seat).length;
    return FEATURES.map((feature) => measures[feature] ?? 0);
  });
  return { roundsLeft, chains };
};
