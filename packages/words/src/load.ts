import { english } from "./en/words.ts";
import type { PageWords, Words } from "./language.ts";
import type { Locale } from "./locale.ts";
import { retriedImport } from "./retried-import.ts";

const LOADERS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: () => Promise.resolve(english),
  ja: async () => (await retriedImport(() => import("./ja/words.ts"))).japanese,
  pl: async () => (await retriedImport(() => import("./pl/words.ts"))).polish,
  ru: async () => (await retriedImport(() => import("./ru/words.ts"))).russian,
  zh: async () => (await retriedImport(() => import("./zh/words.ts"))).chinese,
};

/** All words in a language; English is at hand, the others are fetched when they are chosen. */
export const wordsIn = (locale: Locale): Promise<Words> => LOADERS[locale]();

/** The words of some pages in a language. */
export const pageWordsIn = async <T>(words: PageWords<T>, locale: Locale): Promise<T> =>
  locale === "en" ? words.en : words.others[locale]();
