import type { Locale } from "./locale.ts";

/** What the form of a new table once called a bot, by its chain and the language of the form: tables are stored with such names. */
export const BOT_OF: Readonly<Record<Locale, (chain: string) => string>> = {
  en: (chain) => `${chain} bot`,
  ja: (chain) => `${chain}ボット`,
  pl: (chain) => `Bot ${chain}`,
  ru: (chain) => `Бот ${chain}`,
  zh: (chain) => `${chain}机器人`,
};

/** The bots that play here, by their ids. */
type BotId =
  | "steady"
  | "easy"
  | "medium"
  | "hard"
  | "drinks-seller"
  | "price-fighter"
  | "builder"
  | "marketer"
  | "sensible"
  | "random";

/** What is said of each bot in one language, such as what it is called or how it plays; one that came later is called by its id. */
export const botsNamed =
  (said: Readonly<Record<BotId, string>>) =>
  (id: string): string =>
    Object.hasOwn(said, id)
      ? // cast: its key has just been found.
        said[id as BotId]
      : id;
