import { expect, it } from "vitest";
import { LOCALES, type Locale } from "../src/index.ts";
import { everythingIn, leavesOf } from "./leaves.ts";
import { saidBy } from "./probes.ts";

/** How no round is written beside the ways of the language: `R3` beside `第3轮`, `3R` beside `R3`. */
const OTHERWISE: Readonly<Record<Locale, RegExp>> = {
  en: /\d+R\b|\br\. ?\d/,
  ja: /\d+R(?![a-z])|ラウンド ?\d/,
  pl: /\d+R\b|\br\. ?\d/,
  ru: /R\d|\d+Р(?!\p{L})/u,
  zh: /R\d|\d+R\b|第 \d+ 轮/,
};

// cast: the keys of the table are its languages.
const languages = Object.keys(LOCALES) as readonly Locale[];

it.each(languages)("a round is written in one way in %s, in full and in short", async (locale) => {
  const said = [...leavesOf(await everythingIn(locale))].map(([path, leaf]) => `${path}: ${saidBy(path, leaf)}`);
  expect(said.filter((each) => OTHERWISE[locale].test(each))).toEqual([]);
});

/** A range of rounds whose dash a line may end with. */
const TORN = /(?:[RР第]|Rundy |Раунды )\d+[–〜]/u;

it.each(languages)("no line breaks at the dash between rounds in %s", async (locale) => {
  const said = [...leavesOf(await everythingIn(locale))].map(([path, leaf]) => `${path}: ${saidBy(path, leaf)}`);
  expect(said.filter((each) => TORN.test(each))).toEqual([]);
  expect(said.join()).toMatch(/[RР第]\d+\u2060[–〜]\u2060\d/u);
});
