import { replayWords as english } from "../en/replay/index.ts";
import type { InAnyLanguage, PageWords } from "../language.ts";

/** The words of replay, studies and statistics: what English has, every language must have. */
export type ReplayWords = InAnyLanguage<typeof english>;

/** The words of replay, studies and statistics, in every language. */
export const REPLAY_WORDS: PageWords<ReplayWords> = {
  en: english,
  others: {
    ja: async () => (await import("../ja/replay/index.ts")).replayWords,
    pl: async () => (await import("../pl/replay/index.ts")).replayWords,
    ru: async () => (await import("../ru/replay/index.ts")).replayWords,
    zh: async () => (await import("../zh/replay/index.ts")).replayWords,
  },
};
