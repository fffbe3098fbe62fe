import { share as english } from "../en/share.ts";
import type { InAnyLanguage, PageWords } from "../language.ts";
import { retriedImport } from "../retried-import.ts";

/** The words of what is handed on of a game: what English has, every language must have. */
export type ShareWords = InAnyLanguage<typeof english>;

/** The words of what is handed on of a game, in every language. */
export const SHARE_WORDS: PageWords<ShareWords> = {
  en: english,
  others: {
    ja: async () => (await retriedImport(() => import("../ja/share.ts"))).share,
    pl: async () => (await retriedImport(() => import("../pl/share.ts"))).share,
    ru: async () => (await retriedImport(() => import("../ru/share.ts"))).share,
    zh: async () => (await retriedImport(() => import("../zh/share.ts"))).share,
  },
};
