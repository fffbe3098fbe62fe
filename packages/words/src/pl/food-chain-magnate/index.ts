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

/** Food Chain Magnate in Polish. */
export const foodChainMagnate: FoodChainMagnateWords = {
  name: "Food Chain Magnate",
  about:
    "Zbuduj sieć restauracji w małym miasteczku: zatrudniaj, szkol, reklamuj, gotuj i sprzedawaj. Od dwóch do pięciu graczy.",
  tie: "Przy równej gotówce wyżej jest ten, kto był wcześniej w ostatniej kolejności.",
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
