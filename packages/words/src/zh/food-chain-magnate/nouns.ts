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
