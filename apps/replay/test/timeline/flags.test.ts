import { expect, it } from "vitest";
import { faceOf, type TimelineFlag, stacked } from "../../src/timeline/flags.ts";

const flag = (at: number, kind: TimelineFlag["kind"]): TimelineFlag => ({
  at,
  kind,
  seat: null,
  text: `${kind} ${at}`,
});

const WIDTHS = { upper: 0.1, lower: 0.1 };

const rowsOf = (flags: readonly TimelineFlag[], rows: number): readonly number[] =>
  stacked(flags, (at) => at / 100, WIDTHS, rows).map(({ row }) => row);

it("puts flags that would lie on each other into rows, and begins again where there is room", () => {
  expect(rowsOf([flag(10, "milestone"), flag(10, "milestone"), flag(15, "note"), flag(20, "milestone")], 3)).toEqual([
    0, 1, 2, 0,
  ]);
});

it("puts those together for which there is no row left, so that none lies on another", () => {
  const flags = [flag(10, "milestone"), flag(12, "milestone"), flag(14, "note"), flag(30, "milestone")];
  const piles = stacked(flags, (at) => at / 100, WIDTHS, 2);
  expect(piles.map(({ row, flags: each }) => [row, ...each.map(({ at }) => at)])).toEqual([
    [0, 10],
    [1, 12, 14],
    [0, 30],
  ]);
});

it("puts those on the lower edge together under what counts most", () => {
  const flags = [flag(10, "milestone"), flag(10, "dinner"), flag(11, "dinner"), flag(12, "bank"), flag(40, "dinner")];
  const piles = stacked(flags, (at) => at / 100, WIDTHS, 2);
  expect(piles.map((pile) => [pile.row, faceOf(pile).text])).toEqual([
    [0, "milestone 10"],
    [0, "bank 12"],
    [0, "dinner 40"],
  ]);
});

it("keeps each edge to the width of its own flags", () => {
  const flags = [flag(10, "milestone"), flag(20, "milestone"), flag(10, "dinner"), flag(20, "dinner")];
  const piles = stacked(flags, (at) => at / 100, { upper: 0.2, lower: 0.1 }, 1);
  expect(piles.map((pile) => pile.flags.map(({ text }) => text))).toEqual([
    ["milestone 10", "milestone 20"],
    ["dinner 10"],
    ["dinner 20"],
  ]);
});
