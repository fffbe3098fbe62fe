import { totalOf } from "@blueplate/engine";
import { reviewMomentsOf } from "../../src/index.ts";
import { seatOf, seatsOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { factsOf, replayed } from "./games.ts";

const games = ["standard", "introductory"].flatMap((ruleset) =>
  [2, 4].map((seats) => [`${ruleset}, ${seats} players`, replayed(ruleset, seats, `looks-${seats}`)] as const),
);

describe.each(games)("what to look at again: %s", (_, game) => {
  const facts = factsOf(game);
  const winner = seatOf(0);
  const all = seatsOf(game.states[0]?.chains.length ?? 0)
    .filter((seat) => seat !== winner)
    .flatMap((seat) => reviewMomentsOf(game.entries, seat, winner).map((look) => ({ seat, look })));

  it("is at most three moments of the game for each, in their order", () => {
    expect(all.length).toBeGreaterThan(0);
    for (const { seat, look } of all) {
      const looks = reviewMomentsOf(game.entries, seat, winner);
      expect(looks.length).toBeLessThanOrEqual(3);
      expect(looks.map(({ at }) => at)).toEqual(looks.map(({ at }) => at).toSorted((a, b) => a - b));
      const rounds = looks.map(({ round }) => round);
      expect(new Set(rounds).size).toBe(rounds.length);
      expect(game.states[look.at]?.round).toBeGreaterThanOrEqual(look.round);
      // Whoever goes to it sees the evening of that round before it is played.
      const before = game.states[look.before];
      expect([before?.round, before?.stage._tag]).toEqual([look.round, "working"]);
    }
  });

  it("R14.2, R19.1 says what the facts of that step say", () => {
    for (const { seat, look } of all) {
      const there = facts.filter(({ at }) => at === look.at).map(({ event }) => event);
      if (look.kind === "lost-house") {
        const served = there.find((event) => event._tag === "HouseServed" && event.house === look.house);
        expect(served).toMatchObject({ seat: look.to, income: look.income });
        expect(look.to).not.toBe(seat);
        expect(look.own).toBeGreaterThanOrEqual(look.best);
      }
      if (look.kind === "thrown") {
        const cleared = there.find((event) => event._tag === "StockCleared" && event.seat === seat);
        expect(cleared?._tag === "StockCleared" && totalOf(cleared.thrown)).toBe(look.goods);
      }
      if (look.kind === "late" && look.own !== null) expect(look.own).toBeGreaterThan(look.round);
      if (look.kind === "behind") expect(look.by).toBeGreaterThan(0);
    }
  });
});
