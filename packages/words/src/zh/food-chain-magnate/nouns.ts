import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { mentionsOf } from "../../food-chain-magnate/mentions.ts";
import { say } from "../../sentence.ts";
import { employees, goods, milestones } from "./cards.ts";

/** The things of the game as they stand in a sentence. */
export const nouns = mentionsOf({
  employees,
  goods,
  milestones,
  house: (number) => `${number}号房`,
  campaign: (number) => `${number}号广告`,
  and: "和",
  comma: "、",
  copies: (count, named) => say`${named}×${count}`,
  inSentence: (name) => name,
});

/** How people write the things of the town that have a number. */
export const typed: FoodChainMagnateWords["typed"] = {
  house: { before: ["房", "房屋"], behind: ["号房", "号住宅", "号房屋", "号房子"] },
  campaign: { before: ["广告"], behind: ["号广告"] },
  square: { before: ["格子", "格"], behind: [] },
};
