import { describe, expect, it } from "vitest";
import { markOf, valueText } from "../src/cards/standing.ts";

describe("what is said of a card in a trick", () => {
  it("the highest and the lowest of several stand out; a card alone is both, and neither is said of it", () => {
    const standing = { highest: 2, lowest: 0 };
    expect([0, 1, 2].map((seat) => markOf(standing, seat, 3))).toEqual(["lowest", null, "highest"]);
    expect(markOf({ highest: 0, lowest: 0 }, 0, 1)).toBe(null);
    expect(markOf({ highest: null, lowest: null }, null, 2)).toBe(null);
  });

  it("a card with coins shows what they make of it beside what is printed on it", () => {
    const look = { rank: () => 8, worth: (_: string, coins: number) => 8 + 2 * coins };
    expect(valueText(look, { card: "red-8", coins: 0 })).toBe("8");
    expect(valueText(look, { card: "red-8", coins: 1 })).toBe("8 → 10");
    expect(valueText(look, { card: "red-8", coins: -2 })).toBe("8 → 4");
  });
});
