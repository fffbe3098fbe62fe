import { seatOf } from "@blueplate/kernel";
import { soundsWith } from "@blueplate/tabletop/settings";
import { describe, expect, it } from "vitest";
import { CHEF_SOUNDS, soundOfChefs } from "../src/games/trick-n-chef/sounds.ts";
import { MAGNATE_SOUNDS } from "../src/games/magnate-sounds.ts";

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

describe("the sounds that are offered at a table", () => {
  it("are those of its game and those of any table", () => {
    expect(soundsWith(CHEF_SOUNDS)).toEqual(["turn", "message", "card", "coin"]);
    expect(soundsWith(MAGNATE_SOUNDS)).toEqual(["turn", "sale", "lost", "milestone", "bank", "message"]);
    expect(soundsWith([])).toEqual(["turn", "message"]);
  });
});
