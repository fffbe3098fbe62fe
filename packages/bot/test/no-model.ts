import { type Archetype } from "../src/food-chain-magnate/planner/archetypes.ts";
import { mediumWith } from "../src/food-chain-magnate/planner/planner.ts";
import type { Bot } from "../src/bot.ts";

const hires: readonly Archetype["opening"][number]["role"][] = [
  "recruit",
  "train",
  "cut",
  "recruit",
  "cook",
  "drinks",
  "market",
];

/** A company that is none of those that hard thinks of: price cuts before anything else, likes them half as much again. */
const company: Archetype = {
  id: "no-model",
  opening: hires.map((role, at) => ({
    role,
    level: 0,
    count: hires.slice(0, at + 1).filter((each) => each === role).length,
  })),
  food: 1,
  drink: 1,
  taste: { food: 1.1, otherFood: 0.95, drinks: 1.15 },
  roles: { cut: 1.5 },
};

/** For `pnpm arena --bots hard,packages/bot/test/no-model.ts`: an opponent whom the hard bot has no model of. */
const noModel: Bot = { ...mediumWith({}, company), id: "no-model" };
export default noModel;
