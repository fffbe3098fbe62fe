import { botsWith } from "@blueplate/bot";
import { LOCALES, type Locale, wordsIn } from "@blueplate/words";
import { expect, it } from "vitest";

const ids = [...new Set(botsWith({}, ["any"]).map(({ id }) => id))];

// cast: the keys of a table by locale.
it.each(Object.keys(LOCALES) as Locale[])(
  "in %s everybody who plays has a name of their own and a line",
  async (locale) => {
    const { botDisplayName, botDescribed } = (await wordsIn(locale)).shell;
    for (const say of [botDisplayName, botDescribed]) {
      expect(ids.filter((id) => say(id) === id)).toEqual([]);
      expect(new Set(ids.map(say)).size).toBe(ids.length);
    }
  },
);
