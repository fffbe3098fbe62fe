import { expect, it } from "vitest";
import { eveningOf } from "../src/games/evening.ts";

it("an evening has houses by who served them, each under one roof, and restaurants that begin once", () => {
  const { roads, houses, diners } = eveningOf(["#####", "bb.oo", "bb.oo", "..11.", "..11."]);
  expect(roads).toEqual([{ letter: "#", x: 0, y: 0, width: 5 }]);
  expect(houses.map(({ x, y, servedBy, isRoof }) => [x, y, servedBy, isRoof])).toEqual([
    [0, 1, 1, true],
    [3, 1, null, true],
    [0, 2, 1, false],
    [3, 2, null, false],
  ]);
  expect(diners.map(({ x, y, seat, width, isFirst }) => [x, y, seat, width, isFirst])).toEqual([
    [2, 3, 1, 2, true],
    [2, 4, 1, 2, false],
  ]);
});
