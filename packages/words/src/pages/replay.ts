import { replayWords as english } from "../en/replay/index.ts";
import type { InAnyLanguage, PageWords } from "../language.ts";
import { retriedImport } from "../retried-import.ts";

/** The words of replay, studies and statistics: what English has, every language must have. */
export type ReplayWords = InAnyLanguage<typeof english>;

/** The words of replay, studies and statistics, in every language. */
export const REPLAY_WORDS: PageWords<ReplayWords> = {
  en: english,
  others: {
    ja: async () => (await retriedImport(() => import("../ja/replay/index.ts"))).replayWords,
    pl: async () => (await retriedImport(() => import("../pl/replay/index.ts"))).replayWords,
    ru: async () => (await retriedImport(() => import("../ru/replay/index.ts"))).replayWords,
    zh: async () => (await retriedImport(() => import("../zh/replay/index.ts"))).replayWords,
  },
};
