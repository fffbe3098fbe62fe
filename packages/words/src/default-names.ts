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

/** The first number that nobody of these people bears in place of a name. */
export const freeNumber = (players: readonly string[]): number => {
  const borne = players.map(unnamedNumber);
  return NUMBERS.find((number) => !borne.includes(number)) ?? NUMBERS.length;
};

/**
 * What somebody is stored as at a table where others sit: as they wish; whoever wishes nothing, or a number that somebody there bears, by
 * the first that is free. So two who give no name are told apart.
 */
export const nameAmong = (wish: string, others: readonly string[]): string => {
  const number = unnamedNumber(wish);
  const isFree = number === null ? wish !== "" : !others.some((each) => unnamedNumber(each) === number);
  return isFree ? wish : PLAYER_OF.en(freeNumber(others));
};

/** True for a table whose host has given it no name, in whatever language that was. */
export const isUnnamedTable = (name: string): boolean => Object.values(TABLE_OF).includes(name);
