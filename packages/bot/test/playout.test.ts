import { foodChainMagnate } from "@blueplate/engine";
import {
  type Begun,
  beginTable,
  foldLine,
  type Game,
  openTable,
  type Played,
  redact,
  roundOf,
  type Rules,
  submit,
  type Tagged,
} from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import {
  addTallies,
  type Bot,
  bots,
  chanceOf,
  estimators,
  lineOf,
  noTally,
  playOut,
  playouts,
  type Position,
  prospectsOf,
  roundBeginnings,
  tallied,
  type Tally,
  turningPoints,
  wilson,
} from "../src/index.ts";
import { rulesFor } from "./arena.ts";

const botOf = (id: string, game: string): Bot => {
  const found = bots.find((bot) => bot.id === id && bot.game === game);
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};

const beginningOf = (rules: Rules): Position => ({ rules, state: beginTable(rules, "begin", 0).state, turn: 1 });

const lineupOf = (rules: Rules, seed: string, id: string) => ({
  bots: Array.from({ length: rules.config.seats }, () => botOf(id, rules.game)),
  seed,
});

const TABLES: readonly { readonly game: Game; readonly id: string; readonly seats: number }[] = [
  ...[2, 3, 4, 5].map((seats) => ({ game: foodChainMagnate, id: "steady", seats })),
  { game: trickNChef, id: "sensible", seats: 3 },
  { game: trickNChef, id: "random", seats: 4 },
];

describe("playing on", () => {
  it.each(TABLES)(
    "$game.id: $id on $seats seats play to an end that the rules know, the same for the same seed",
    ({ game, id, seats }) => {
      const rules = rulesFor(game, seats);
      const from = beginningOf(rules);
      const { bots: named, seed } = lineupOf(rules, "same", id);
      const lineup = { bots: estimators(named), seed };
      const playout = playOut(from, lineup);
      const line = lineOf(from, lineup, "end");
      expect(line).toHaveLength(playout.decisions);
      expect(rules.outcome(foldLine(rules, line, from.state))).toEqual(playout.outcome);
      expect(playout.outcome?.winners.length).toBeGreaterThan(0);
      expect(playout.outcome?.ranking).toHaveLength(seats);
    },
  );

  it("goes on as a table does that was left at that moment: its entries are those of the log", () => {
    const rules = rulesFor(foodChainMagnate, 3);
    const { entries, line, seed } = beginTable(rules, "table", 0);
    const begun = foldLine(rules, line);
    const added = lineOf({ rules, state: begun, turn: 1 }, lineupOf(rules, seed, "steady"), { decisions: 40 });
    expect(added.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    let table = openTable(rules, seed, entries);
    for (const { seat, command, commandId, seq, events } of added) {
      const given = Result.getOrThrow(rules.codecs.command.decode(command.content));
      const step = Result.getOrThrow(submit(table, { seat, command: given, commandId, seen: seq - 1 }, 0));
      expect(step.entry).toMatchObject({ events, commandId });
      table = step.table;
    }
  });

  it("stops when the next round has begun, after so many decisions, or not at all once the game is over", () => {
    const rules = rulesFor(foodChainMagnate, 2);
    const from = beginningOf(rules);
    const lineup = lineupOf(rules, "reach", "steady");
    const round = lineOf(from, lineup, "round");
    expect(roundOf(foldLine(rules, round, from.state))).toBe((roundOf(from.state) ?? 0) + 1);
    expect(roundOf(foldLine(rules, round.slice(0, -1), from.state))).toBe(roundOf(from.state));
    expect(lineOf(from, lineup, { decisions: 3 })).toHaveLength(3);
    const all = lineOf(from, lineup, "end");
    const end = { rules, state: foldLine(rules, all, from.state), turn: 1 + all.length };
    expect(lineOf(end, lineup, "end")).toEqual([]);
    expect(prospectsOf(end)).toBe("over");
  });

  it("claims nothing about a position in which something is hidden", () => {
    const rules = rulesFor(trickNChef, 3);
    const from = beginningOf(rules);
    expect(prospectsOf(from)).toBe("open");
    expect(prospectsOf({ ...from, state: redact(from.state, "watcher") })).toBe("unknown");
  });

  it("shows each bot its own view and no more", () => {
    const rules = rulesFor(trickNChef, 3);
    const spy: Bot = {
      ...botOf("random", "trick-n-chef"),
      decide: (view, seat, ...rest) => {
        expect(redact(view, seat)).toEqual(view);
        expect(prospectsOf({ rules, state: view, turn: 0 })).toBe("unknown");
        return botOf("random", "trick-n-chef").decide(view, seat, ...rest);
      },
    };
    expect(lineOf(beginningOf(rules), { bots: [spy, spy, spy], seed: "spy" }, { decisions: 12 })).toHaveLength(12);
  });
});

describe("the chance to win", () => {
  const rules = rulesFor(foodChainMagnate, 2);
  const from = beginningOf(rules);
  const lineup = { bots: estimators(lineupOf(rules, "", "steady").bots), seed: "chance" };

  it("is the same however the playouts are shared out, and does not always end alike", () => {
    const whole = playouts(from, lineup, 0, 12);
    expect(addTallies(playouts(from, lineup, 7, 5), playouts(from, lineup, 0, 7))).toEqual(whole);
    expect(whole.wins.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(12);
    expect(Math.min(...whole.wins)).toBeGreaterThan(0);
  });

  it("divides a win among those who share it, and counts a game without an end for nobody", () => {
    const ranking = [0, 1, 2].map((seat) => ({ seat, score: 1 }));
    // cast: seats of a table of three.
    const shared = { outcome: { winners: [0, 2], ranking }, decisions: 1 } as unknown as Parameters<typeof tallied>[1];
    const tally = tallied(tallied(noTally(3), shared), { outcome: null, decisions: 9 });
    expect(tally).toEqual({ playouts: 2, unfinished: 1, wins: [0.5, 0, 0.5], ms: 0 });
    expect(chanceOf(tally).map(({ share }) => share)).toEqual([0.25, 0, 0.25]);
  });

  it.each([
    [0, 10, 0, 0.2775],
    [1, 10, 0.0179, 0.4042],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
  ])("has Wilson's interval: %i of %i lies between %f and %f", (hits, tries, low, high) => {
    const interval = wilson(hits, tries);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it("knows nothing before the first playout", () => {
    expect(wilson(0, 0)).toEqual({ share: 0.5, low: 0, high: 1 });
  });
});

describe("turning points", () => {
  const tally = (wins: readonly number[]): Tally => ({
    playouts: wins.reduce((sum, won) => sum + won, 0),
    unfinished: 0,
    wins,
    ms: 0,
  });

  it("are steps over which the intervals of a seat do not overlap, the largest first", () => {
    const moments = [
      { at: 0, tally: tally([50, 50]) },
      { at: 10, tally: tally([55, 45]) },
      { at: 20, tally: tally([90, 10]) },
      { at: 30, tally: tally([10, 90]) },
      { at: 40, tally: tally([1, 1]) },
    ];
    const points = turningPoints(moments);
    expect(points.map(({ from: before, to }) => [before, to])).toEqual([
      [20, 30],
      [10, 20],
    ]);
    expect(points[0]).toMatchObject({ before: expect.closeTo(points[0]?.seat === 0 ? 0.9 : 0.1) });
    expect(turningPoints(moments, 1)).toHaveLength(1);
  });

  it("lie between beginnings of rounds, each at the entry with which its number appears", () => {
    const rules = rulesFor(foodChainMagnate, 2);
    const table = beginTable(rules, "moments", 0);
    const line: readonly (Begun<Tagged> | Played<Tagged>)[] = [
      ...table.line,
      ...lineOf({ rules, state: table.state, turn: 1 }, lineupOf(rules, "moments", "steady"), "end"),
    ];
    const moments = roundBeginnings(rules, line);
    expect(moments[0]).toMatchObject({ at: 0, state: table.state });
    expect(moments.map(({ round }) => round)).toEqual(moments.map((_, index) => (moments[0]?.round ?? 0) + index));
    for (const { at, round, state } of moments.slice(1)) {
      expect(state).toEqual(foldLine(rules, line.slice(0, at + 1)));
      expect(roundOf(foldLine(rules, line.slice(0, at)))).toBe(round - 1);
    }
  });
});
