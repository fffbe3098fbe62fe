import { mentionsOf } from "../../food-chain-magnate/mentions.ts";
import { employees, goods, milestones } from "./cards.ts";

/** The things of the game as they stand in a sentence. */
export const nouns = mentionsOf({
  employees,
  goods,
  milestones,
  house: (number) => `dom ${number}`,
  campaign: (number) => `kampania ${number}`,
  and: " i ",
  inSentence: (name) => name.toLowerCase(),
});
