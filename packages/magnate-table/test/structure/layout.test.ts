import { countList, EmployeeId, rulesetOf } from "@blueplate/engine";
import { foodChainMagnate } from "@blueplate/variants";
import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { columnLayout } from "../../src/structure/column-layout.ts";
import { deskLayout } from "../../src/structure/desk-layout.ts";
import type { ChartLayout } from "../../src/structure/layout.ts";
import { seatingOf } from "../../src/structure/seating.ts";

const config = { modules: [], options: {}, seats: 3 };
const ruleset = rulesetOf(Result.getOrThrow(foodChainMagnate.load(config)));
const id = Schema.decodeSync(EmployeeId);
const plan = (names: readonly string[], ceoSlots = 3) =>
  seatingOf({ ruleset, cards: countList(names.map((name) => id(name))), ceoSlots }, null);

const many = (name: string, count: number): readonly string[] => Array.from({ length: count }, () => name);
const COMPANIES: Readonly<Record<string, readonly string[]>> = {
  nobody: [],
  first: ["recruiting-girl"],
  middle: ["junior-vice-president", "management-trainee", "burger-cook", "waitress", "errand-boy", "trainer"],
  late: ["executive-vice-president", "senior-vice-president", "vice-president", ...many("waitress", 12), "guru", "cfo"],
};

/** Pairs of cards that lie over one another, and cards that lie out of the chart. */
const faultsIn = ({ boxes, card, width, height }: ChartLayout): readonly string[] =>
  boxes.flatMap((one, index) => [
    ...(one.x < 0 || one.y < 0 || one.x + card.width > width + 1 || one.y + (one.height ?? card.height) > height + 1
      ? [`${one.key} is out`]
      : []),
    ...boxes
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < card.width && Math.abs(one.y - other.y) < card.height)
      .map((other) => `${one.key} over ${other.key}`),
  ]);

const freeIn = ({ boxes }: ChartLayout): number =>
  boxes.reduce((sum, { employee, count }) => sum + (employee === null ? count : 0), 0);

describe("the chart of a company", () => {
  for (const [name, cards] of Object.entries(COMPANIES)) {
    const company = plan(cards);
    const free = company.slots.flatMap(({ holder, team }) => [holder, ...team]).filter((each) => each === null).length;

    it(`${name}: stands in any room without a card over another, every slot counted`, () => {
      for (const [width, height] of [
        [748, 360],
        [1140, 560],
        [640, 300],
      ] as const) {
        const layout = deskLayout(company, width, () => height);
        expect(layout?.width).toBeLessThanOrEqual(width);
        expect(layout && faultsIn(layout)).toEqual([]);
        expect(layout && freeIn(layout)).toBe(free);
      }
      for (const width of [292, 362, 400]) {
        const layout = columnLayout(company, width);
        expect(layout.width).toBe(width);
        expect(faultsIn(layout)).toEqual([]);
        expect(freeIn(layout)).toBe(free);
      }
    });
  }

  it("draws cards as large as there is room for, and a line to each of them", () => {
    const company = plan(COMPANIES["middle"] ?? []);
    expect(deskLayout(company, 1140, () => 560)?.size).toBe("large");
    expect(deskLayout(company, 748, () => 360)?.size).toBe("middle");
    expect(deskLayout(company, 748, () => 330)?.size).toBe("small");
    expect(deskLayout(company, 748, () => 240)?.size).toBe("low");
    const layout = deskLayout(company, 1140, () => 560);
    expect(layout?.lines).toHaveLength(layout?.boxes.length ?? 0);
    expect(layout?.lines.filter(({ isFree }) => isFree)).toHaveLength(freeIn(layout ?? columnLayout(company, 0)));
  });

  it("knows a card by the same key wherever it sits", () => {
    const keys = (names: readonly string[]) => deskLayout(plan(names), 1140, () => 560)?.boxes.map(({ key }) => key);
    expect(keys(["waitress", "waitress"])).toContain("waitress#1");
    expect(keys(["management-trainee", "waitress", "waitress"])).toContain("waitress#1");
  });
});
