import { shell as english } from "./en/shell/index.ts";
import type { FoodChainMagnateWords } from "./food-chain-magnate/words.ts";
import { type GameWords, wordless } from "./game-words.ts";

/** The languages that people may choose from, each named in itself. */
export const LOCALES = { en: "English", ja: "日本語", pl: "Polski", ru: "Русский", zh: "中文" } as const;

/** A language, as the web calls it (BCP 47). */
export type Locale = keyof typeof LOCALES;

/** The same words in any language: texts for texts, sentences with the same parts for sentences. */
type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...parts: infer Parts) => infer Text
    ? (...parts: Parts) => InAnyLanguage<Text>
    : { readonly [Name in keyof T]: InAnyLanguage<T[Name]> };

/** The words of lobby, table and replay that belong to no game: what English has, every language must have. */
export type ShellWords = InAnyLanguage<typeof english>;

/** Everything that people read, in one language. */
export interface Words {
  readonly locale: Locale;
  readonly shell: ShellWords;
  readonly foodChainMagnate: FoodChainMagnateWords;
  /** The games by id, as lobby and table ask for them. */
  readonly games: Readonly<Record<string, GameWords>>;
}

/** The words of a game in a language; a game that we have none for is shown by its ids. */
export const gameWordsIn = (words: Words, game: string): GameWords => words.games[game] ?? wordless(game);

/** True for the name of a language that we have. */
export const isLocale = (name: string): name is Locale => Object.hasOwn(LOCALES, name);

/** The first of these languages that we have (`pl-PL` asks for Polish); English if none. */
export const preferredLocale = (asked: readonly string[]): Locale =>
  asked.map((each) => each.toLowerCase().split("-")[0] ?? "").find(isLocale) ?? "en";
