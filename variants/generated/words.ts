// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.
import type { Locale, ModuleWords } from "@blueplate/words";
import { WORDS } from "./words.en.ts";

/** The English words of the modules, by the module's id: at hand, as everything English is. */
export const ENGLISH = WORDS;

/** The words of the modules in each language. */
export const MODULE_WORDS: Readonly<Record<Locale, () => Promise<Readonly<Record<string, ModuleWords>>>>> = {
  en: async () => (await import("./words.en.ts")).WORDS,
  ja: async () => (await import("./words.ja.ts")).WORDS,
  pl: async () => (await import("./words.pl.ts")).WORDS,
  ru: async () => (await import("./words.ru.ts")).WORDS,
  zh: async () => (await import("./words.zh.ts")).WORDS,
};
