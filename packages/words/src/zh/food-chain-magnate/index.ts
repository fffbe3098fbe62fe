import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { campaigns, employees, families, goods, milestones, ours } from "./cards.ts";
import { commands, editions, options, phases, rulesets, steps } from "./course.ts";
import { events } from "./events.ts";
import { faults } from "./faults.ts";
import { line } from "./line.ts";
import { typed } from "./nouns.ts";
import { refusals } from "./refusals.ts";
import { short } from "./short.ts";
import { chains, compass, slots, values } from "./slots.ts";

/** Food Chain Magnate in Chinese. */
export const foodChainMagnate: FoodChainMagnateWords = {
  name: "快餐连锁大亨",
  about: "在小镇上打造餐饮连锁：招聘、培训、广告、烹饪、销售。2到5人。",
  tie: "现金相同时，最后一轮经营顺序在前者名次更高。",
  slots,
  compass,
  values,
  chains,
  employees,
  short,
  ours,
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
  faults,
  events,
  line,
  typed,
};
