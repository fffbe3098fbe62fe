import { loadRules } from "@blueplate/variants";
import { type Event, rulesetOf } from "@blueplate/engine";
import { historyOf } from "@blueplate/forecast";
import type { Entry } from "@blueplate/kernel";
import { treeOf } from "@blueplate/study";
import { english } from "@blueplate/words";
import { REPLAY_WORDS } from "@blueplate/words/replay";
import { Result } from "effect";
import { expect, test } from "vitest";
import { outlineOf } from "../../src/line/outline.ts";
import { isQuiet, partTitle } from "../../src/magnate/part-title.ts";
import { goldenScreen } from "../golden-screen.ts";

const whole = async () => {
  const { now, log } = await goldenScreen("1/standard-3p-steady-g1");
  const ruleset = rulesetOf(log.rules);
  const rules = Result.getOrThrow(loadRules(log.header.config));
  // cast: the log is one of this game.
  const history = historyOf(ruleset, rules, log.entries as unknown as readonly Entry<Event>[]);
  const rows = treeOf(now().chapter);
  const outline = (last: number) => outlineOf(rows, history.turns, last, ({ id }) => Number(id.slice(1)) <= last);
  return { history, rows, outline };
};

test("phases that run by themselves stand in the line: what was sold, what broke the bank, who wins", async () => {
  const { history, rows, outline } = await whole();
  const parts = outline(history.steps - 1);
  const titles = parts
    .filter(({ part }) => !isQuiet(part))
    .map(({ part }) =>
      partTitle({ ...english, shell: { ...english.shell, ...REPLAY_WORDS.en } }, history, part, (seat) => `P${seat}`),
    );
  const sold = history.turns.filter(({ actions }) => actions.some(({ _tag }) => _tag === "sells"));
  expect(sold.length).toBeGreaterThan(1);
  for (const { round } of sold) expect(titles.join("\n")).toMatch(new RegExp(`R${round} Dinnertime: P\\d`));
  const breaks = history.moments.filter(({ kind }) => kind === "bank-break");
  expect(titles.filter((title) => title.includes("of the bank"))).toHaveLength(breaks.length);
  expect(titles.at(-1)).toMatch(/Game over.*P\d/);
  // Every step stands once, in the part in which it was taken: the one that ends the last working day in that day.
  expect(parts.flatMap((part) => part.rows)).toHaveLength(rows.length);
  for (const { part, rows: own } of parts) {
    const steps = own.map(({ id }) => Number(id.slice(1)));
    expect(steps.every((step) => step >= part.from && step <= part.to)).toBe(true);
    if (part.phase === "dinnertime") expect(steps).toEqual([]);
  }
});

test("what is not shown yet has no part", async () => {
  const { history, outline } = await whole();
  const dinner = history.turns.findIndex(({ phase }) => phase === "dinnertime");
  const from = history.turns[dinner]?.from ?? 0;
  expect(outline(from - 1).some(({ part }) => part.phase === "dinnertime")).toBe(false);
  expect(outline(from).some(({ part }) => part.phase === "dinnertime")).toBe(true);
  expect(outline(0)).toHaveLength(1);
});
