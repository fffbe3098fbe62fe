import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { mentionsOf } from "../../food-chain-magnate/mentions.ts";
import { type Sentence, say } from "../../sentence.ts";
import { articleOf } from "./article.ts";
import { employees, goods, milestones } from "./cards.ts";

/** The things of the game as they stand in a sentence. */
export const nouns = mentionsOf({
  employees,
  goods,
  milestones,
  house: (number) => `house ${number}`,
  campaign: (number) => `campaign ${number}`,
  and: " and ",
  // Inside a sentence English writes the cards small, but not what is short for something: HR, CFO.
  inSentence: (name) => name.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase()),
});

/** One of the copies of a card, behind its article. */
export const one = (id: Parameters<typeof nouns.card>[0]): Sentence => {
  const card = nouns.card(id);
  return say`${articleOf(card.text)} ${card}`;
};

/** How people write the things of the town that have a number. */
export const typed: FoodChainMagnateWords["typed"] = {
  house: { before: ["house", "houses"], behind: [] },
  campaign: { before: ["campaign", "campaigns"], behind: [] },
  square: { before: ["square"], behind: [] },
};
