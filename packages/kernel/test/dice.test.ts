import { describe, expect, it } from "vitest";
import { diceFor } from "../src/dice.ts";
import { sipHash } from "../src/siphash.ts";

const hex = ([low, high]: readonly [number, number]): string =>
  high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0");

describe("SipHash-2-4", () => {
  const key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c] as const;
  const counting = (length: number) => Array.from({ length }, (_, index) => index);

  it("gives the published vectors for the key 00..0f and the messages (), (0), (0,1), …", () => {
    // From the reference implementation's list and, for 15 bytes, from the appendix of the paper.
    expect(hex(sipHash(key, counting(0)))).toBe("726fdb47dd0e0e31");
    expect(hex(sipHash(key, counting(1)))).toBe("74f839c593dc67fd");
    expect(hex(sipHash(key, counting(2)))).toBe("0d6c8009d9a94f5a");
    expect(hex(sipHash(key, counting(7)))).toBe("ab0200f58b01d137");
    expect(hex(sipHash(key, counting(8)))).toBe("93f5f5799a932462");
    expect(hex(sipHash(key, counting(15)))).toBe("a129ca6149be45e5");
  });
});

describe("dice", () => {
  it("the same seed, turn and label draw the same, for ever", () => {
    expect(diceFor("seed", 3).shuffle("deal", [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([1, 5, 7, 4, 3, 0, 2, 6]);
    expect(diceFor("seed", 3).int("first", 1_000_000)).toBe(351_388);
  });

  it("another draw before it does not shift a draw", () => {
    const dice = diceFor("seed", 3);
    dice.int("something else", 6);
    expect(dice.int("first", 1_000_000)).toBe(diceFor("seed", 3).int("first", 1_000_000));
  });

  it("seed, turn and label each change the draw", () => {
    const base = diceFor("seed", 3).int("first", 1_000_000);
    expect(diceFor("seee", 3).int("first", 1_000_000)).not.toBe(base);
    expect(diceFor("seed", 4).int("first", 1_000_000)).not.toBe(base);
    expect(diceFor("seed", 3).int("second", 1_000_000)).not.toBe(base);
  });

  it("counts its draws, and only when one is made", () => {
    const dice = diceFor("seed", 0);
    expect(dice.rolls).toBe(0);
    dice.int("a", 6);
    dice.shuffle("b", [1, 2, 3]);
    expect(dice.rolls).toBe(2);
  });

  it("every face comes up about equally often", () => {
    const faces = Array.from({ length: 6 }, () => 0);
    for (let turn = 0; turn < 6000; turn++) {
      const face = diceFor("fair", turn).int("die", 6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("every place of a shuffle sees every item about equally often", () => {
    const firsts = Array.from({ length: 5 }, () => 0);
    for (let turn = 0; turn < 5000; turn++) {
      const first = diceFor("fair", turn).shuffle("deck", [0, 1, 2, 3, 4])[0] ?? 0;
      firsts[first] = (firsts[first] ?? 0) + 1;
    }
    for (const count of firsts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
