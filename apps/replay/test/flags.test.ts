import { expect, it } from "vitest";
import { type Flag, stacked } from "../src/timeline/flags.ts";

const flag = (at: number, kind: Flag["kind"]): Flag => ({ at, kind, seat: null, text: `${kind} ${at}` });

const rowsOf = (flags: readonly Flag[], rows: number): readonly number[] =>
  stacked(flags, (at) => at / 100, 0.1, rows).map(({ row }) => row);

it("puts flags that would lie on each other into rows, and begins again where there is room", () => {
  expect(rowsOf([flag(10, "milestone"), flag(10, "milestone"), flag(15, "note"), flag(20, "milestone")], 3)).toEqual([
    0, 1, 2, 0,
  ]);
});

it("stays within its rows when more flags come together than there are", () => {
  expect(rowsOf([flag(10, "milestone"), flag(12, "milestone"), flag(14, "milestone")], 2)).toEqual([0, 1, 0]);
});

it("leaves what stands on the lower edge where it is", () => {
  expect(rowsOf([flag(10, "milestone"), flag(10, "dinner"), flag(10, "bank")], 2)).toEqual([0, 0, 0]);
});
