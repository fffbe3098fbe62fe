import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";
import { expect, it } from "vitest";
import { whenText } from "../../src/race/when.ts";

it.each([
  [1, 1, "at the next dinner"],
  [3, 5, "in about 3 to 5 rounds"],
  [3, null, "in about 3 rounds or later"],
  [3, 112, "in about 3 rounds or later"],
  [112, 312, "not in sight at this pace"],
  [null, null, "not in sight at this pace"],
])("a break in %s to %s rounds is told as far as anybody plans ahead", (soonest, latest, text) => {
  expect(whenText(MAGNATE_TABLE_WORDS.en.race, { soonest, latest })).toBe(text);
});
