import { type Ruleset, type State } from "@blueplate/engine";
import { FEATURES, type Feature, featuresOf, type PositionFeatures } from "../value/features.ts";
import { weightsAt } from "../value/learned-value.ts";
import { learnedValueFor } from "../value/position-value.ts";

/** In what a position can be better than another one besides its money. */
export const ADVANTAGES = ["income", "salaries", "staff", "houses", "demand", "order", "rivals"] as const;
/** One of them. */
export type Advantage = (typeof ADVANTAGES)[number];

/** Under what people know the measures of a position; null for money itself, and for what nobody has a word for. */
const KIND_OF: Readonly<Record<Feature, Exclude<Advantage, "rivals"> | null>> = {
  cash: null,
  income: "income",
  units: "income",
  service: "income",
  finance: "income",
  waitressCash: "income",
  bonus: "income",
  ceoIsCfo: "income",
  bill: "salaries",
  salaryDiscount: "salaries",
  noSalary: "salaries",
  room: "staff",
  crowd: "staff",
  cards: "staff",
  recruit: "staff",
  train: "staff",
  stackTraining: "staff",
  cook: "staff",
  drinks: "staff",
  moreDrinks: "staff",
  buyerRange: "staff",
  serve: "staff",
  cut: "staff",
  dear: "staff",
  manage: "staff",
  build: "staff",
  open: "staff",
  restaurants: "houses",
  nearest: "houses",
  demandNearest: "houses",
  price: "houses",
  cheaper: "houses",
  demandToCome: "demand",
  campaigns: "demand",
  market: "demand",
  endlessCampaigns: "demand",
  tokens: "demand",
  place: "order",
  orderSlots: "order",
  freezer: null,
  seeReserves: null,
};

/** Advantages that are named, and the part of all of them that each has to be at least. */
const [NAMED, LEAST] = [3, 0.15];

const strengthIn = (numbers: readonly number[], weights: readonly number[]): number =>
  numbers.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), 0);

/** How strong the others stand together, on the scale of one chain's strength. */
const rivalsIn = ({ chains }: PositionFeatures, weights: readonly number[], seat: number): number =>
  Math.log(
    chains.reduce((sum, numbers, at) => sum + (at === seat ? 0 : Math.exp(strengthIn(numbers, weights))), 0) || 1,
  );

/**
 * In what a seat stands better in one position than in another, by what was learned from finished games: the weightiest first, and nothing
 * that hardly counts.
 */
export const advantagesOf = (ruleset: Ruleset, better: State, other: State, seat: number): readonly Advantage[] => {
  const [now, then] = [featuresOf(ruleset, better), featuresOf(ruleset, other)];
  const weights = weightsAt(learnedValueFor(ruleset), now.roundsLeft);
  const gains = new Map<Advantage, number>();
  const gain = (kind: Advantage, by: number): unknown => gains.set(kind, (gains.get(kind) ?? 0) + by);
  for (const [at, feature] of FEATURES.entries()) {
    const kind = KIND_OF[feature];
    const difference = (now.chains[seat]?.[at] ?? 0) - (then.chains[seat]?.[at] ?? 0);
    if (kind) gain(kind, difference * (weights[at] ?? 0));
  }
  gain("rivals", rivalsIn(then, weights, seat) - rivalsIn(now, weights, seat));
  const found = [...gains].filter(([, by]) => by > 0).toSorted(([, one], [, two]) => two - one);
  const all = found.reduce((sum, [, by]) => sum + by, 0);
  return found
    .filter(([, by]) => by >= all * LEAST)
    .slice(0, NAMED)
    .map(([kind]) => kind);
};
