import { expect, test } from "vitest";
import { meetIcon } from "../src/familiar.ts";
import { settings } from "../src/settings.ts";

test("an icon stands beside its word at ten moments, and alone from then on", () => {
  const answers = Array.from({ length: 12 }, (_, at) => meetIcon("good:beer", `table:${at}`));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => false), true, true]);
  expect(settings().icons["good:beer"]).toBe(10);
  // Each icon is learned for itself.
  expect(meetIcon("good:pizza", "table:11")).toBe(false);
});

test("a question that is drawn anew counts once, and keeps the word that it began with", () => {
  const answers = Array.from({ length: 30 }, () => meetIcon("good:lemonade", "table:1"));
  expect(answers.every((known) => !known)).toBe(true);
  expect(settings().icons["good:lemonade"]).toBe(1);
  const last = Array.from({ length: 9 }, (_, at) => meetIcon("good:lemonade", `table:${at + 2}`)).at(-1);
  expect([last, meetIcon("good:lemonade", "table:10")]).toEqual([false, false]);
  expect(meetIcon("good:lemonade", "table:11")).toBe(true);
});
