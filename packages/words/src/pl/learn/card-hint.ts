import type { LearnWords } from "../../pages/learn.ts";
import { cardReasons } from "../card-reasons.ts";

/** Co zrobiłby bot Trick-n-Chef i dlaczego. */
export const cardHint: LearnWords["cardHint"] = {
  ask: "Co zrobiłby bot?",
  reasons: cardReasons,
};
