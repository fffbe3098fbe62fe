import { describe, expect, it } from "vitest";
import { type CountedGame, seatOf, statisticsOf, wilson } from "../src/index.ts";

const gameOf = (id: string, winner: number | null, openings: readonly string[], rounds = 9): CountedGame => ({
  id,
  game: "toy",
  ruleset: "standard",
  modules: [],
  players: openings.map((_, seat) => (seat === 0 ? null : "steady")),
  outcome: { winners: winner === null ? [] : [seatOf(winner)], ranking: [] },
  summary: { rounds, facts: { reserve: ["100", "300"] }, traits: openings.map((opening) => ({ opening })) },
});

const games = [
  gameOf("a", 0, ["trainer", "waitress"]),
  gameOf("b", 1, ["waitress", "trainer"], 7),
  gameOf("c", 0, ["waitress", "waitress"], 12),
  gameOf("d", null, ["trainer", "trainer", "waitress"]),
];

describe("statistics over many games", () => {
  const { ids, groups } = statisticsOf(games, ["standard"]);
  const [two, three] = groups;

  it("are divided by ruleset and number of players, in the order of the rulesets, the fewest players first", () => {
    expect(groups.map(({ seats, games: places }) => [seats, places.map((at) => ids[at])])).toEqual([
      [2, ["a", "b", "c"]],
      [3, ["d"]],
    ]);
  });

  it("count how often seats won with what they had, and name the games", () => {
    const openings = two?.traits["opening"]?.map(({ value, seats, wins, games: at }) => [value, seats, wins, at]);
    expect(openings).toEqual([
      ["waitress", 4, 1, [0, 1, 2]],
      ["trainer", 2, 2, [0, 1]],
    ]);
    expect(two?.traits["player"]?.map(({ value, seats, wins }) => [value, seats, wins])).toEqual([
      ["", 3, 2],
      ["steady", 3, 1],
    ]);
    expect(three?.traits["opening"]?.every(({ wins, share }) => wins === 0 && share === 0)).toBe(true);
  });

  it("tell how long games are and what whole games had", () => {
    expect(two?.rounds).toEqual({ least: 7, median: 9, most: 12 });
    expect(two?.lengths).toEqual([
      { value: "7", count: 1, games: [1] },
      { value: "9", count: 1, games: [0] },
      { value: "12", count: 1, games: [2] },
    ]);
    expect(two?.facts["reserve"]).toEqual([
      { value: "100", count: 3, games: [0, 1, 2] },
      { value: "300", count: 3, games: [0, 1, 2] },
    ]);
  });

  it("take the mean of the two in the middle where there is no single one", () => {
    const two = [gameOf("a", 0, ["x", "y"], 11), gameOf("b", 0, ["x", "y"], 16)];
    expect(statisticsOf(two, []).groups[0]?.rounds).toEqual({ least: 11, median: 13.5, most: 16 });
  });

  it("stand in the order of the rulesets, not of how many were played", () => {
    const of = (ruleset: string, seats: number) => ({
      ...gameOf(
        ruleset,
        0,
        Array.from({ length: seats }, () => "x"),
      ),
      ruleset,
    });
    const mixed = [of("standard", 3), of("standard", 3), of("own", 2), of("standard", 2), of("first", 4)];
    const order = statisticsOf(mixed, ["first", "second", "standard"]).groups.map(({ ruleset, seats }) => [
      ruleset,
      seats,
    ]);
    expect(order).toEqual([
      ["first", 4],
      ["standard", 2],
      ["standard", 3],
      ["own", 2],
    ]);
  });

  it("tell games with further modules apart, in whichever order those are named", () => {
    const played = [["own", "one"], [], ["one", "own"], ["own"]];
    const mixed = played.map((modules) => ({ ...gameOf("a", 0, ["x", "y"]), modules }));
    expect(statisticsOf(mixed, ["standard"]).groups.map(({ modules, games: places }) => [modules, places])).toEqual([
      [[], [1]],
      [
        ["one", "own"],
        [0, 2],
      ],
      [["own"], [3]],
    ]);
  });

  it("are empty without games", () => {
    expect(statisticsOf([], [])).toEqual({ ids: [], groups: [] });
  });
});

describe("the interval of a share", () => {
  // The values of Wilson's score interval for 95 %, as its formula gives them by hand.
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
  ])("of %i wins in %i is %f to %f", (wins, seats, low, high) => {
    const bounds = wilson(wins, seats);
    expect(bounds.low).toBeCloseTo(low, 4);
    expect(bounds.high).toBeCloseTo(high, 4);
  });

  it("is everything where nothing was seen", () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
