import { SIGN_OUTLINES } from "@blueplate/city/chains";
import { english, gameWordsIn, SEAT_COLOURS } from "@blueplate/words";
import { expect, test } from "vitest";
import { chainColour, chainStyle, chainText } from "../src/sign/chain-style.ts";

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

/** How far two colours stand apart, as the guidelines for readers measure it: 1 not at all, 21 black from white. */
const contrast = (...colours: readonly [string, string]): number => {
  const [dark = 0, light = 0] = colours
    .map((colour) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
        const share = Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16) / 255;
        return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
      }, 0),
    )
    .toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
};

test("the shape on a sign stands out from its colour, whatever that is and whoever sits there", () => {
  const guests = gameWordsIn(english, "trick-n-chef").banners.map(({ colour }) => colour);
  for (const seat of [0, 1, 2, 3, 4]) {
    for (const colour of [...SEAT_COLOURS, ...guests, "#123456", "#fedcba", "#808080"]) {
      expect(contrast(chainColour(colour, seat), chainText(colour, seat)), `${colour} at ${seat}`).toBeGreaterThan(3);
    }
  }
});
