import { beginTable, type Entry, eventsOf, mainline, playOn, randomDecider } from "@blueplate/kernel";
import { foodChainMagnate } from "@blueplate/variants";
import { expect, it } from "vitest";
import { createLineRecall, recalledFrom } from "../../src/index.ts";
import { rulesFor } from "../arena.ts";

const rules = rulesFor(foodChainMagnate, 2);

/** The line of a game that is played by chance to so many decisions. */
const lineOf = (seed: string): readonly Entry[] =>
  mainline(
    [...playOn(beginTable(rules, "recalled", 0), randomDecider(seed), { most: 60 })].at(-1)?.after.entries ?? [],
  );

/** The same by everything that was told before. */
const byAll = (line: readonly Entry[], at: number) => recalledFrom(rules, line.slice(0, at).flatMap(eventsOf));

it("what is remembered before an entry is the same whether others were asked about or not", () => {
  const line = lineOf("one");
  const recall = createLineRecall(rules);
  for (const at of [12, 3, 0, 40, 41, line.length - 1]) expect(recall(line, at)).toEqual(byAll(line, at));
});

it("goes on from what still counts where entries were taken back and others came", () => {
  const [line, other] = [lineOf("one"), lineOf("two")];
  // Both begin with the same set-up.
  const branch = [...line.slice(0, 1), ...other.slice(1)];
  const recall = createLineRecall(rules);
  recall(line, line.length - 1);
  expect(byAll(branch, 20)).not.toEqual(byAll(line, 20));
  expect(recall(branch, 20)).toEqual(byAll(branch, 20));
  expect(recall(branch, 50)).toEqual(byAll(branch, 50));
  expect(recall(line, 20)).toEqual(byAll(line, 20));
});
