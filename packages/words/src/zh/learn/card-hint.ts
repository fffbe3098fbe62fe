import type { LearnWords } from "../../pages/learn.ts";
import { cardReasons } from "../card-reasons.ts";

/** Trick-n-Chef 的机器人会怎么做，以及原因。 */
export const cardHint: LearnWords["cardHint"] = {
  ask: "机器人会怎么做？",
  reasons: cardReasons,
};
