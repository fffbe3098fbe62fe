import { loadRules, modulesOf } from "@blueplate/variants";
import type { Rng } from "@blueplate/kernel";
import { randomGame, rngOf } from "@blueplate/kernel/testing";
import { Result } from "effect";
import {
  countList,
  type EmployeeId,
  type FoodChainMagnateRules,
  marketableGoods,
  type Ruleset,
  type State,
} from "@blueplate/engine";

/** The rulesets and numbers of players on which forecasts are tried. */
export const TABLES = [
  ["standard", 2],
  ["standard", 4],
  ["standard", 5],
  ["introductory", 3],
  ["second-game", 4],
] as const;

/** A town on some working day of a random game, its houses hungry and its chains stocked at random. */
export interface Hungry {
  readonly ruleset: Ruleset;
  readonly rules: FoodChainMagnateRules;
  readonly state: State;
}

const some = <T>(of: readonly T[], most: number, rng: Rng): readonly T[] =>
  Array.from({ length: rng(most + 1) }, () => of[rng(of.length)]).filter((each) => each !== undefined);

const STAFF: readonly EmployeeId[] = [
  "waitress",
  "pricing-manager",
  "kitchen-trainee",
  "burger-cook",
  "pizza-cook",
  "errand-boy",
];

const furnished = ({ content }: Ruleset, state: State, rng: Rng): State => {
  const goods = marketableGoods(content).slice(0, 1 + rng(3));
  return {
    ...state,
    town: {
      ...state.town,
      houses: state.town.houses.map((house) => ({ ...house, demand: some(goods, 3, rng) })),
    },
    chains: state.chains.map((chain) => ({
      ...chain,
      stock: countList(some(goods, 6, rng)),
      atWork: countList(some(STAFF, 4, rng)),
    })),
  };
};

/** Such towns from one random game: every few decisions of its working days, after the first rounds. */
export const hungryTowns = (id: string, seats: number, seed: string, count: number): readonly Hungry[] => {
  const config = { modules: modulesOf(id), seats, options: {} };
  const rules = Result.getOrThrow(loadRules(config));
  const { ruleset } = rules;
  const rng = rngOf(`${seed}:town`);
  const towns: Hungry[] = [];
  let days = 0;
  for (const { after } of randomGame(rules, seed, 4000)) {
    if (towns.length === count) break;
    const { state } = after;
    if (state.stage._tag !== "working" || state.round < 3) continue;
    days++;
    if (days % 7 === 0) towns.push({ ruleset, rules, state: furnished(ruleset, state, rng) });
  }
  return towns;
};
