import { SIGN_OUTLINES } from "@blueplate/city/outline";
import { SEAT_COLOURS } from "@blueplate/words";
import { expect, test } from "vitest";
import { chainStyle } from "../src/chain-style.ts";

test("every usual colour of a seat has a shape of its own, wherever its player sits", () => {
  for (const seat of [0, 4]) {
    const shapes = SEAT_COLOURS.map((colour) => SIGN_OUTLINES[chainStyle(colour, seat)]);
    expect(new Set(shapes).size).toBe(SEAT_COLOURS.length);
  }
});

test("seats with colours of their own differ by shape too", () => {
  const shapes = SEAT_COLOURS.map((_, seat) => SIGN_OUTLINES[chainStyle("#123456", seat)]);
  expect(new Set(shapes).size).toBe(SEAT_COLOURS.length);
});
