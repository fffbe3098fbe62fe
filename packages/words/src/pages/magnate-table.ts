import { magnateTableWords as english } from "../en/magnate-table/index.ts";
import type { InAnyLanguage, PageWords } from "../language.ts";
import { retriedImport } from "../retried-import.ts";

/** The words of a table of Food Chain Magnate: what English has, every language must have. */
export type MagnateTableWords = InAnyLanguage<typeof english>;

/** The words of a table of Food Chain Magnate, in every language. */
export const MAGNATE_TABLE_WORDS: PageWords<MagnateTableWords> = {
  en: english,
  others: {
    ja: async () => (await retriedImport(() => import("../ja/magnate-table/index.ts"))).magnateTableWords,
    pl: async () => (await retriedImport(() => import("../pl/magnate-table/index.ts"))).magnateTableWords,
    ru: async () => (await retriedImport(() => import("../ru/magnate-table/index.ts"))).magnateTableWords,
    zh: async () => (await retriedImport(() => import("../zh/magnate-table/index.ts"))).magnateTableWords,
  },
};
