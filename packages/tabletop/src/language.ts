import { createLanguage } from "@blueplate/ui";
import {
  english,
  type GameWords,
  gameWordsIn,
  isLocale,
  preferredLocale,
  type ShellWords,
  wordsIn,
  type Words,
} from "@blueplate/words";

let load = wordsIn;

/** Words come from here from now on: a page that has more of them than this package says so before it starts. */
export const takeWordsFrom = (loader: typeof wordsIn): void => {
  load = loader;
};

/** The language of this page. */
export const language = createLanguage({
  first: { locale: english.locale, words: english },
  isLocale,
  preferred: preferredLocale,
  load: (locale) => load(locale),
});

/** The words that belong to no game, as they are read now. */
export const shell = (): ShellWords => language.words().shell;

/** Food Chain Magnate in the language of the page. */
export const foodChainMagnate = (): Words["foodChainMagnate"] => language.words().foodChainMagnate;

/** The words of a game, as they are read now. */
export const wordsOf = (game: string): GameWords => gameWordsIn(language.words(), game);
