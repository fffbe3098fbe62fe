import { diceFor, type Outcome, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { cautiousRating, expectedShares, NEW_RATING, rated, type Ratings, ranksOf } from "../src/rating/rating.ts";

const outcome = (winners: readonly number[], ...scores: readonly (readonly [number, number])[]): Outcome => ({
  winners: winners.map(seatOf),
  ranking: scores.map(([seat, score]) => ({ seat: seatOf(seat), score })),
});

describe("ranks of a game", () => {
  it("the winner is first, even of equal scores, and equals share a rank behind", () => {
    expect(ranksOf(outcome([2], [2, 90], [0, 40], [1, 40], [3, 10]))).toEqual([2, 2, 1, 4]);
    expect(ranksOf(outcome([1], [1, 90], [0, 90]))).toEqual([2, 1]);
    expect(ranksOf(outcome([0, 1], [0, 7], [1, 7], [2, 3]))).toEqual([1, 1, 3]);
  });
});

describe("ratings", () => {
  const after = (games: number): Ratings => {
    let ratings: Ratings = new Map();
    for (let game = 0; game < games; game++) ratings = rated(ratings, ["good", "bad"], [1, 2]);
    return ratings;
  };

  it("rise for who wins, become surer, and expect what happens", () => {
    const [few, many] = [after(2), after(30)];
    const [good, bad] = [many.get("good") ?? NEW_RATING, many.get("bad") ?? NEW_RATING];
    expect(cautiousRating(good)).toBeGreaterThan(cautiousRating(few.get("good") ?? NEW_RATING));
    expect(good.sigma).toBeLessThan(NEW_RATING.sigma);
    const [share = 0, other = 0] = expectedShares([good, bad]);
    expect(share).toBeGreaterThan(0.8);
    expect(share + other).toBeCloseTo(1);
    expect(expectedShares([NEW_RATING, NEW_RATING, NEW_RATING])[1]).toBeCloseTo(1 / 3);
  });

  it("expect about the share that was won", () => {
    const dice = diceFor("ratings", 0);
    let ratings: Ratings = new Map();
    for (let game = 0; game < 400; game++) {
      const isWon = dice.int(`game ${game}`, 100) < 80;
      ratings = rated(ratings, ["good", "bad"], isWon ? [1, 2] : [2, 1]);
    }
    const [share = 0] = expectedShares(["good", "bad"].map((name) => ratings.get(name) ?? NEW_RATING));
    expect(Math.abs(share - 0.8)).toBeLessThan(0.08);
  });

  it("three copies at one table are one player, rated by all its seats", () => {
    const ratings = rated(new Map(), ["one", "many", "many", "many"], [1, 2, 3, 4]);
    expect([...ratings.keys()]).toEqual(["one", "many"]);
    expect(ratings.get("one")?.mu).toBeGreaterThan(NEW_RATING.mu);
    expect(ratings.get("many")?.mu).toBeLessThan(NEW_RATING.mu);
    const alone = rated(new Map(), ["self", "self"], [1, 2]);
    expect(alone.get("self")?.mu).toBeCloseTo(NEW_RATING.mu);
  });
});
