import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { mentionsOf } from "../../food-chain-magnate/mentions.ts";
import { say } from "../../sentence.ts";
import { employees, goods, milestones } from "./cards.ts";

/** The things of the game as they stand in a sentence. */
export const nouns = mentionsOf({
  employees,
  goods,
  milestones,
  house: (number) => `${number}番の家`,
  campaign: (number) => `広告${number}`,
  and: "、",
  comma: "、",
  copies: (count, named) => say`${named}×${count}`,
  inSentence: (name) => name,
});

/** How people write the things of the town that have a number. */
export const typed: FoodChainMagnateWords["typed"] = {
  house: { before: ["家", "住宅"], behind: ["番の家", "番住宅"] },
  campaign: { before: ["広告"], behind: ["番の広告"] },
  square: { before: ["マス"], behind: [] },
};
