import type { LearnWords } from "../../pages/learn.ts";
import { cardReasons } from "../card-reasons.ts";

/** Что сделал бы бот Trick-n-Chef и почему. */
export const cardHint: LearnWords["cardHint"] = {
  ask: "Что сделал бы бот?",
  reasons: cardReasons,
};
