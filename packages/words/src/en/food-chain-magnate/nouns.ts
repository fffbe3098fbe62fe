import { mentionsOf } from "../../food-chain-magnate/mentions.ts";
import { employees, goods, milestones } from "./cards.ts";

/** The things of the game as they stand in a sentence. */
export const nouns = mentionsOf({
  employees,
  goods,
  milestones,
  house: (number) => `house ${number}`,
  campaign: (number) => `campaign ${number}`,
  and: " and ",
  // Inside a sentence English writes the cards small.
  inSentence: (name) => name.toLowerCase(),
});
