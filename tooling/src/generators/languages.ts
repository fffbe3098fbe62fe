import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type TextEdit, into } from "./edit.ts";
import type { FileChange } from "./plan.ts";

const WORDS = "packages/words/src";
const LOCALE = /^[a-z]{2}(-[A-Za-z]+)?$/;

/** The languages that have a folder of words, English first. */
export const localesOf = (root: string): readonly string[] => [
  "en",
  ...readdirSync(join(root, WORDS)).filter((name) => LOCALE.test(name) && name !== "en"),
];

/** Adds `item` as the last of a table of words that is open to modules, whatever the language. */
export const intoOpen =
  (table: string, item: string): TextEdit =>
  (text) => {
    const opening = new RegExp(`openTable\\(\\s*"[^"]*",\\s*"${table}",\\s*\\{`).exec(text);
    return opening && into(opening[0], item)(text);
  };

/** The same change of a file of words in every language; only English must have a place for it. */
export const inEveryLanguage = (root: string, file: string, edit: TextEdit): readonly FileChange[] =>
  localesOf(root).map((locale) => ({ path: `${WORDS}/${locale}/${file}`, edit, optional: locale !== "en" }));

/** The files of words that a variant does not have: there it is read in English. */
export const missingWords = (root: string): readonly string[] =>
  readdirSync(join(root, "variants"))
    .filter((name) => existsSync(join(root, "variants", name, "variant.ts")))
    .flatMap((name) => localesOf(root).map((locale) => `variants/${name}/words/${locale}.ts`))
    .filter((path) => !existsSync(join(root, path)));
