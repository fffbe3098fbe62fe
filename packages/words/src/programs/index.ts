import type { Locale } from "../locale.ts";
import { programsEn } from "./en.ts";
import { programsJa } from "./ja.ts";
import { programsPl } from "./pl.ts";
import { programsRu } from "./ru.ts";
import { programsZh } from "./zh.ts";

/** What English has, every language must have. */
type InAnyLanguage<T> = T extends string
  ? string
  : T extends (name: string) => string
    ? (name: string) => string
    : { readonly [Name in keyof T]: InAnyLanguage<T[Name]> };

/** The words of the page of one's own bots: fetched with it, since the first screen needs none of them. */
export type ProgramWords = InAnyLanguage<typeof programsEn>;

/** They in every language. */
export const PROGRAM_WORDS: Readonly<Record<Locale, ProgramWords>> = {
  en: programsEn,
  ja: programsJa,
  pl: programsPl,
  ru: programsRu,
  zh: programsZh,
};
