import { SIGN_OUTLINES } from "@blueplate/city/chains";
import { SEAT_COLOURS } from "@blueplate/words";
import { expect, test } from "vitest";
import { chainColour, chainStyle } from "../src/sign/chain-style.ts";

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

test("a colour that is none is the seat's usual one", () => {
  expect(chainColour("#123456", 1)).toBe("#123456");
  for (const colour of ["mustard", "", "#fff; --x: y", undefined]) {
    expect(chainColour(colour, 1), colour).toBe(chainColour(undefined, 1));
  }
  expect(chainColour(undefined, 1)).toMatch(/^#[0-9a-f]{6}$/i);
});
