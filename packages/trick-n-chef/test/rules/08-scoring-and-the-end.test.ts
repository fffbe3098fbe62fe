import { beginTable, diceFor } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type Options, optionsOf, scoreOf, type State, type Suit } from "../../src/index.ts";
import { endingOf, nextFirst } from "../../src/succession.ts";
import { ann, bob, cat, conserved, dan, only, rulesWith, wholeGame } from "../tables.ts";

const optionsWith = (options: Record<string, string>): Options =>
  Result.getOrThrow(optionsOf({ modules: [], options, seats: 4 }));
const { stars } = optionsWith({});

/** A table after rounds with these points, by seat. */
const scored = (first: typeof ann, ...scores: readonly (readonly number[])[]): State => {
  const { initialState } = rulesWith(4);
  return {
    ...initialState,
    first,
    round: scores[0]?.length ?? 0,
    step: "deal",
    players: initialState.players.map((player, seat) => ({ ...player, scores: scores[seat] ?? [] })),
  };
};

describe("T8 scoring", () => {
  it("T8.1 the piles are opened and sorted", () => {
    const { pile } = scoreOf(["green-2", "red-9", "red-1"], [], 0, stars);
    expect(pile).toEqual(["red-1", "red-9", "green-2"]);
    const { events } = wholeGame(rulesWith(4), "open");
    for (const { results } of only(events, "RoundScored")) {
      expect(results.flatMap((result) => result.pile)).toHaveLength(40);
    }
  });

  it("T8.2 chefs go on cards of their suit from the lowest upwards; surplus chefs do nothing", () => {
    const greens: readonly Suit[] = ["green", "green"];
    const { served, points } = scoreOf(["green-10", "green-4", "green-1", "green-8"], greens, 0, stars);
    expect(served).toEqual([
      { card: "green-1", stars: 1 },
      { card: "green-4", stars: 2 },
    ]);
    expect(points).toBe(3);
    const many = scoreOf(["red-2", "red-9"], ["red", "red", "red", "red"], 0, stars);
    expect(many).toMatchObject({ points: 4, surplus: ["red", "red"] });
  });

  it("T8.3 stars of cards with a chef, nothing for the others, a point a coin", () => {
    expect(scoreOf(["yellow-5", "yellow-6"], [], 3, stars).points).toBe(3);
    expect(scoreOf(["blue-3", "blue-5", "blue-10"], ["blue", "blue"], 1, (_, rank) => rank).points).toBe(9);
    expect(scoreOf(["blue-3", "blue-5", "blue-10"], ["blue", "blue"], 1, () => 1).points).toBe(3);
  });

  it("T8.4 the points are written down and a new round follows, twice", () => {
    const { events, state } = wholeGame(rulesWith(4), "written");
    const written = only(events, "RoundScored").map((event) => event.results.map((result) => result.points));
    expect(state.players.map((player) => player.scores)).toEqual(
      state.players.map((_, seat) => written.map((points) => points[seat])),
    );
    expect(only(events, "RoundBegun").map((event) => event.round)).toEqual([1, 2, 3]);
  });
});

describe("T9 a new round", () => {
  it.each([3, 4])(
    "T9.1, T9.4 with %i players chefs and coins are back, cards are dealt anew, the same suits stay",
    (seats) => {
      const rules = rulesWith(seats);
      const { moments } = wholeGame(rules, "again");
      const fresh = moments.filter(({ before, after }) => after.state.round === before.state.round + 1);
      expect(fresh).toHaveLength(2);
      for (const { after } of fresh) {
        const { state } = after;
        expect(state.players.map((player) => [player.coins, player.handSize, player.pileSize])).toEqual(
          state.players.map(() => [0, 10, 0]),
        );
        expect(state.suits).toEqual(rules.initialState.suits);
        expect(state.reserve).toBe(20);
        expect(conserved(state)).toBeNull();
      }
    },
  );

  it("T9.2 most points in total begins, or most in the last round by option", () => {
    const state = scored(ann, [20, 10], [10, 18], [9, 1], [9, 1]);
    expect(nextFirst(state, optionsWith({}))).toBe(ann);
    expect(nextFirst(state, optionsWith({ "next-first-player": "last-round" }))).toBe(bob);
  });

  it("T9.2 tied: more points in the last round", () => {
    expect(nextFirst(scored(ann, [20, 10], [12, 18], [0, 0], [0, 0]), optionsWith({}))).toBe(bob);
  });

  it("T9.2 still tied: first clockwise from the first player before, who comes first himself", () => {
    const tied = [[12], [15], [15], [9]] as const;
    expect(nextFirst(scored(ann, ...tied), optionsWith({}))).toBe(bob);
    expect(nextFirst(scored(cat, ...tied), optionsWith({}))).toBe(cat);
    expect(nextFirst(scored(dan, ...tied), optionsWith({}))).toBe(bob);
  });

  it("T9.3 from him clockwise everybody takes one of the chefs set aside", () => {
    const { events } = wholeGame(rulesWith(4), "chefs");
    const chosen = only(events, "ChefChosen").map((event) => event.seat);
    const firsts = only(events, "RoundBegun").map((event) => event.first);
    expect(chosen).toEqual(firsts.flatMap((first) => [0, 1, 2, 3].map((step) => (first + step) % 4)));
  });
});

describe("T10 the end", () => {
  const end = (state: State, options = {}) => endingOf(state, optionsWith(options), diceFor("s", 1));

  it("T10.1 most points in total wins; the ranking lists everybody", () => {
    const ending = end(scored(ann, [30], [40], [20], [10]));
    expect(ending.winners).toEqual([bob]);
    expect(ending.ranking).toEqual([
      { seat: bob, score: 40 },
      { seat: ann, score: 30 },
      { seat: cat, score: 20 },
      { seat: dan, score: 10 },
    ]);
  });

  it("T10.2 tied: more points in the last round", () => {
    expect(end(scored(ann, [28, 12], [25, 15], [25, 10], [15, 5])).winners).toEqual([bob]);
  });

  it("T10.3 still tied: all of them win, or one by lot", () => {
    const tied = scored(cat, [25, 15], [25, 15], [25, 10], [15, 5]);
    expect(end(tied).winners).toEqual([ann, bob]);
    const lots = Array.from({ length: 30 }, (_, turn) =>
      endingOf(tied, optionsWith({ "final-tie": "random" }), diceFor("s", turn)),
    );
    expect(new Set(lots.flatMap((ending) => ending.winners))).toEqual(new Set([ann, bob]));
    expect(lots.every((ending) => ending.winners.length === 1 && ending.ranking[0]?.seat === ending.winners[0])).toBe(
      true,
    );
  });

  it("T10.1 nobody is waited for when it is over", () => {
    const rules = rulesWith(4);
    const { state } = wholeGame(rules, "over");
    expect(rules.waitsFor(state)).toEqual([]);
    expect(rules.outcome(state)?.ranking).toHaveLength(4);
    expect(rules.outcome(beginTable(rules, "s", 0).state)).toBeNull();
  });
});
