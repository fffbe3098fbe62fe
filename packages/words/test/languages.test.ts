import { describe, expect, it } from "vitest";
import { type Locale, preferredLocale, wordsIn } from "../src/index.ts";
import { bothIn, leavesOf, OTHERS } from "./leaves.ts";
import { partsIn, saidBy } from "./probes.ts";

/** Names, keys and signs that are the same everywhere, and words that a language has in common with English. */
const EVERYWHERE = ["Blueplate", "Food Chain Magnate", "Trick-n-Chef", "3D", "1x"];
const KEYS = /^(?:Enter|Esc|Home End|(?:Shift|Ctrl|Alt)\+(?:\p{L}|← →))$/u;
const SAME: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  ja: ["CEO", "CFO", "1001（CEO）"],
  zh: ["CEO", "CFO", "1001（CEO）"],
  pl: [
    "bot",
    "Bank",
    "bank",
    "Radio",
    "Billboard",
    "billboard",
    "radio",
    "Marketing",
    "Deluxe",
    "Ranking",
    "burger",
    "Menu",
    "pizza",
    "Bot: 1001",
    "bot, 1001",
  ],
};

/** The letters of a language. */
const LETTERS: Readonly<Partial<Record<Locale, RegExp>>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};
/** Two scripts within a word are a slip of the keyboard. */
const MIXED = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
/** A sign alone, such as the glyphs of annotated games, is written the same everywhere. */
const HAS_LETTER = /\p{L}/u;
const POLISH = /^[\p{ASCII}ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–—…×−←→↔⌘∞★·§\u00AD\u2060]*$/u;

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
const isSame = (locale: Locale, text: string): boolean =>
  KEYS.test(text) || EVERYWHERE.includes(text) || (SAME[locale] ?? []).includes(text);

describe.each(OTHERS)("%s", async (locale) => {
  const { english, other } = await bothIn(locale);
  const ours = leavesOf(english);
  const theirs = leavesOf(other);
  const texts = [...theirs].map(([path, leaf]): readonly [string, string] => [path, saidBy(path, leaf)]);

  it("says that it is that language", () => {
    expect(other.locale).toBe(locale);
    expect(preferredLocale([`${locale}-XX`, "en"])).toBe(locale);
  });

  it("has the same texts and sentences as English", () => {
    expect([...theirs.keys()].toSorted()).toEqual([...ours.keys()].toSorted());
  });

  it("has said everything: no text empty that English has, nothing undefined", () => {
    const isEmpty = (path: string): boolean => ours.get(path) === "";
    const bad = texts.filter(
      ([path, text]) => (text.trim() === "") !== isEmpty(path) || /undefined|NaN|\[object/.test(text),
    );
    expect(bad).toEqual([]);
  });

  it("says the same numbers and names as English", () => {
    const different = texts.flatMap(([path, text]) => {
      const leaf = ours.get(path);
      if (leaf === undefined || typeof leaf === "string") return [];
      const said = partsIn(saidBy(path, leaf));
      return JSON.stringify(said) === JSON.stringify(partsIn(text)) ? [] : [{ path, english: said, text }];
    });
    expect(different).toEqual([]);
  });

  it("leaves no text in English", () => {
    const left = texts.filter(([path, text]) => {
      const leaf = ours.get(path);
      if (leaf === undefined) return false;
      return hasWord(text) && text === saidBy(path, leaf) && !isSame(locale, text);
    });
    expect(left).toEqual([]);
  });

  it("is written in its own letters", () => {
    const letters = LETTERS[locale];
    const foreign = texts.filter(([, text]) => {
      if (MIXED.test(text)) return true;
      if (locale === "pl") return HAS_LETTER.test(text) && !POLISH.test(text);
      return letters !== undefined && hasWord(text) && !letters.test(text) && !isSame(locale, text);
    });
    expect(foreign).toEqual([]);
  });

  it("names the looks of the seats, each otherwise", () => {
    for (const [id, game] of Object.entries(other.games)) {
      const names = game.banners.map(({ name }) => name);
      expect(new Set(names).size, id).toBe(5);
      expect(names.filter((name) => english.games[id]?.banners.some((banner) => banner.name === name))).toEqual([]);
      expect(game.banners.map(({ colour }) => colour)).toEqual(english.games[id]?.banners.map(({ colour }) => colour));
    }
  });

  it("gives every card, milestone and good a name of its own", () => {
    const { employees, milestones, goods } = other.foodChainMagnate;
    for (const table of [employees, milestones]) {
      const names = Object.values(table).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
    const counts = Object.values(goods).map(({ counted }) => counted(5));
    expect(new Set(counts).size).toBe(counts.length);
  });
});

/** How much room a text takes: letters of Chinese and Japanese stand in squares. */
const roomOf = (text: string): number =>
  Array.from(text.replaceAll("\u00AD", "")).reduce((room, letter) => room + (/[ -ӿ‐-…]/u.test(letter) ? 1 : 2), 0);

/** What no line breaks within: between blanks and hyphens, those that are seen and those that are not; Japanese and Chinese break anywhere. */
const piecesOf = (text: string): readonly string[] =>
  text.split(/(?<=[-‐])|[ \u00AD]|(?=[\p{Script=Han}\p{Script=Katakana}])/u);

/** Letters of a piece that fit on the narrowest card of the dock: Cyrillic ones are wider than Latin ones. */
const longestIn = (piece: string): number => (/\p{Script=Cyrillic}/u.test(piece) ? 9 : 10);

it.each(["en", ...OTHERS] as const)("the short names of cards are short and tell them apart in %s", async (locale) => {
  const { employees, short } = (await wordsIn(locale)).foodChainMagnate;
  const names = Object.entries(short);
  expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
  expect(names.filter(([, name]) => roomOf(name) > 16)).toEqual([]);
  expect(names.filter(([, name]) => piecesOf(name).some((piece) => roomOf(piece) > longestIn(piece)))).toEqual([]);
  const full: Readonly<Record<string, { readonly name: string }>> = employees;
  expect(names.filter(([id, name]) => roomOf(name) > roomOf(full[id]?.name ?? ""))).toEqual([]);
});
