import { createLanguage } from "@blueplate/ui";
import {
  english,
  type GameWords,
  gameWordsIn,
  isLocale,
  type Locale,
  type PageWords,
  pageWordsIn,
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

/** What fetches the words of the pages that are there, each in a language. */
const pages = new Set<(locale: Locale) => Promise<void>>();

/** The language of this page. */
export const language = createLanguage({
  first: { locale: english.locale, words: english },
  isLocale,
  preferred: preferredLocale,
  load: async (locale) => {
    const [words] = await Promise.all([load(locale), ...[...pages].map((fetchWords) => fetchWords(locale))]);
    return words;
  },
});

/** The latest request for words of pages that came after the language was chosen. */
let coming: Promise<void> = Promise.resolve();

/** Done when the words of every page that is there have come, or could not be fetched: such a page is in English until they come. */
export const pageWordsCome = (): Promise<void> => coming;

/** A part that is fetched when it is asked for, once the words that it reads have come, too. */
export const withWords = async <Part>(part: Promise<Part>): Promise<Part> => {
  const come = await part;
  await pageWordsCome();
  return come;
};

/** The words of some pages, as they are read now: those of the page's language are fetched with the first page that reads them. */
export const pageWords = <T>(words: PageWords<T>): (() => T) => {
  const come = new Map<Locale, T>();
  const fetchWords = async (locale: Locale): Promise<void> => {
    if (!come.has(locale)) come.set(locale, await pageWordsIn(words, locale));
  };
  pages.add(fetchWords);
  coming = language.refresh().catch(() => undefined);
  return () => come.get(language.locale()) ?? words.en;
};

/** The words that belong to no game, as they are read now. */
export const shell = (): ShellWords => language.words().shell;

/** Food Chain Magnate in the language of the page. */
export const foodChainMagnate = (): Words["foodChainMagnate"] => language.words().foodChainMagnate;

/** The words of a game, as they are read now. */
export const wordsOf = (game: string): GameWords => gameWordsIn(language.words(), game);
