import { seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { soundOfChefs } from "../src/games/trick-n-chef/sounds.ts";

const played = (coins: number) => ({ _tag: "CardPlayed", seat: seatOf(1), card: "red-7", coins, value: 7 + 2 * coins });

describe("what is heard of Trick-n-Chef", () => {
  it("is a card, or the coins on it", () => {
    expect(soundOfChefs(played(0), 0)).toBe("card");
    expect(soundOfChefs(played(-1), 0)).toBe("coin");
  });

  it("is a coin for oneself, not one for somebody else", () => {
    const awarded = { _tag: "CoinsAwarded", to: [seatOf(0), seatOf(2)] };
    expect(soundOfChefs(awarded, 2)).toBe("coin");
    expect(soundOfChefs(awarded, 1)).toBeNull();
    expect(soundOfChefs(awarded, null)).toBeNull();
  });
});
