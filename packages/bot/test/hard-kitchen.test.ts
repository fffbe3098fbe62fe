import { beginTable, bySeat, playToEnd, type SeatDecider } from "@blueplate/kernel";
import { foodChainMagnate } from "@blueplate/variants";
import { expect, it } from "vitest";
import { type Bot, botsWith, deciderOf, type PlayQuality, qualityOf } from "../src/index.ts";
import { rulesFor } from "./arena.ts";

const rules = rulesFor(foodChainMagnate, 4);

const deciderNamed = (id: string, seed: string): SeatDecider => {
  const bot: Bot | undefined = botsWith({}).find((each) => each.id === id && each.game === foodChainMagnate.id);
  if (!bot) throw new Error(`no bot ${id}`);
  return deciderOf(bot, ({ turn }) => `${seed}|${turn}`);
};

/** How the hard bot plays on this seat against three planners. */
const qualityAt = (own: number, seed: string): PlayQuality => {
  const deciders = Array.from({ length: 4 }, (_, seat) => deciderNamed(seat === own ? "hard" : "medium", seed));
  const { table } = playToEnd(beginTable(rules, seed, 0), bySeat(deciders));
  return qualityOf(table, [own]);
};

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

it("hard throws away at most a tenth of what it makes at a table of four", () => {
  const { counts } = qualityAt(3, "thrown-3");
  expect(total(counts.made)).toBeGreaterThan(40);
  expect(total(counts.thrown) / total(counts.made)).toBeLessThanOrEqual(0.1);
});
