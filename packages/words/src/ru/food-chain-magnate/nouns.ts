import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
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

/** How people write the things of the town that have a number. */
export const typed: FoodChainMagnateWords["typed"] = {
  house: { before: ["дом", "дома", "дому", "домом", "доме", "домов"], behind: [] },
  campaign: { before: ["кампания", "кампании", "кампанию", "кампанией"], behind: [] },
  square: { before: ["клетка", "клетки", "клетке", "клетку", "клеткой"], behind: [] },
};
