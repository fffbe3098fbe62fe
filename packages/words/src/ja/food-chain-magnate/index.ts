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

/** Food Chain Magnate in Japanese. */
export const foodChainMagnate: FoodChainMagnateWords = {
  // Where it is too long for one line it is parted between its words.
  name: "フードチェーン\u200Bマグネイト",
  about: "小さな町でレストランチェーンを築こう。雇用、研修、広告、調理、そして販売。2〜5人用。",
  tie: "所持金が同じときは、最後の営業順が早い人が上位です。",
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
