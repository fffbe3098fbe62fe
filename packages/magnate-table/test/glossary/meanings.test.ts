import { loadRules } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { allGoods, type Ruleset } from "@blueplate/engine";
import { english } from "@blueplate/words";
import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { meaningOf, word, type GlossaryTerm } from "../../src/glossary.ts";

const ruleset: Ruleset = Result.getOrThrow(loadRules({ modules: [], seats: 5, options: {} })).ruleset;
const rules = readFileSync("docs/rules/food-chain-magnate.md", "utf8");
const named = (rule: string): boolean =>
  rules.includes(`**${rule}**`) || rules.includes(`**${rule} `) || rules.includes(`## ${rule}`);

const { content } = ruleset;
const TERMS: readonly string[] = [
  ...Object.keys(content.employees).map((id) => `employee:${id}`),
  ...Object.keys(content.milestones).map((id) => `milestone:${id}`),
  ...Object.keys(content.campaigns).map((id) => `campaign:${id}`),
  ...allGoods(content).map((id) => `good:${id}`),
  ...Object.keys(english.foodChainMagnate.phases).map((id) => `phase:${id}`),
  ...Object.keys(english.foodChainMagnate.steps).map((id) => `step:${id}`),
  // cast: the keys of the words are the words.
  ...Object.keys(MAGNATE_TABLE_WORDS.en.glossary.words).map((id) => word(id as GlossaryTerm)),
];

describe("the glossary", () => {
  it.each(TERMS)("%s has a name, a sentence and a paragraph of the rules", (term) => {
    const meaning = meaningOf({ ruleset, words: { ...english, ...MAGNATE_TABLE_WORDS.en } }, term);
    expect(meaning?.name).toMatch(/\S/);
    expect(meaning?.text).toMatch(/\S/);
    expect([meaning?.rule, named(meaning?.rule ?? "")]).toEqual([meaning?.rule, true]);
  });

  it("what is no term has none", () => {
    for (const name of [
      "house:7",
      "seat:1",
      "word:nothing",
      "employee:nobody",
      "campaign:99",
      "phase:",
      "step:nap",
      "",
    ]) {
      expect(meaningOf({ ruleset, words: { ...english, ...MAGNATE_TABLE_WORDS.en } }, name)).toBe(null);
    }
  });
});
