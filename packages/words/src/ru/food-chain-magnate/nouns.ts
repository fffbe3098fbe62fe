import { mentionsOf } from "../../food-chain-magnate/mentions.ts";
import { employees, goods, milestones } from "./cards.ts";

/** The things of the game as they stand in a sentence. */
export const nouns = mentionsOf({
  employees,
  goods,
  milestones,
  house: (number) => `дом ${number}`,
  campaign: (number) => `кампания ${number}`,
  and: " и ",
  inSentence: (name) => name.toLowerCase(),
});
