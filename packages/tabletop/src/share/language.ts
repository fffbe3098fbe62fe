import { SHARE_WORDS } from "@blueplate/words/share";
import { pageWords } from "../language.ts";

/** The words of what is handed on of a game, as they are read now. */
export const shareWords = pageWords(SHARE_WORDS);
