import { expect, it } from "vitest";
import { gameWordsIn, type Locale, LOCALES, wordsIn } from "../src/index.ts";

const GAMES = ["food-chain-magnate", "trick-n-chef"] as const;

it.each(Object.keys(LOCALES) as readonly Locale[])("what parts first and second has a unit in %s", async (locale) => {
  const words = await wordsIn(locale);
  for (const game of GAMES) {
    const margin = gameWordsIn(words, game).margin(14);
    expect(margin, game).toMatch(/14/);
    expect(margin, game).not.toBe("14");
  }
  expect(words.shell.lobby.week.about(gameWordsIn(words, "trick-n-chef").margin(14))).toMatch(
    /14\P{L}*(?:points|punktów|очков|点|分)/u,
  );
});
