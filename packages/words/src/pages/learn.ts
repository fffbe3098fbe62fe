import { learnWords as english } from "../en/learn/index.ts";
import type { InAnyLanguage, PageWords } from "../language.ts";
import { retriedImport } from "../retried-import.ts";

/** The words of lessons and puzzles: what English has, every language must have. */
export type LearnWords = InAnyLanguage<typeof english>;

/** The words of lessons and puzzles, in every language. */
export const LEARN_WORDS: PageWords<LearnWords> = {
  en: english,
  others: {
    ja: async () => (await retriedImport(() => import("../ja/learn/index.ts"))).learnWords,
    pl: async () => (await retriedImport(() => import("../pl/learn/index.ts"))).learnWords,
    ru: async () => (await retriedImport(() => import("../ru/learn/index.ts"))).learnWords,
    zh: async () => (await retriedImport(() => import("../zh/learn/index.ts"))).learnWords,
  },
};
