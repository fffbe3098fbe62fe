import type { Locale } from "./locale.ts";

/** What somebody is called who has given no name, by their number at the table and the language they used: tables are stored with it. */
export const PLAYER_OF: Readonly<Record<Locale, (number: number) => string>> = {
  en: (number) => `Player ${number}`,
  ja: (number) => `プレイヤー${number}`,
  pl: (number) => `Gracz ${number}`,
  ru: (number) => `Игрок ${number}`,
  zh: (number) => `玩家${number}`,
};

/** What a table is called whose host has given it no name, by the language of the host. */
export const TABLE_OF: Readonly<Record<Locale, string>> = {
  en: "A friendly table",
  ja: "気楽な卓",
  pl: "Stół wśród przyjaciół",
  ru: "Дружеский стол",
  zh: "轻松一桌",
};

/** Numbers of those who may sit at one table. */
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** The number of somebody without a name of their own, in whatever language it was written; null for a name that somebody gave. */
export const unnamedNumber = (player: string): number | null =>
  NUMBERS.find((number) => Object.values(PLAYER_OF).some((called) => called(number) === player)) ?? null;

/** True for a table whose host has given it no name, in whatever language that was. */
export const isUnnamedTable = (name: string): boolean => Object.values(TABLE_OF).includes(name);
