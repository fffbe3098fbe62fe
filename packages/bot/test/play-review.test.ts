import { beginTable, diceFor, endOf, type Game, play, type Rules } from "@blueplate/kernel";
import { playableCards, type State, trickNChef } from "@blueplate/trick-n-chef";
import { foodChainMagnate } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { botsWith, type GameLine, type LineStep, playLineup, playReviewOf } from "../src/index.ts";
import { rulesFor } from "./arena.ts";

/** The first decisions of a game between bots, the seats one after the other. */
const lineOf = (game: Game, ids: readonly string[], most: number): GameLine => {
  const rules: Rules = rulesFor(game, ids.length);
  const { state } = beginTable(rules, "plays", 0);
  const all = botsWith({}, [rules.game]);
  const bots = ids.flatMap((id) => all.find((bot) => bot.id === id && bot.game === rules.game) ?? []);
  const steps: LineStep[] = [];
  endOf(playLineup({ rules, state, turn: 1 }, { bots, seed: "plays" }, { most }), ({ seat, command, events }) =>
    steps.push({ seat, command, events }),
  );
  return { rules, start: state, steps };
};

const stateAt = ({ rules, start, steps }: GameLine, count: number): State =>
  // cast: the line is of this game.
  steps
    .slice(0, count)
    .flatMap(({ events }) => events)
    .reduce((state: unknown, event) => rules.evolve(state, event), start) as State;

describe("the review of a game of Trick-n-Chef", () => {
  const line = lineOf(trickNChef, ["random", "hard", "random"], 45);
  const reviews = [...playReviewOf(line)];
  const { found } = endOf(playReviewOf(line));

  it("names what was played, and a play that was legal then and comes to more points", () => {
    expect(found.length).toBeGreaterThan(2);
    for (const { seat, from, played, better, expected, round } of found) {
      const state = stateAt(line, from);
      expect(line.steps[from]).toMatchObject({ seat, command: played });
      expect(state.round).toBe(round);
      if (better._tag === "trick.play") expect(playableCards(state, seat)).toContain(better.card);
      expect(better).not.toEqual(played);
      expect(expected.better - expected.played).toBeGreaterThanOrEqual(1);
    }
  });

  it("plays each better play on to the end of its round, every move legal where it stands", () => {
    const rules = rulesFor(trickNChef, 3);
    for (const { seat, from, better, line: moves, round } of found) {
      expect(moves[0]).toEqual({ seat, command: better });
      let state = stateAt(line, from);
      for (const [at, move] of moves.entries()) {
        expect(state.round, `move ${at} of the line after ${from}`).toBe(round);
        const played = play(rules, state, move.seat, move.command, diceFor("any", at));
        // cast: the line is of this game.
        state = Result.getOrThrow(played).state as State;
      }
      expect(state.round > round || rules.outcome(state) !== null).toBe(true);
    }
  });

  it("finds more against whoever plays by chance than against whoever searches, three of each at most", () => {
    const of = (seat: number): number => found.filter((each) => each.seat === seat).length;
    expect([of(0), of(2)]).toEqual([3, 3]);
    expect(of(1)).toBeLessThan(3);
    const losses = found.map(({ expected }) => expected.better - expected.played);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
  });

  it("says after every decision how far it has come, and finds the same again", () => {
    expect(reviews).toHaveLength(line.steps.length);
    expect(reviews.at(-1)).toEqual({ share: 1, found });
  });

  it("finds nothing in another game", () => {
    expect(endOf(playReviewOf(lineOf(foodChainMagnate, ["steady", "steady"], 5))).found).toEqual([]);
  });
});
