import type { programsEn } from "./en.ts";

/** What English has, every language must have. */
type InAnyLanguage<T> = T extends string
  ? string
  : T extends (name: string) => string
    ? (name: string) => string
    : { readonly [Name in keyof T]: InAnyLanguage<T[Name]> };

/** The words of the page of one's own bots: fetched with it, since the first screen needs none of them. */
export type ProgramWords = InAnyLanguage<typeof programsEn>;
