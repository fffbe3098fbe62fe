import { type Outcome, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { botsWith } from "../src/index.ts";
import { anchorsOf, botKey } from "../src/rating/anchors.ts";
import { ladderOf, type RatedGame } from "../src/rating/ladder.ts";
import { cautiousRating, expectedShares, NEW_RATING } from "../src/rating/rating.ts";

const wonBy = (...winners: readonly number[]): Outcome => ({
  winners: winners.map(seatOf),
  ranking: [0, 1].map((seat) => ({ seat: seatOf(seat), score: winners.includes(seat) ? 9 : 1 })),
});

const GAME = "food-chain-magnate";
const GAMES = [GAME, "trick-n-chef"];
const [anne, ben, medium] = ["guest:anne", "guest:ben", botKey("medium")];
const game = (players: readonly string[], ...winners: readonly number[]): RatedGame => ({
  players,
  outcome: wonBy(...winners),
});
const times = (count: number, each: RatedGame): readonly RatedGame[] => Array.from({ length: count }, () => each);
const rowOf = (games: readonly RatedGame[], player: string) =>
  ladderOf(GAME, games).find((row) => row.player === player);

describe("a ladder", () => {
  it("puts whoever wins first, with what was won beside what was expected", () => {
    const [first, second] = ladderOf(GAME, [...times(3, game([anne, ben], 0)), game([ben, anne], 0)]);
    expect(first).toMatchObject({ player: anne, games: 4, won: 0.75, provisional: true });
    expect(second).toMatchObject({ player: ben, games: 4, won: 0.25 });
    expect((first?.expected ?? 0) + (second?.expected ?? 0)).toBeCloseTo(1);
    expect(first?.expected).toBeGreaterThan(0.5);
  });

  it("divides a win that is shared, and is empty where nobody has played", () => {
    expect(rowOf([game([anne, ben], 0, 1)], anne)?.won).toBe(0.5);
    expect(ladderOf(GAME, [])).toEqual([]);
  });

  it("leaves built-in bots where the arena has put them, and rates others against them", () => {
    const lost = times(25, game([anne, medium], 1));
    const anchored = cautiousRating(anchorsOf(GAME).get(medium) ?? NEW_RATING);
    expect(rowOf(lost, medium)).toMatchObject({ rating: anchored, provisional: false });
    expect(rowOf(lost.slice(0, 1), medium)?.rating).toBe(anchored);
    // Whoever loses to a strong bot loses less by it than by losing to somebody new.
    expect(rowOf(lost.slice(0, 3), anne)?.rating).toBeGreaterThan(
      rowOf(times(3, game([anne, ben], 1)), anne)?.rating ?? 0,
    );
    expect(rowOf(lost, anne)?.provisional).toBe(false);
  });

  it("does not count what somebody plays alone", () => {
    expect(ladderOf(GAME, times(3, game([anne, anne], 0)))).toEqual([]);
    expect(ladderOf(GAME, times(3, game([medium, medium], 0)))).toEqual([]);
  });

  it("has an anchor for every built-in bot, the stronger levels above the weaker ones", () => {
    for (const id of GAMES) {
      const all = botsWith({}, GAMES).filter((bot) => bot.game === id);
      expect([...anchorsOf(id).keys()].toSorted()).toEqual(all.map((bot) => botKey(bot.id)).toSorted());
    }
    const [hard = NEW_RATING, second = NEW_RATING] = ["hard", "medium"].map((id) => anchorsOf(GAME).get(botKey(id)));
    // Of all games of two that were counted hard has lost none: less would say something else than the tables of the arena.
    expect(expectedShares([hard, second])[0]).toBeGreaterThan(0.96);
    const order = ["random", "easy", "medium", "hard"].map((id) => anchorsOf(GAME).get(botKey(id))?.mu ?? 0);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});
