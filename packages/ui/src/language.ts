import { deviceStorage } from "./storage.ts";
import { type Accessor, createSignal } from "solid-js";
import { insist } from "./insist.ts";
import { fetchLetters, fetchLettersAsRead } from "./letters.ts";

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
  /** The language that is wanted and could not be fetched, or null: it is asked for until it comes, or nobody wants it any more. */
  readonly missing: Accessor<Locale | null>;
  /** Asks for the missing language at once. */
  readonly again: () => Promise<void>;
  /** Asks for the words of the wanted language again, since more of them are read now; done when they are shown. */
  readonly refresh: () => Promise<void>;
  /** Nobody wants the missing language any more. */
  readonly forget: () => void;
  /** Takes up the remembered language, or the machine's; done when its words are shown. */
  readonly start: () => Promise<void>;
}

/** A language that could not be fetched, and whether somebody has chosen it. */
interface Missing<Locale> {
  readonly locale: Locale;
  readonly isChosen: boolean;
}

/** Remembers what is missing, and asks for it until it is not. */
const createMissing = <Locale>(ask: (missing: Missing<Locale>) => Promise<void>) => {
  const [missing, setMissing] = createSignal<Missing<Locale> | null>(null);
  let stop: (() => void) | null = null;
  const again = async (): Promise<void> => {
    const asked = missing();
    if (asked) await ask(asked).catch(() => null);
  };
  const set = (now: Missing<Locale> | null): void => {
    stop?.();
    stop = now && insist(() => void again());
    setMissing(now);
  };
  return { missing, again, set };
};

/** The remembered language, or the machine's. */
const firstOf = <Locale extends string>({
  isLocale,
  preferred,
}: Pick<Languages<Locale, unknown>, "isLocale" | "preferred">): Locale => {
  const remembered = deviceStorage.getItem(KEY) ?? "";
  return isLocale(remembered) ? remembered : preferred(navigator.languages);
};

/** Says in the page which language is shown, and remembers one that somebody has chosen. */
const markLanguage = (locale: string, isChosen: boolean): void => {
  document.documentElement.lang = locale;
  if (isChosen) deviceStorage.setItem(KEY, locale);
};

/** One language for the whole page. Words that cannot be fetched leave the ones that are shown until they come. */
export const createLanguage = <Locale extends string, Words>(
  languages: Languages<Locale, Words>,
): Language<Locale, Words> => {
  const [shown, show] = createSignal(languages.first);
  let wanted: Locale = languages.first.locale;
  const stay = (now: Missing<Locale> | null): void => {
    wanted = shown().locale;
    set(now);
  };
  const turnTo = async (asked: Missing<Locale>): Promise<void> => {
    const { locale, isChosen } = asked;
    wanted = locale;
    if (missing()?.locale !== locale) set(null);
    fetchLetters(locale);
    const words = await languages.load(locale).catch((error: unknown) => {
      // Who chooses again what is shown has nothing to wait for.
      if (wanted === locale) stay(asked);
      throw error;
    });
    // A later choice may have been quicker.
    if (wanted !== locale) return;
    set(null);
    show({ locale, words });
    markLanguage(locale, isChosen);
  };
  const { missing, again, set } = createMissing(turnTo);
  return {
    words: () => shown().words,
    locale: () => shown().locale,
    missing: () => missing()?.locale ?? null,
    again,
    refresh: async () => {
      // The first language is at hand, whatever is read of it.
      if (wanted !== languages.first.locale) await turnTo({ locale: wanted, isChosen: false });
    },
    forget: () => stay(null),
    choose: (locale) => turnTo({ locale, isChosen: true }),
    start: () => (fetchLettersAsRead(), turnTo({ locale: firstOf(languages), isChosen: false })),
  };
};
