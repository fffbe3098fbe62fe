import { type Event, totalOf } from "@blueplate/engine";
import { reviewMomentsOf } from "../../src/index.ts";
import { type Entry, seatOf, seatsOf } from "@blueplate/kernel";
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
      const things = looks.map((each) => (each.kind === "lost-house" ? each.house : each.kind));
      expect(new Set(things).size).toBe(things.length);
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

/** Evenings in order from round 1 on, each with these facts as far as moments are told from them. */
const evenings = (...all: readonly (readonly unknown[])[]): readonly Entry<Event>[] => {
  const begins = (round: number) => ({ _tag: "PhaseBegan", round, stage: { _tag: "dinnertime" } });
  const lines = all.map((facts, at) => ({ _tag: "Played", seq: at, events: [begins(at + 1), ...facts] }));
  // cast: what else an entry and its facts say is not read.
  return lines as unknown as readonly Entry<Event>[];
};
const [own, winner] = [seatOf(0), seatOf(1)];
const paid = (amount: number) => ({ _tag: "MoneyPaid", seat: winner, amount });
/** A house that drove to the winner, and could have driven to the other: the sale, and what was paid for it. */
const lost = (house: number, income: number) => {
  const offers = [winner, own].map((seat, at) => ({ seat, unitPrice: 10, distance: at }));
  return [{ _tag: "HouseServed", house, seat: winner, income, offers }, paid(income)];
};
const sold = { _tag: "HouseServed", house: 1, seat: own, income: 10, offers: [] };
const looksAt = (entries: readonly Entry<Event>[]) =>
  reviewMomentsOf(entries, own, winner).map((look) => [
    look.round,
    look.kind === "lost-house" ? look.house : look.kind,
  ]);

describe("what to look at again is not the same thing twice", () => {
  it("names a house once, on its dearest evening, and then the next one", () => {
    const regular = [lost(7, 30), lost(7, 45), lost(7, 30)];
    expect(looksAt(evenings([sold, ...lost(4, 15)], ...regular, [paid(90)]))).toEqual([
      [1, 4],
      [3, 7],
      [5, "behind"],
    ]);
  });

  it("moves a house to another evening where the one has its only moment of another kind", () => {
    // In the second round the winner gained most, and the dearest house was lost.
    const entries = evenings([sold, ...lost(7, 10)], [...lost(7, 30), paid(40)], [sold]);
    expect(looksAt(entries)).toEqual([
      [1, 7],
      [2, "behind"],
    ]);
  });

  it("keeps the dearest evening of a house where as much can be told beside it", () => {
    const entries = evenings(
      [sold, ...lost(4, 10)],
      [...lost(7, 30), paid(40)],
      [{ _tag: "StockCleared", seat: own, thrown: { burger: 4 } }],
    );
    expect(looksAt(entries)).toEqual([
      [1, 4],
      [2, 7],
      [3, "thrown"],
    ]);
  });
});
