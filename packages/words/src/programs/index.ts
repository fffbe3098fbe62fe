import type { Locale } from "../locale.ts";
import { programsEn } from "./en.ts";
import { programsJa } from "./ja.ts";
import { programsPl } from "./pl.ts";
import { programsRu } from "./ru.ts";
import type { ProgramWords } from "./words.ts";
import { programsZh } from "./zh.ts";

/** The words of the page of one's own bots, in every language. */
export const PROGRAM_WORDS: Readonly<Record<Locale, ProgramWords>> = {
  en: programsEn,
  ja: programsJa,
  pl: programsPl,
  ru: programsRu,
  zh: programsZh,
};
