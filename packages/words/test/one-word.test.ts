import { expect, it } from "vitest";
import { everythingIn, leavesOf, OTHERS } from "./leaves.ts";
import { saidBy } from "./probes.ts";

/** Second words for what a language has a word for already: of the rules, the cards, or the rest of the interface. */
const SECOND_WORDS: Readonly<Record<string, RegExp>> = {
  // The host, trump, a film, a salary, and the CEO, whose card bears that name beside three vice presidents.
  zh: /房主|将牌|影片|工资|(?<!副)总裁/u,
  // A campaign, who starts it, and the CEO.
  ja: /キャンペーン(?!\u200B?マネージャー)|マーケター|(?<!副)社長/u,
  // Tiles of the map and of campaigns; the middle where chefs and coins lie.
  ru: /плитк|в середине(?! края)/iu,
  pl: /kafl|pośrodku/iu,
};

/** Of chefs, who are no cooks. */
const OF_CHEFS = /\.(?:cardReasons|cardHint|plays|first-tricks|first-chef)\b/;
const COOKS: Readonly<Record<string, RegExp>> = { zh: /厨师/u, ru: /повар/iu, pl: /kucharz/iu };

it.each(OTHERS)("one thing has one word in %s", async (locale) => {
  const said = [...leavesOf(await everythingIn(locale))].map(([path, leaf]) => ({ path, text: saidBy(path, leaf) }));
  expect(said.some(({ path }) => OF_CHEFS.test(path))).toBe(true);
  expect(said.filter(({ text }) => SECOND_WORDS[locale]?.test(text))).toEqual([]);
  expect(said.filter(({ path, text }) => OF_CHEFS.test(path) && COOKS[locale]?.test(text))).toEqual([]);
});
