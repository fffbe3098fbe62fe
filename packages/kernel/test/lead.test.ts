import { expect, it } from "vitest";
import { greatestGainOf, leadOf, seatOf } from "../src/index.ts";

const [first, second] = [seatOf(0), seatOf(1)];

it("a lead is measured against the best of the others; alone it is all that one has", () => {
  expect(leadOf([5, 9, 7], first)).toBe(-4);
  expect(leadOf([5, 9, 7], second)).toBe(2);
  expect(leadOf([5], first)).toBe(5);
});

it("a lead grew most where it did; of two parts that were alike in the later one, and in none where it never grew", () => {
  const standings = [
    [0, 0],
    [4, 1],
    [5, 5],
    [12, 9],
    [15, 9],
  ];
  expect(greatestGainOf(standings, first)).toEqual({ part: 3, gained: 3, before: [12, 9], after: [15, 9] });
  expect(greatestGainOf(standings, second)).toMatchObject({ part: 1, gained: 3 });
  expect(
    greatestGainOf(
      [
        [0, 0],
        [0, 4],
      ],
      first,
    ),
  ).toBeNull();
});
