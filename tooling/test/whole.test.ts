import {
  BASE_CONTENT,
  type EmployeeId,
  type EmployeeRow,
  kindsOf,
  type MilestoneId,
  type MilestoneRow,
} from "@blueplate/engine";
import { gameWordsIn, LOCALES, spelled, type Words, wordsIn, isLocale } from "@blueplate/words";
import { describe, expect, it } from "vitest";
import { GAMES, rulesOf } from "../src/games.ts";

/** What is in the box is finished: each expectation names what is missing, and the file in which it belongs. */
const CONTENT = "packages/engine/src/content";
const WORDS = "packages/words/src";

const languages: readonly Words[] = await Promise.all(Object.keys(LOCALES).filter(isLocale).map(wordsIn));

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

const unfinishedCard = (id: EmployeeId, row: EmployeeRow): readonly string[] => {
  const file = `${CONTENT}/employees.ts`;
  const taught = Object.values(BASE_CONTENT.employees).some((each) => each?.becomes.includes(id));
  return [
    ...(row.copies > 0 ? [] : [`next: say in ${file} how many copies of ${id} lie in the box`]),
    ...(row.abilities.length > 0 ? [] : [`next: say in ${file} what ${id} does (abilities, see content/row.ts)`]),
    ...(row.entry || taught ? [] : [`next: make ${id} an entry card in ${file}, or let another card become it`]),
    ...(row.range || !row.abilities.some(({ _tag }) => DISTANT.includes(_tag))
      ? []
      : [`next: say in ${file} how far ${id} reaches (range)`]),
  ];
};

const unfinishedMilestone = (id: MilestoneId, { trigger, perks }: MilestoneRow): readonly string[] => {
  const file = `${CONTENT}/milestones.ts`;
  const never = trigger._tag === "revealed" && trigger.employees.length === 0;
  return [
    ...(never ? [`next: say in ${file} when ${id} is gained (trigger, see content/row.ts)`] : []),
    ...(perks.length > 0 ? [] : [`next: say in ${file} what ${id} brings (perks, see content/row.ts)`]),
  ];
};

/** Nothing is missing; otherwise the first thing that is leads the report. */
const expectNothing = (missing: readonly string[]): void => expect(missing, missing[0]).toEqual([]);

describe("the box is whole", () => {
  it.each(kindsOf(BASE_CONTENT.employees))("the card %s", (id) => {
    const row = BASE_CONTENT.employees[id];
    expectNothing([...(row ? unfinishedCard(id, row) : [id]), ...wordless(id, "employees")]);
  });

  it.each(kindsOf(BASE_CONTENT.milestones))("the milestone %s", (id) => {
    const row = BASE_CONTENT.milestones[id];
    expectNothing([...(row ? unfinishedMilestone(id, row) : [id]), ...wordless(id, "milestones")]);
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))("the words of %s", (id, game) => {
  it.each(languages.map((words) => [words.locale, words] as const))("are there in %s", (locale, words) => {
    const texts = gameWordsIn(words, id);
    const of = `${WORDS}/${locale} (${id})`;
    expectNothing(silent(of, "the game", { name: texts.name, about: texts.about }));
    for (const { id: ruleset, seats } of game.rulesets) {
      expectNothing(silent(of, `the ruleset ${ruleset}`, texts.ruleset(ruleset)));
      const { forms } = rulesOf(id, { ruleset, options: {}, seats: seats.min });
      const spoken = Object.keys(forms).filter((tag) => texts.form(tag).ask === spelled(tag));
      expect(spoken, `next: say in ${of} what these forms ask`).toEqual([]);
    }
    const unnamed = game.options.filter((option) => texts.option(option.id).help === "").map((option) => option.id);
    expect(unnamed, `next: say in ${of} what these options mean`).toEqual([]);
  });
});
