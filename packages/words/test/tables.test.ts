import { expect, it } from "vitest";
import { TABLE_OF } from "../src/default-names.ts";
import { hasNoName, LOCALES, TABLE_PLACES, tableNameAt, tableNameIn, untakenTableName, wordsIn } from "../src/index.ts";

/** How the town of a day is called, by language. */
const NAMED = {
  en: "Daily town, November 29",
  ja: "11月29日の町",
  pl: "Miasto dnia, 29 listopada",
  ru: "Город дня, 29 ноября",
  zh: "每日小镇，11月29日",
} as const satisfies Record<keyof typeof LOCALES, string>;

// cast: the keys of the table are its languages.
it.each(Object.entries(NAMED) as [keyof typeof NAMED, string][])(
  "the table of a daily town is called by its day in %s; every other is called as its host wrote it",
  async (locale, called) => {
    const words = await wordsIn(locale);
    expect(tableNameIn(words, { name: "2026-11-29", origin: "daily" })).toBe(called);
    expect(tableNameIn(words, { name: "2026-11-29", origin: "drawn" })).toBe("2026-11-29");
    expect(tableNameIn(words, { name: "Sunday", origin: "daily" })).toBe("Sunday");
  },
);

// cast: see above.
const EVERY = Object.keys(LOCALES) as (keyof typeof LOCALES)[];
const PLACES = Array.from({ length: TABLE_PLACES }, (_, place) => place);

it.each(EVERY)(
  "a table without a name of former days that was opened in %s is called by a word of the language of the reader",
  async (locale) => {
    for (const reader of EVERY) {
      const words = await wordsIn(reader);
      expect(tableNameIn(words, { name: TABLE_OF[locale], origin: "drawn" })).toBe(TABLE_OF[reader]);
    }
    expect(hasNoName(TABLE_OF[locale])).toBe(true);
  },
);

it("a table without a name is called by its host and where it stands", () => {
  expect(tableNameAt("en", 0, "Ann")).toBe("Ann's window table");
  expect(tableNameAt("ru", 0, " Ann ")).toBe("Ann: столик у окна");
  expect(tableNameAt("ja", 0, "Ann")).toBe("Annの窓際の卓");
  // Who has no name but a number is nobody to be called by.
  for (const host of ["", " ", "Player 1", "Игрок 2"]) expect(tableNameAt("en", 0, host)).toBe("The window table");
});

it.each(EVERY)("no two places are called the same in %s, and none is longer than a table's name may be", (locale) => {
  const names = (host: string, number = 1) => PLACES.map((place) => tableNameAt(locale, place, host, number));
  expect(new Set([...names(""), ...names("Ann"), ...names("Bob")]).size).toBe(3 * TABLE_PLACES);
  for (const number of [1, 99])
    for (const name of names("An".repeat(20), number)) expect(name.length).toBeLessThanOrEqual(60);
});

it.each(EVERY)("where a table stands that was opened in %s is said in the language of the reader", async (locale) => {
  for (const reader of EVERY) {
    const words = await wordsIn(reader);
    for (const place of PLACES)
      for (const host of ["", "Ann", "Ann: Bob's"]) {
        for (const number of [1, 2, 13]) {
          const name = tableNameAt(locale, place, host, number);
          expect(tableNameIn(words, { name, origin: "drawn" })).toBe(tableNameAt(reader, place, host, number));
          expect(hasNoName(name)).toBe(true);
        }
      }
  }
});

it.each(EVERY)(
  "tables without a name stand at places of their own, opened in %s as in any other language",
  (locale) => {
    for (const host of ["", "Ann"]) {
      const others = [tableNameAt("en", 10, host), tableNameAt("ru", 11, host), tableNameAt("ja", 0, "Bob"), "Sunday"];
      expect(untakenTableName(tableNameAt(locale, 9, host), others)).toBe(tableNameAt(locale, 9, host));
      expect(untakenTableName(tableNameAt(locale, 10, host), others)).toBe(tableNameAt(locale, 0, host));
      const named: string[] = [];
      for (let table = 0; table < 30; table++) named.push(untakenTableName(tableNameAt(locale, 5, host), named));
      expect(new Set(named).size).toBe(30);
      expect(named[12]).toBe(tableNameAt(locale, 5, host, 2));
      for (const name of ["Sunday", "Ann's table"]) expect(untakenTableName(name, [name])).toBe(name);
    }
  },
);

it("a name that somebody typed stays as it is in every language", async () => {
  for (const name of [
    "Ann's table",
    "Sunday evening",
    "The table by the jukebox",
    "Стол: Анна",
    "Window table",
    "The window table 1",
  ]) {
    for (const reader of EVERY) expect(tableNameIn(await wordsIn(reader), { name, origin: "drawn" })).toBe(name);
    expect(hasNoName(name)).toBe(false);
  }
});
