import type { Locale } from "../locale.ts";
import { adminEn } from "./en.ts";
import { adminJa } from "./ja.ts";
import { adminPl } from "./pl.ts";
import { adminRu } from "./ru.ts";
import type { AdminWords } from "./words.ts";
import { adminZh } from "./zh.ts";

export type { AdminWords } from "./words.ts";

/** The words of the page of whoever runs the server, in every language. */
export const ADMIN_WORDS: Readonly<Record<Locale, AdminWords>> = {
  en: adminEn,
  ja: adminJa,
  pl: adminPl,
  ru: adminRu,
  zh: adminZh,
};
