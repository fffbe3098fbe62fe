import type { RoundReport } from "@blueplate/forecast";
import { seatOf } from "@blueplate/kernel";
import { english } from "@blueplate/words";
import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";
import { expect, it } from "vitest";
import { newsLines } from "../../src/town/report-lines.ts";

const [ann, bob] = [seatOf(0), seatOf(1)];
const report: RoundReport = {
  round: 3,
  money: [],
  milestones: [
    { seat: ann, milestone: "first-billboard" },
    { seat: ann, milestone: "first-train" },
    { seat: bob, milestone: "first-billboard" },
  ],
  campaigns: [{ seat: bob, campaign: 11, good: "pizza" }],
  restaurants: [{ seat: ann, at: [0, 0], open: false }],
  houses: [9],
  bankBreaks: 1,
};

it("a milestone stands once with all who claimed it, before campaigns, restaurants, houses and the bank", () => {
  const names = (seat: number): string => ["Ann", "Bob"][seat] ?? "";
  expect(
    newsLines(report, names, {
      shell: english.shell,
      map: MAGNATE_TABLE_WORDS.en.map,
      texts: english.foodChainMagnate,
    }),
  ).toEqual([
    "First billboard placed: Ann, Bob",
    "First to train someone: Ann",
    "Bob: campaign 11 for pizzas",
    "Ann: a restaurant is coming soon",
    "House 9 is new",
    "The bank broke",
  ]);
});
