import { type Outcome, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { isTieBroken, placesOf } from "../src/places.ts";

const outcome = (winners: readonly number[], scores: readonly number[]): Outcome => ({
  winners: winners.map(seatOf),
  ranking: scores.map((score, seat) => ({ seat: seatOf(seat), score })),
});

describe("places of a ranking", () => {
  it("are counted one by one", () => {
    expect(placesOf(outcome([0], [40, 35, 20]))).toEqual([1, 2, 3]);
  });

  it("are shared by those who win together, and the next is as many further on", () => {
    expect(placesOf(outcome([0, 1], [40, 40, 35, 20]))).toEqual([1, 1, 3, 4]);
    expect(placesOf(outcome([0, 1, 2], [40, 40, 40]))).toEqual([1, 1, 1]);
  });

  it("are not shared by equal points that the game has told apart", () => {
    expect(placesOf(outcome([0], [40, 40, 35]))).toEqual([1, 2, 3]);
  });

  it("are as ranked where nobody wins", () => {
    expect(placesOf(outcome([], [3, 1]))).toEqual([1, 2]);
  });
});

describe("a broken tie", () => {
  it("is told where equal points stand below each other, wherever that is", () => {
    expect(isTieBroken(outcome([0], [40, 40, 35]))).toBe(true);
    expect(isTieBroken(outcome([0], [40, 20, 20]))).toBe(true);
  });

  it("is none among those who win together, nor among different points", () => {
    expect(isTieBroken(outcome([0, 1], [40, 40, 35]))).toBe(false);
    expect(isTieBroken(outcome([0], [40, 35, 20]))).toBe(false);
  });
});
