import { addModuleWords, type Locale, type Words, wordsIn } from "@blueplate/words";
import { ENGLISH, MODULE_WORDS } from "./generated/words.ts";

// English is at hand from the start, as everything English is: what another language lacks is said in it.
addModuleWords("en", ENGLISH);

/** All words in a language, those of the modules among them. */
export const wordsWithModules = async (locale: Locale): Promise<Words> => {
  const [words, modules] = await Promise.all([wordsIn(locale), MODULE_WORDS[locale]()]);
  addModuleWords(locale, modules);
  return words;
};
