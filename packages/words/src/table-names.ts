import type { Locale } from "./locale.ts";
import { isUnnamedTable, unnamedNumber } from "./default-names.ts";

/** Where tables stand, as they are called whose hosts have given them no name, by the language of the host: the same places in every one. */
const PLACES = {
  en: [
    "window table",
    "corner booth",
    "jukebox table",
    "counter table",
    "terrace table",
    "table by the door",
    "neon table",
    "kitchen table",
    "garden table",
    "clock table",
    "fountain table",
    "palm table",
  ],
  ja: [
    "窓際の卓",
    "角の卓",
    "ジュークボックス横の卓",
    "カウンター前の卓",
    "テラスの卓",
    "入口の卓",
    "ネオンの下の卓",
    "厨房前の卓",
    "庭の卓",
    "時計の下の卓",
    "噴水横の卓",
    "ヤシの木の卓",
  ],
  pl: [
    "stolik przy oknie",
    "stolik w rogu",
    "stolik przy szafie grającej",
    "stolik przy ladzie",
    "stolik na tarasie",
    "stolik przy drzwiach",
    "stolik pod neonem",
    "stolik przy kuchni",
    "stolik w ogrodzie",
    "stolik pod zegarem",
    "stolik przy fontannie",
    "stolik pod palmą",
  ],
  ru: [
    "столик у окна",
    "столик в углу",
    "столик у автомата с музыкой",
    "столик у стойки",
    "столик на террасе",
    "столик у двери",
    "столик под неоном",
    "столик у кухни",
    "столик в саду",
    "столик под часами",
    "столик у фонтана",
    "столик под пальмой",
  ],
  zh: [
    "窗边桌",
    "角落桌",
    "点唱机旁的桌",
    "柜台桌",
    "露台桌",
    "门口桌",
    "霓虹灯下的桌",
    "厨房旁的桌",
    "花园桌",
    "时钟下的桌",
    "喷泉旁的桌",
    "棕榈树下的桌",
  ],
} as const satisfies Readonly<Record<Locale, readonly string[]>>;

/** How many places there are. */
export const TABLE_PLACES = PLACES.en.length;

/** What stands before a place and behind the name of whoever invites there. */
const LINKS: Readonly<Record<Locale, string>> = { en: "'s ", ja: "の", pl: ": ", ru: ": ", zh: "的" };

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Letters of a host's name that stand in that of a table: with the longest place it is as long as one may be. */
const HOST = 30;

const shortened = (host: string, most: number): string =>
  Array.from(host).length > most
    ? `${Array.from(host)
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : host;

/** What a table of this place is called in a language that nobody has named, and that nobody with a name of their own invites to. */
const placeName = (locale: Locale, place: number): string => {
  const called = PLACES[locale][place % TABLE_PLACES] ?? "";
  return locale === "en" ? `The ${called}` : capital(called);
};

/**
 * What a table is called to which its host gives no name: by where it stands, and by the host, as far as they have a name. So tables of
 * several people, and several of one, are told apart. `number`: which of those it is that would be called so.
 */
export const tableNameAt = (locale: Locale, place: number, host: string, number = 1): string => {
  const name = host.trim();
  const behind = number > 1 ? ` ${number}` : "";
  if (name === "" || unnamedNumber(name) !== null) return `${placeName(locale, place)}${behind}`;
  const whose = `${shortened(name, HOST - behind.length)}${LINKS[locale]}`;
  return `${whose}${PLACES[locale][place % TABLE_PLACES] ?? ""}${behind}`;
};

// cast: the keys of the table are its languages.
const LOCALES_HERE = Object.keys(PLACES) as readonly Locale[];

/** What the name of a table is made of that was called so for want of a name, and the language in which it was. */
interface PlacedName {
  readonly locale: Locale;
  readonly place: number;
  readonly host: string;
  readonly number: number;
}

/** Where a table stands that was called so for want of a name, and who invites there; null for a name that somebody gave. */
const placedName = (name: string): PlacedName | null => {
  const [counted, digits] = / ([2-9]|[1-9]\d+)$/u.exec(name) ?? [];
  const [number, bare] = [Number(digits ?? 1), counted === undefined ? name : name.slice(0, -counted.length)];
  for (const locale of LOCALES_HERE)
    for (const [place, called] of PLACES[locale].entries()) {
      if (bare === placeName(locale, place)) return { locale, place, host: "", number };
      const end = `${LINKS[locale]}${called}`;
      if (bare.length > end.length && bare.endsWith(end))
        return { locale, place, host: bare.slice(0, -end.length), number };
    }
  return null;
};

/** True for a table whose host has given it no name, in whatever language that was. */
export const hasNoName = (name: string): boolean => isUnnamedTable(name) || placedName(name) !== null;

/** What a table is called in a language that was called `name` for want of a name; null for a name that somebody gave. */
export const placedNameIn = (locale: Locale, name: string): string | null => {
  const found = placedName(name);
  return found && tableNameAt(locale, found.place, found.host, found.number);
};

/**
 * What a table is called that would be called `name`, where others have these names: the next place at which none of its host's name
 * stands, in whatever language, and a number where all places are taken. A name that somebody gave stays as it is.
 */
export const untakenTableName = (name: string, others: readonly string[]): string => {
  const wanted = placedName(name);
  if (!wanted) return name;
  const { locale, place, host, number } = wanted;
  const taken = new Set(others.map((other) => placedNameIn(locale, other)));
  for (let step = 0; ; step++) {
    const free = tableNameAt(locale, place + step, host, number + Math.floor(step / TABLE_PLACES));
    if (!taken.has(free)) return free;
  }
};
