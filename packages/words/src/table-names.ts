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

const shortened = (host: string): string =>
  Array.from(host).length > HOST
    ? `${Array.from(host)
        .slice(0, HOST - 1)
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
 * several people, and several of one, are told apart.
 */
export const tableNameAt = (locale: Locale, place: number, host: string): string => {
  const name = host.trim();
  if (name === "" || unnamedNumber(name) !== null) return placeName(locale, place);
  return `${shortened(name)}${LINKS[locale]}${PLACES[locale][place % TABLE_PLACES] ?? ""}`;
};

// cast: the keys of the table are its languages.
const LOCALES_HERE = Object.keys(PLACES) as readonly Locale[];

/** Where a table stands that was called so for want of a name, and who invites there; null for a name that somebody gave. */
const placeOf = (name: string): { readonly place: number; readonly host: string } | null => {
  for (const locale of LOCALES_HERE)
    for (const [place, called] of PLACES[locale].entries()) {
      if (name === placeName(locale, place)) return { place, host: "" };
      const end = `${LINKS[locale]}${called}`;
      if (name.length > end.length && name.endsWith(end)) return { place, host: name.slice(0, -end.length) };
    }
  return null;
};

/** True for a table whose host has given it no name, in whatever language that was. */
export const hasNoName = (name: string): boolean => isUnnamedTable(name) || placeOf(name) !== null;

/** What a table is called in a language that was called `name` for want of a name; null for a name that somebody gave. */
export const placedNameIn = (locale: Locale, name: string): string | null => {
  const found = placeOf(name);
  return found && tableNameAt(locale, found.place, found.host);
};
