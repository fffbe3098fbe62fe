import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
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

/** How people write the things of the town that have a number. */
export const typed: FoodChainMagnateWords["typed"] = {
  house: { before: ["dom", "domu", "domowi", "domem", "domy", "domów"], behind: [] },
  campaign: { before: ["kampania", "kampanii", "kampanię", "kampanią", "kampanie"], behind: [] },
  square: { before: ["pole", "pola", "polu", "polem"], behind: [] },
};
