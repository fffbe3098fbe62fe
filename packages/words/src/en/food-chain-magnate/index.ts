import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { campaigns, employees, families, goods, milestones } from "./cards.ts";
import { commands, editions, options, phases, rulesets, steps } from "./course.ts";
import { events } from "./events.ts";
import { refusals } from "./refusals.ts";

/** Food Chain Magnate in English. */
export const foodChainMagnate: FoodChainMagnateWords = {
  employees,
  families,
  goods,
  milestones,
  campaigns,
  phases,
  steps,
  commands,
  options,
  rulesets,
  editions,
  refusals,
  events,
};
