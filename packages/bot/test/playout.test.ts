import { foodChainMagnate } from "@blueplate/variants";
import {
  beginTable,
  type DecisionPoint,
  type Game,
  nextDecision,
  redact,
  roundOf,
  type Rules,
  submit,
} from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import {
  addTallies,
  type Bot,
  botsWith,
  chanceOf,
  estimators,
  isReached,
  lineupDecider,
  noTally,
  playLineup,
  playOut,
  playouts,
  prospectsOf,
  type PlayoutLength,
  roundBeginnings,
  tallied,
  type PlayoutTally,
  chancesLearned,
  chancesPlayed,
  turningPoints,
  wilson,
} from "../src/index.ts";
import { rulesFor } from "./arena.ts";

const botOf = (id: string, game: string): Bot => {
  const found = botsWith({}, [game]).find((bot) => bot.id === id && bot.game === game);
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};

const beginningOf = (rules: Rules): DecisionPoint => ({ rules, state: beginTable(rules, "begin", 0).state, turn: 1 });

const lineupOf = (rules: Rules, seed: string, id: string) => ({
  bots: Array.from({ length: rules.config.seats }, () => botOf(id, rules.game)),
  seed,
});

const TABLES: readonly { readonly game: Game; readonly id: string; readonly seats: number }[] = [
  ...[2, 3, 4, 5].map((seats) => ({ game: foodChainMagnate, id: "steady", seats })),
  { game: trickNChef, id: "sensible", seats: 3 },
  { game: trickNChef, id: "random", seats: 4 },
];

const CAP = 5_000;

describe("playing on", () => {
  it.each(TABLES)(
    "$game.id: $id on $seats seats play to an end that the rules know, the same for the same seed",
    (each) => {
      const rules = rulesFor(each.game, each.seats);
      const from = beginningOf(rules);
      const { bots: named, seed } = lineupOf(rules, "same", each.id);
      const lineup = { bots: estimators(named), seed };
      const { outcome, decisions } = playOut(from, lineup, CAP);
      const line = [...playLineup(from, lineup)];
      expect(line).toHaveLength(decisions);
      let state = from.state;
      for (const { events } of line) for (const event of events) state = rules.evolve(state, event);
      expect(rules.outcome(state)).toEqual(outcome);
      expect(outcome?.winners.length).toBeGreaterThan(0);
      expect(outcome?.ranking).toHaveLength(each.seats);
      expect(playOut(from, lineup, 5)).toEqual({ outcome: null, decisions: 5 });
    },
  );

  it("goes on as a table with that seed does that is left at that moment", () => {
    // Cards are dealt anew each round: the dice of the table fall again.
    const rules = rulesFor(trickNChef, 3);
    let table = beginTable(rules, "table", 0);
    const added = playLineup({ rules, state: table.state, turn: 1 }, lineupOf(rules, table.seed, "random"));
    for (const { seat, command, events, after } of added) {
      const seen = table.entries.length - 1;
      ({ table } = Result.getOrThrow(submit(table, { seat, command, commandId: `${seen}`, seen }, 0)));
      expect(table.entries.at(-1)).toMatchObject({ events });
      expect(table.state).toEqual(after.state);
    }
    expect(rules.outcome(table.state)).not.toBeNull();
  });

  it("is far enough after so many decisions, when the next round has begun, or at the end", () => {
    const rules = rulesFor(foodChainMagnate, 2);
    const from = beginningOf(rules);
    const line = [...playLineup(from, lineupOf(rules, "reach", "steady"))];
    const lengthOf = (reach: PlayoutLength): number =>
      line.findIndex(({ after }, index) => isReached(reach, from.state, after.state, index + 1)) + 1;
    expect(lengthOf({ decisions: 3 })).toBe(3);
    const round = lengthOf("round");
    expect(roundOf(line[round - 1]?.after.state)).toBe((roundOf(from.state) ?? 0) + 1);
    expect(roundOf(line[round - 2]?.after.state)).toBe(roundOf(from.state));
    expect(lengthOf("end")).toBe(0);
    const end = { rules, state: line.at(-1)?.after.state, turn: 1 + line.length };
    expect(nextDecision(end, lineupDecider(lineupOf(rules, "reach", "steady")))._tag).toBe("Over");
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
      opensOnlyItsOwn: false,
      decide: (known, ...rest) => {
        const { view, seat } = known;
        expect(redact(view, seat)).toEqual(view);
        expect(prospectsOf({ rules, state: view, turn: 0 })).toBe("unknown");
        return botOf("random", "trick-n-chef").decide(known, ...rest);
      },
    };
    expect(playOut(beginningOf(rules), { bots: [spy, spy, spy], seed: "spy" }, 12).decisions).toBe(12);
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
  const tally = (wins: readonly number[]): PlayoutTally => ({
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
    const points = turningPoints(moments.map(chancesPlayed));
    expect(points.map(({ from: before, to }) => [before, to])).toEqual([
      [20, 30],
      [10, 20],
    ]);
    expect(points[0]).toMatchObject({ before: expect.closeTo(points[0]?.seat === 0 ? 0.9 : 0.1) });
    expect(turningPoints(moments.map(chancesPlayed), 1)).toHaveLength(1);
  });

  it("are changes of a tenth and more where chances come without an interval", () => {
    const moments = [0.5, 0.55, 0.66, 0.6].map((share, at) => chancesLearned(at, [share, 1 - share]));
    expect(turningPoints(moments)).toEqual([
      { seat: 0, from: 1, to: 2, before: expect.closeTo(0.55), after: expect.closeTo(0.66) },
    ]);
  });

  it("lie between beginnings of rounds, each at the entry with which its number appears", () => {
    const rules = rulesFor(foodChainMagnate, 2);
    const from = beginningOf(rules);
    const states = [
      from.state,
      ...[...playLineup(from, lineupOf(rules, "moments", "steady"))].map(({ after }) => after.state),
    ];
    const stateAt = (at: number): unknown => states[at];
    const moments = roundBeginnings({ from: 0, to: states.length - 1 }, stateAt);
    const half = roundBeginnings({ from: 0, to: 50 }, stateAt);
    expect(roundBeginnings({ from: 51, to: states.length - 1 }, stateAt, half)).toEqual(moments);
    expect(moments[0]).toEqual({ at: 0, round: 1, state: from.state });
    expect(moments.map(({ round }) => round)).toEqual(moments.map((_, index) => index + 1));
    for (const { at, round, state } of moments.slice(1)) {
      expect(state).toBe(states[at]);
      expect(roundOf(states[at - 1])).toBe(round - 1);
    }
  });
});
