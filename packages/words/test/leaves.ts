import { LOCALES, type Locale, pageWordsIn, type Words, wordsIn } from "../src/index.ts";
import { LEARN_WORDS } from "../src/pages/learn.ts";
import { MAGNATE_TABLE_WORDS } from "../src/pages/magnate-table.ts";
import { REPLAY_WORDS } from "../src/pages/replay.ts";
import { SHARE_WORDS } from "../src/pages/share.ts";

/** What stands at the end of a path: a text, or a sentence with parts. */
export type Leaf = string | ((...parts: unknown[]) => unknown);

/** The languages that have to keep up with English. */
// cast: the keys of the table are its languages.
export const OTHERS = (Object.keys(LOCALES) as readonly Locale[]).filter((locale) => locale !== "en");

/** Where every language has as many words as it likes. */
const isFree = (path: string): boolean => /^shell\.text\.(commands|pieces)\.\w+\./.test(path);

const walk = (value: unknown, path: string, into: Map<string, Leaf>): void => {
  if (typeof value === "string") into.set(path, value);
  // cast: all functions among the words make sentences.
  else if (typeof value === "function") into.set(path, value as (...parts: unknown[]) => unknown);
  else if (typeof value === "object" && value !== null)
    for (const [name, each] of Object.entries(value)) walk(each, path === "" ? name : `${path}.${name}`, into);
  else if (value !== undefined) throw new Error(`${path} is neither text nor sentence`);
};

/** All texts and sentences of a language by path; events, turns and what people type have tests of their own. */
export const leavesOf = ({
  shell,
  foodChainMagnate: { ours: _, events: __, line: ___, typed: ____, ...game },
}: Words): ReadonlyMap<string, Leaf> => {
  const all = new Map<string, Leaf>();
  walk({ shell, game }, "", all);
  return new Map([...all].filter(([path]) => !isFree(path)));
};

/** Everything that people read in a language, on whatever page. */
export const everythingIn = async (locale: Locale): Promise<Words> => {
  const [words, ...pages] = await Promise.all([
    wordsIn(locale),
    pageWordsIn(LEARN_WORDS, locale),
    pageWordsIn(MAGNATE_TABLE_WORDS, locale),
    pageWordsIn(REPLAY_WORDS, locale),
    pageWordsIn(SHARE_WORDS, locale),
  ]);
  return { ...words, shell: Object.assign({}, words.shell, ...pages) };
};

/** English and another language. */
export const bothIn = async (locale: Locale) => {
  const [english, other] = await Promise.all([everythingIn("en"), everythingIn(locale)]);
  return { english, other };
};
