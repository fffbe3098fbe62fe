import { expect, it } from "vitest";
import { LOCALES, tableNameIn, wordsIn } from "../src/index.ts";

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

it.each(Object.keys(NAMED) as (keyof typeof NAMED)[])(
  "a table without a name that was opened in %s is called by a word of the language of the reader",
  async (locale) => {
    const { shell } = await wordsIn(locale);
    for (const reader of Object.keys(LOCALES) as (keyof typeof LOCALES)[]) {
      const words = await wordsIn(reader);
      const name = tableNameIn(words, { name: shell.create.defaultName, origin: "drawn" });
      expect(name).toBe(words.shell.create.defaultName);
    }
  },
);
