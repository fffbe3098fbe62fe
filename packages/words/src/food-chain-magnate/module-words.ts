import type { CardWords, GoodWords, MilestoneWords } from "./words.ts";
import type { NameOf, OptionText } from "../game-words.ts";
import type { Locale } from "../locale.ts";
import type { Sentence } from "../sentence.ts";

/** The things of the game as they stand in a sentence of this language: whom and what the sentences of a module name. */
export interface SentenceTools {
  readonly names: NameOf;
  readonly who: (seat: number) => Sentence[number];
  readonly card: (id: string) => Sentence[number];
  readonly good: (id: string, count: number) => Sentence[number];
  readonly house: (number: number) => Sentence[number];
  readonly campaign: (number: number) => Sentence[number];
  readonly dollars: (amount: number) => string;
}

/** What the reasons of a module are said with: the things of the game as text, numbers with their words. */
export interface ReasonTools {
  readonly names: NameOf;
  /** What a card, a good or a milestone is called. */
  readonly name: (id: string) => string;
  readonly goods: (id: string, count: number) => string;
  /** Numbers or names, one after the other. */
  readonly list: (items: readonly (number | string)[]) => string;
  /** A whole number of dollars, of whatever was estimated; one at least. */
  readonly dollars: (amount: number) => string;
}

/**
 * The sentences of what a module's `reasons.ts` says, by the id of the reason. `Said` is the union of those reasons: each sentence
 * then gets the numbers of its own, in every language. A module that does not name them has to say itself what its sentences are
 * given.
 */
type ReasonSentences<Said extends { readonly id: string }> = [Said] extends [never]
  ? Readonly<Record<string, (reason: never, tools: ReasonTools) => string>>
  : { readonly [S in Said as S["id"]]?: (reason: S, tools: ReasonTools) => string };

/**
 * Everything that a module says in one language, with a sentence for each of its reasons (`Said`). What is left out, in a language or
 * altogether, is said in English, or as the id with its words in capitals.
 */
export interface ModuleWords<Said extends { readonly id: string } = never> {
  readonly name: string;
  /** What it changes, in one line. */
  readonly help: string;
  readonly employees?: Readonly<Record<string, CardWords>>;
  /** What its cards are called where there is no room for their names. */
  readonly short?: Readonly<Record<string, string>>;
  readonly goods?: Readonly<Record<string, GoodWords>>;
  readonly milestones?: Readonly<Record<string, MilestoneWords>>;
  readonly campaigns?: Readonly<Record<string, { readonly name: string; readonly reach: string }>>;
  readonly phases?: Readonly<Record<string, { readonly name: string; readonly help: string }>>;
  readonly steps?: Readonly<Record<string, string>>;
  readonly commands?: Readonly<Record<string, { readonly ask: string; readonly button: string }>>;
  readonly slots?: Readonly<Record<string, string>>;
  /** What happened, by event; null for what says nothing to people. */
  readonly events?: Readonly<Record<string, (event: never, tools: SentenceTools) => Sentence | null>>;
  /** What is paid for a reason of its own, after the name and the amount. */
  readonly payments?: Readonly<Record<string, (amount: string, tools: SentenceTools, seat: number) => Sentence>>;
  /** Why something was done, or may be, by the id of the reason: a sentence with its numbers. */
  readonly reasons?: ReasonSentences<Said>;
  readonly refusals?: Readonly<Record<string, (refusal: never) => string>>;
  /** The module's own options. */
  readonly options?: Readonly<Record<string, OptionText>>;
}

type Tables = Readonly<Record<string, object | undefined>>;
const known = new Map<Locale, Map<string, ModuleWords>>();

/** Takes up the words of modules in a language, by the module's id: whoever names their things reads them from then on. */
export const addModuleWords = (locale: Locale, words: Readonly<Record<string, ModuleWords>>): void => {
  known.set(locale, new Map([...(known.get(locale) ?? []), ...Object.entries(words)]));
};

/** What a module says of itself in a language, or else in English; null for one that says nothing. */
export const moduleWords = (locale: Locale, module: string): ModuleWords | null =>
  known.get(locale)?.get(module) ?? known.get("en")?.get(module) ?? null;

/** What a module says under an id, in a language or else in English; undefined where none says anything. */
export const moduleEntry = <T extends keyof ModuleWords>(
  locale: Locale,
  table: T,
  id: string,
): NonNullable<ModuleWords[T]> extends Readonly<Record<string, infer V>> ? V | undefined : never =>
  // cast: the entries of that table.
  (entryIn(locale, table, id) ?? entryIn("en", table, id)) as never;

const entryIn = (locale: Locale, table: string, id: string): unknown => {
  for (const words of known.get(locale)?.values() ?? []) {
    // cast: the tables of a module's words are records by id.
    const entries = (words as unknown as Tables)[table];
    if (entries && Object.hasOwn(entries, id)) return Reflect.get(entries, id);
  }
  return undefined;
};

/**
 * A table of a language that is open to modules: for an id that it does not have it says what a module has brought in this language,
 * or in English, or else what `otherwise` makes of it. Listing it gives what is its own.
 */
export const openTable = <T extends object>(
  locale: Locale,
  table: keyof ModuleWords,
  own: T,
  otherwise: (id: string) => unknown = () => undefined,
): T =>
  new Proxy(own, {
    get: (target, id) => {
      if (typeof id !== "string" || Object.hasOwn(target, id)) return Reflect.get(target, id);
      return entryIn(locale, table, id) ?? entryIn("en", table, id) ?? otherwise(id);
    },
  });
