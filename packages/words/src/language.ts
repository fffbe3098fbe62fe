import { shell as english } from "./en/shell/index.ts";
import type { FoodChainMagnateWords } from "./food-chain-magnate/words.ts";
import { type GameWords, wordless } from "./game-words.ts";
import type { Locale } from "./locale.ts";

/** The same words in any language: texts for texts, sentences with the same parts for sentences. */
export type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...parts: infer Parts) => infer Text
    ? (...parts: Parts) => InAnyLanguage<Text>
    : { readonly [Name in keyof T]: InAnyLanguage<T[Name]> };

/** The words of lobby, table and replay that belong to no game: what English has, every language must have. */
export type ShellWords = InAnyLanguage<typeof english>;

/** The words of some pages alone: English comes with the page, the other languages are fetched when they are read. */
export interface PageWords<T> {
  readonly en: T;
  readonly others: Readonly<Record<Exclude<Locale, "en">, () => Promise<T>>>;
}

/** Everything that people read on every page, in one language. */
export interface Words {
  readonly locale: Locale;
  readonly shell: ShellWords;
  readonly foodChainMagnate: FoodChainMagnateWords;
  /** The games by id, as lobby and table ask for them. */
  readonly games: Readonly<Record<string, GameWords>>;
}

/** The words of a game in a language; a game that we have none for is shown by its ids. */
export const gameWordsIn = (words: Words, game: string): GameWords => words.games[game] ?? wordless(game);
