import { deviceStorage } from "./storage.ts";
import { type Accessor, createSignal } from "solid-js";
import { fetchLetters } from "./letters.ts";

const KEY = "blueplate-language";

/** What a language is chosen from. */
interface Languages<Locale extends string, Words> {
  /** The words at hand from the start. */
  readonly first: { readonly locale: Locale; readonly words: Words };
  readonly isLocale: (name: string) => name is Locale;
  /** The best for a person who has not chosen yet, from the languages that the machine prefers. */
  readonly preferred: (asked: readonly string[]) => Locale;
  readonly load: (locale: Locale) => Promise<Words>;
}

/** The language of the interface: what is read through `words` shows a change at once. */
export interface Language<Locale extends string, Words> {
  readonly words: Accessor<Words>;
  readonly locale: Accessor<Locale>;
  /** Chooses a language and remembers it in this browser; done when its words are shown, refused when they cannot be fetched. */
  readonly choose: (locale: Locale) => Promise<void>;
  /** Takes up the remembered language, or the machine's; done when its words are shown. */
  readonly start: () => Promise<void>;
}

/** One language for the whole page. Words that cannot be fetched leave the ones that are shown. */
export const createLanguage = <Locale extends string, Words>(
  languages: Languages<Locale, Words>,
): Language<Locale, Words> => {
  const [shown, show] = createSignal(languages.first);
  let wanted: Locale = languages.first.locale;
  const turnTo = async (locale: Locale): Promise<void> => {
    wanted = locale;
    fetchLetters(locale);
    let words: Words;
    try {
      words = await languages.load(locale);
    } catch (error) {
      // Who chooses again what is shown has nothing to wait for.
      if (wanted === locale) wanted = shown().locale;
      throw error;
    }
    // A later choice may have been quicker.
    if (wanted !== locale) return;
    show({ locale, words });
    document.documentElement.lang = locale;
  };
  return {
    words: () => shown().words,
    locale: () => shown().locale,
    choose: async (locale) => {
      await turnTo(locale);
      deviceStorage.setItem(KEY, locale);
    },
    start: () => {
      const remembered = deviceStorage.getItem(KEY) ?? "";
      return turnTo(languages.isLocale(remembered) ? remembered : languages.preferred(navigator.languages));
    },
  };
};
