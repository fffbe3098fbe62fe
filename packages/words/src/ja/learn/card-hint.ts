import type { LearnWords } from "../../pages/learn.ts";
import { cardReasons } from "../card-reasons.ts";

/** Trick-n-Chef のボットならどうするか、その理由。 */
export const cardHint: LearnWords["cardHint"] = {
  ask: "ボットならどうする？",
  reasons: cardReasons,
};
