import type { Locale } from "./locale.ts";

/** What the form of a new table calls a bot, after its chain: at hand in every language, so that each reader has it in their own. */
export const BOT_OF: Readonly<Record<Locale, (chain: string) => string>> = {
  en: (chain) => `${chain} bot`,
  ja: (chain) => `${chain}ボット`,
  pl: (chain) => `Bot ${chain}`,
  ru: (chain) => `Бот ${chain}`,
  zh: (chain) => `${chain}机器人`,
};

/** The bots that play here, by their ids. */
type BotId = "steady" | "easy" | "medium" | "hard" | "sensible" | "random";

/** What a bot is called, from the names in one language; one that came later is called by its id. */
export const botsNamed =
  (names: Readonly<Record<BotId, string>>) =>
  (id: string): string =>
    Object.hasOwn(names, id)
      ? // cast: its key has just been found.
        names[id as BotId]
      : id;
