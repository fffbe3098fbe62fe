import { pageWords } from "@blueplate/tabletop";
import { LEARN_WORDS } from "@blueplate/words/learn";

/** The words of lessons and puzzles, as they are read now. */
export const learnWords = pageWords(LEARN_WORDS);
