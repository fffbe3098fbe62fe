import type { LearnWords } from "../../pages/learn.ts";
import { cardHint } from "./card-hint.ts";
import { learn } from "./learn.ts";
import { puzzles } from "./puzzles.ts";

/** The words of a table of Food Chain Magnate. */
export const learnWords: LearnWords = {
  learn,
  puzzles,
  cardHint,
};
