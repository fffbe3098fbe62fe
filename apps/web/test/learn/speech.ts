import { english, gameWordsIn } from "@blueplate/words";
import { LEARN_WORDS } from "@blueplate/words/learn";
import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";

/** What the coach speaks with, in English. */
export const speech = {
  game: gameWordsIn(english, "food-chain-magnate"),
  shell: english.shell,
  learn: LEARN_WORDS.en.learn,
  advice: MAGNATE_TABLE_WORDS.en.advice,
  why: MAGNATE_TABLE_WORDS.en.why,
  panels: MAGNATE_TABLE_WORDS.en.panels,
  ask: MAGNATE_TABLE_WORDS.en.ask,
  comma: english.shell.comma,
  names: (seat: number): string => `Seat ${seat + 1}`,
};
