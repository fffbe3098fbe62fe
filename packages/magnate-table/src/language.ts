import { pageWords } from "@blueplate/tabletop";
import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";

/** The words of a table of Food Chain Magnate, as they are read now. */
export const magnateWords = pageWords(MAGNATE_TABLE_WORDS);
