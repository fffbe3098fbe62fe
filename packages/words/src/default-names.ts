import type { Locale } from "./locale.ts";

/** What somebody is called who has given no name, by their number at the table and the language they used: tables are stored with it. */
export const PLAYER_OF: Readonly<Record<Locale, (number: number) => string>> = {
  en: (number) => `Player ${number}`,
  ja: (number) => `プレイヤー${number}`,
  pl: (number) => `Gracz ${number}`,
  ru: (number) => `Игрок ${number}`,
  zh: (number) => `玩家${number}`,
};

/** What every table was called whose host had given it no name, by the language of the host: tables are stored with it. */
export const TABLE_OF: Readonly<Record<Locale, string>> = {
  en: "A friendly table",
  ja: "気楽な卓",
  pl: "Stół wśród przyjaciół",
  ru: "Дружеский стол",
  zh: "轻松一桌",
};

/** Numbers that stand for a name, from 1: as many as people may be in one place. A study has room for most of them. */
const MOST_NUMBERS = 64;

/** The number that stands for a name, by what it is called in any of the languages. */
const NUMBER_OF: ReadonlyMap<string, number> = new Map(
  Array.from({ length: MOST_NUMBERS }, (_, at) => at + 1).flatMap((number) =>
    Object.values(PLAYER_OF).map((called) => [called(number), number] as const),
  ),
);

/** The number of somebody without a name of their own, in whatever language it was written; null for a name that somebody gave. */
export const unnamedNumber = (player: string): number | null => NUMBER_OF.get(player) ?? null;

/** The first number that nobody of these people bears in place of a name. */
export const freeNumber = (players: readonly string[]): number => {
  const borne = players.map(unnamedNumber);
  const free = borne.findIndex((_, at) => !borne.includes(at + 1));
  return (free < 0 ? borne.length : free) + 1;
};

/** A name that somebody gave, with a number behind it where others are called the same; `most`: its letters, all told. */
const numbered = (name: string, others: readonly string[], most: number): string => {
  let called = name;
  for (let more = 2; others.includes(called); more++) {
    const number = ` ${more}`;
    called = `${name.slice(0, most - number.length).trimEnd()}${number}`;
  }
  return called;
};

/**
 * What somebody is called among others: as they wish, with a number behind it where somebody there is called the same; whoever wishes
 * nothing, or a number that somebody there bears, by the first that is free. So no two are called the same, whether they gave a name or
 * not. `most`: letters that a name may have.
 */
export const nameAmong = (wish: string, others: readonly string[], most = Number.MAX_SAFE_INTEGER): string => {
  const number = unnamedNumber(wish);
  if (wish !== "" && number === null) return numbered(wish, others, most);
  const isFree = number !== null && !others.some((each) => unnamedNumber(each) === number);
  return isFree ? wish : PLAYER_OF.en(freeNumber(others));
};

/** True for a table of former days whose host had given it no name, in whatever language that was. */
export const isUnnamedTable = (name: string): boolean => Object.values(TABLE_OF).includes(name);
