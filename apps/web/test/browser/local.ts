import type { Page } from "@playwright/test";

/** What a bot on this device seems to think, in milliseconds: the one wait of this length in the pages. */
const BOT_MS = 500;

/** Bots on this device answer at once. */
export const quickBots = (page: Page): Promise<unknown> =>
  page.addInitScript((wait) => {
    const later = globalThis.setTimeout;
    const sooner = (act: () => void, ms?: number) => later(act, ms === wait ? 0 : ms);
    Object.assign(globalThis, { setTimeout: sooner });
  }, BOT_MS);
