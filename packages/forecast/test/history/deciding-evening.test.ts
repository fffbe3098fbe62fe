import type { Event } from "@blueplate/engine";
import { type Entry, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { decidingEveningOf } from "../../src/index.ts";
import { replayed } from "./games.ts";

/** A step with these facts, as far as an evening is told from them. */
const step = (seq: number, ...events: readonly unknown[]): Entry<Event> =>
  // cast: what else an entry and its facts say is not read.
  ({ _tag: "Played", seq, at: 0, seat: 0, events }) as unknown as Entry<Event>;
const phase = (name: string, round?: number) => ({ _tag: "PhaseBegan", stage: { _tag: name }, round });
const paid = (seat: number, amount: number, reason = "sale") => ({ _tag: "MoneyPaid", seat, amount, reason });
const evening = (seq: number, round: number, ...sums: readonly number[]): readonly Entry<Event>[] => [
  step(seq, phase("restructuring", round)),
  step(seq + 1, phase("dinnertime"), ...sums.map((sum, seat) => paid(seat, sum)), phase("payday")),
];

describe("the evening that decided a game", () => {
  it("is the one at which the winner's lead grew most", () => {
    const entries = [...evening(0, 1, 50, 40), ...evening(2, 2, 90, 20), ...evening(4, 3, 60, 30)];
    expect(decidingEveningOf(entries, 2, [seatOf(0)])).toEqual({
      round: 2,
      from: 3,
      to: 3,
      winner: 0,
      gained: 70,
      before: 10,
      after: 80,
    });
  });

  it("is measured against whoever is best of the others then, not against one of them", () => {
    // At the second dinner the winner takes $100 more than the one who led, but the third takes nearly as much.
    const entries = [...evening(0, 1, 0, 100, 0), ...evening(2, 2, 150, 50, 160), ...evening(4, 3, 80, 0, 0)];
    expect(decidingEveningOf(entries, 3, [seatOf(0)])).toMatchObject({
      round: 2,
      gained: 90,
      before: -100,
      after: -10,
    });
  });

  it("is the later one of two alike, and counts no salaries", () => {
    const salaries = step(9, phase("payday"), paid(1, -100, "salaries"), phase("marketing"));
    const entries = [...evening(0, 1, 30, 0), salaries, ...evening(2, 2, 30, 0)];
    expect(decidingEveningOf(entries, 2, [seatOf(0)])).toMatchObject({ round: 2, gained: 30, before: 130 });
  });

  it("may be the last one, with which the game ends", () => {
    const end = step(9, phase("dinnertime"), paid(0, 500));
    expect(decidingEveningOf([...evening(0, 1, 30, 0), end], 2, [seatOf(0)])).toMatchObject({ to: 2, gained: 500 });
  });

  it("is none where nobody won, and none where the winner gained at no dinner", () => {
    expect(decidingEveningOf(evening(0, 1, 30, 0), 2, [])).toBeNull();
    expect(decidingEveningOf(evening(0, 1, 0, 30), 2, [seatOf(0)])).toBeNull();
  });

  it("says of a game what the cash of its chains says", () => {
    const game = replayed("introductory", 3, "deciding");
    const cash = (at: number) => game.states[at]?.chains.map((chain) => chain.cash) ?? [];
    const last = cash(game.states.length - 1);
    const winner = seatOf(last.indexOf(Math.max(...last)));
    const found = decidingEveningOf(game.entries, 3, [winner]);
    expect(found).not.toBeNull();
    const others = (at: number) => Math.max(...cash(at).filter((_, seat) => seat !== winner));
    // Nothing else is paid in the introductory game before the next dinner begins.
    expect(found?.before).toBe((cash((found?.from ?? 1) - 1)[winner] ?? 0) - others((found?.from ?? 1) - 1));
    expect(found?.after).toBe((cash(found?.to ?? 0)[winner] ?? 0) - others(found?.to ?? 0));
  });
});
