import { botsWith } from "@blueplate/bot";
import { LOCALES, type Locale, wordsIn } from "@blueplate/words";
import { expect, it } from "vitest";

const ids = [...new Set(botsWith({}, ["any"]).map(({ id }) => id))];

// cast: the keys of a table by locale.
it.each(Object.keys(LOCALES) as Locale[])(
  "in %s every bot has a word of its own for how it plays, and a line",
  async (locale) => {
    const { botNamed, botDescribed } = (await wordsIn(locale)).shell;
    for (const say of [botNamed, botDescribed]) expect(new Set(ids.map(say)).size).toBe(ids.length);
    expect(ids.filter((id) => botDescribed(id) === id)).toEqual([]);
  },
);
