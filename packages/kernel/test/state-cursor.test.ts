import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { foldMainline, rollback, seatOf, stateCursorOf } from "../src/index.ts";
import { loadHiddenBids } from "../src/testing/hidden-bids.ts";
import { randomGame } from "../src/testing/random-game.ts";

const rules = Result.getOrThrow(loadHiddenBids({ modules: [], options: {}, seats: 5 }));
const moments = [...randomGame(rules, "walk", 100)];
const states = [moments[0]?.before.state, ...moments.map(({ after }) => after.state)];
const table = moments.at(-1)?.after;
const entries = table?.entries ?? [];

describe("walking a log", () => {
  it.each([1, 3, 7, 100])("is at every position what the table was, with one kept every %i steps", (keptEvery) => {
    const forwards = stateCursorOf(rules, entries, keptEvery);
    expect(forwards.steps.map((_, at) => forwards.state(at))).toEqual(states);
    const backwards = stateCursorOf(rules, entries, keptEvery);
    const seen = states.map((_, at) => backwards.state(states.length - 1 - at));
    expect(seen.toReversed()).toEqual(states);
  });

  it("folds a step once, however often it is walked over", () => {
    let folded = 0;
    const counting = {
      ...rules,
      evolve: (...given: Parameters<typeof rules.evolve>) => (folded++, rules.evolve(...given)),
    };
    const walk = stateCursorOf(counting, entries, 4);
    walk.state(entries.length - 1);
    const once = folded;
    walk.state(1);
    walk.state(entries.length - 1);
    const nearest = foldMainline(rules, walk.steps.slice(0, 5));
    expect(nearest).toEqual(walk.state(4));
    expect(folded - once).toBeLessThan(once);
  });

  it("leaves out what was taken back", () => {
    if (!table) throw new Error("no game");
    const back = Result.getOrThrow(rollback(table, { seat: seatOf(0), commandId: "b", to: 3 }, 0)).table;
    const walk = stateCursorOf(rules, back.entries);
    expect(walk.steps).toHaveLength(4);
    expect(walk.state(3)).toEqual(back.state);
  });
});
