import { describe, expect, it } from "vitest";
import { CARD, cardPlaces, FELT } from "../src/games/tiny-cards.ts";

describe("cards on a felt table from far", () => {
  it("lie on it, none over another where they have room", () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const places = cardPlaces(count);
      expect(places).toHaveLength(count);
      for (const [x, y] of places) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect([x + CARD.width, y + CARD.height].every((end) => end <= FELT)).toBe(true);
      }
      const apart = places.every(([x, y], at) =>
        places.slice(at + 1).every(([u, v]) => Math.abs(x - u) >= CARD.width || Math.abs(y - v) >= CARD.height),
      );
      expect(apart, `${count} cards`).toBe(true);
    }
  });

  it("of four lie two and two", () => {
    expect(cardPlaces(4).map(([, y]) => y)).toEqual([7, 7, 37, 37]);
  });

  it("stay on the table however many they are", () => {
    expect(Math.max(...cardPlaces(20).map(([x]) => x + CARD.width))).toBeLessThanOrEqual(FELT);
  });
});
