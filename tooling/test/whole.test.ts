import { foodChainMagnate, loadRules, modulesOf } from "@blueplate/variants";
import { wordsWithModules } from "@blueplate/variants/words";
import {
  type BaseEmployee,
  type BaseMilestone,
  type Content,
  EMPLOYEE_ROWS,
  type EmployeeRow,
  kindsOf,
  MILESTONE_ROWS,
  type MilestoneRow,
} from "@blueplate/engine";
import { choicesFor } from "@blueplate/kernel";
import { gameWordsIn, LOCALES, spelled, type Words, isLocale } from "@blueplate/words";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { GAMES, configOf, rulesOf } from "../src/games.ts";

/** What is in the box is finished: each expectation names what is missing, and the file in which it belongs. */
const CONTENT = "packages/engine/src/content";
const WORDS = "packages/words/src";

const languages: readonly Words[] = await Promise.all(Object.keys(LOCALES).filter(isLocale).map(wordsWithModules));

/** The texts of a record that say nothing, as sentences. */
const silent = (file: string, id: string, texts: object | undefined): readonly string[] =>
  texts === undefined
    ? [`next: ${file} has no words for ${id}`]
    : Object.entries(texts)
        .filter(([, text]) => text === "")
        .map(([field]) => `next: say in ${file} what stands under ${field} of ${id}`);

const wordless = (id: string, of: "employees" | "milestones"): readonly string[] =>
  languages.flatMap(({ locale, foodChainMagnate }) =>
    silent(`${WORDS}/${locale}/food-chain-magnate/cards.ts`, id, new Map(Object.entries(foodChainMagnate[of])).get(id)),
  );

/** Abilities that act at a distance. */
const DISTANT: readonly string[] = ["market", "buy", "open"];

/** The boxes of the usual game, of every other preset, and of every module with those that it requires. */
const boxes: readonly Content[] = [
  ...foodChainMagnate.presets.map(({ id }) => modulesOf(id)),
  ...foodChainMagnate.modules.map(({ id, requires }) => choicesFor(foodChainMagnate, [...requires, id])),
].map((modules) => Result.getOrThrow(loadRules({ modules, options: {}, seats: 3 })).ruleset.content);

const sentences = (...wants: readonly (readonly [missing: boolean, sentence: string])[]): readonly string[] =>
  wants.filter(([missing]) => missing).map(([, sentence]) => `next: ${sentence}`);

const unfinishedCard = (id: BaseEmployee): readonly string[] => {
  const { copies, abilities, range }: EmployeeRow = EMPLOYEE_ROWS[id];
  const file = `${CONTENT}/employees.ts`;
  const holding = boxes.filter(({ employees }) => employees[id]);
  const reached = holding.some(
    ({ employees }) =>
      employees[id]?.entry === true || Object.values(employees).some((row) => row?.becomes.includes(id)),
  );
  return sentences(
    [copies === 0, `say in ${file} how many copies of ${id} lie in the box`],
    [abilities.length === 0, `say in ${file} what ${id} does (abilities, see content/row.ts)`],
    [range === null && abilities.some(({ _tag }) => DISTANT.includes(_tag)), `say in ${file} how far ${id} reaches`],
    [holding.length === 0, `put ${id} into the box of a variant (docs/guides/module.md)`],
    [holding.length > 0 && !reached, `make ${id} an entry card, or let another card of its box become it`],
  );
};

const unfinishedMilestone = (id: BaseMilestone): readonly string[] => {
  const { trigger, perks }: MilestoneRow = MILESTONE_ROWS[id];
  const file = `${CONTENT}/milestones.ts`;
  const never = trigger._tag === "revealed" && trigger.employees.length === 0;
  return sentences(
    [never, `say in ${file} when ${id} is gained (trigger, see content/row.ts)`],
    [perks.length === 0, `say in ${file} what ${id} brings (perks, see content/row.ts)`],
    [boxes.every(({ milestones }) => !milestones[id]), `put ${id} into the box of a variant (docs/guides/module.md)`],
  );
};

/** Nothing is missing; otherwise the first thing that is leads the report. */
const expectNothing = (missing: readonly string[]): void => expect(missing, missing[0]).toEqual([]);

describe("the box is whole", () => {
  it.each(kindsOf(EMPLOYEE_ROWS))("the card %s", (id) => {
    expectNothing([...unfinishedCard(id), ...wordless(id, "employees")]);
  });

  it.each(kindsOf(MILESTONE_ROWS))("the milestone %s", (id) => {
    expectNothing([...unfinishedMilestone(id), ...wordless(id, "milestones")]);
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))("the words of %s", (id, game) => {
  it.each(languages.map((words) => [words.locale, words] as const))("are there in %s", (locale, words) => {
    const texts = gameWordsIn(words, id);
    const of = `${WORDS}/${locale} (${id})`;
    expectNothing(silent(of, "the game", { name: texts.name, about: texts.about }));
    for (const { id: ruleset, seats } of game.presets) {
      expectNothing(silent(of, `the ruleset ${ruleset}`, texts.ruleset(ruleset)));
      const { forms } = rulesOf(id, configOf(id, { ruleset, seats: seats.min }));
      const spoken = Object.keys(forms).filter((tag) => texts.form(tag).ask === spelled(tag));
      expect(spoken, `next: say in ${of} what these forms ask`).toEqual([]);
    }
    for (const { id: module } of game.modules) {
      expectNothing(silent(`variants/${module}/words/${locale}.ts`, `the module ${module}`, texts.module(module)));
    }
    const unnamed = game.options.filter((option) => texts.option(option.id).help === "").map((option) => option.id);
    expect(unnamed, `next: say in ${of} what these options mean`).toEqual([]);
  });
});
