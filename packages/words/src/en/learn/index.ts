import { cardHint } from "./card-hint.ts";
import { learn } from "./learn.ts";
import { puzzles } from "./puzzles.ts";

/** The words of the lessons and puzzles. */
export const learnWords = {
  learn,
  puzzles,
  cardHint,
} as const;
