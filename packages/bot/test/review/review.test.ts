import { beginTable, carryOut, diceFor, endOf, type Game, redact, type Rules, seatOf } from "@blueplate/kernel";
import { isMagnate, rulesetOf, type State } from "@blueplate/engine";
import { trickNChef } from "@blueplate/trick-n-chef";
import { foodChainMagnate } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import {
  botsWith,
  coachWith,
  type GameLine,
  type LineStep,
  mediumWith,
  playLineup,
  type Review,
  type ReviewedDecision,
  reviewOf,
  temperamentsWith,
  weighDecisions,
} from "../../src/index.ts";
import { advantagesOf } from "../../src/food-chain-magnate/review/advantages.ts";
import { isBetter } from "../../src/food-chain-magnate/review/review.ts";
import { rulesFor } from "../arena.ts";

/** What a result is worth: a dollar counts as a thousandth of the chance. */
const worth = ({ chance, cash }: { readonly chance: number; readonly cash: number }): number => chance + cash / 1000;

const medium = mediumWith({});
const coach = coachWith({});
const reviewers = { model: medium, advisers: [medium], coach };

const botOf = (id: string, game: string) => {
  const found = botsWith({}, [game]).find((bot) => bot.id === id && bot.game === game);
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};

/** The first decisions of a game between bots. */
const lineOf = (game: Game, seed: string, ids: readonly string[], most: number): GameLine => {
  const rules: Rules = rulesFor(game, ids.length);
  const { state } = beginTable(rules, seed, 0);
  const steps: LineStep[] = [];
  const bots = ids.map((id) => botOf(id, rules.game));
  endOf(playLineup({ rules, state, turn: 1 }, { bots, seed }, { most }), ({ seat, command, events }) =>
    steps.push({ seat, command, events }),
  );
  return { rules, start: state, steps };
};

const stateAfter = ({ rules, start, steps }: GameLine, count: number): unknown =>
  steps
    .slice(0, count)
    .flatMap(({ events }) => events)
    .reduce((state: unknown, event) => rules.evolve(state, event), start);

/** The line that plays a plan in place of what was played. */
const withPlan = (line: GameLine, { seat, from, better }: ReviewedDecision): GameLine => {
  const { rules } = line;
  const steps: LineStep[] = [];
  let state = stateAfter(line, from);
  for (const [nth, command] of better.commands.entries()) {
    const taken = Result.getOrThrow(carryOut(rules, state, seat, command, diceFor("plan", from + nth)));
    ({ state } = taken);
    steps.push({ seat, command, events: taken.events });
  }
  return { ...line, steps: [...line.steps.slice(0, from), ...steps] };
};

const reviewed = (line: GameLine): Review => endOf(reviewOf(line, reviewers));

describe("the review of a game", () => {
  const line = lineOf(foodChainMagnate, "review", ["medium", "steady"], 60);
  const { found, share } = reviewed(line);

  it("finds better plans for whoever plays by habit, and none for the planner, whose own plans it tries", () => {
    expect(share).toBe(1);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ seat }) => seat)).not.toContain(0);
    expect(found.length).toBeLessThanOrEqual(5);
  });

  it("tells the worst first, each with more chance or more money than what was played", () => {
    const losses = found.map(({ played, better }) => worth(better) - worth(played));
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    for (const loss of losses) expect(loss).toBeGreaterThan(0);
  });

  it("calls no plan better that earns less but where the chance makes up for it, and says in what it stands better", () => {
    const wide = endOf(reviewOf(line, { ...reviewers, advisers: temperamentsWith({}) })).found;
    const poorer = [...found, ...wide].filter(({ played, better }) => better.cash < played.cash);
    expect(poorer.length).toBeGreaterThan(0);
    for (const { played, better } of [...found, ...wide]) expect(worth(better)).toBeGreaterThan(worth(played));
    for (const { played, better } of poorer) {
      expect(better.chance).toBeGreaterThan(played.chance);
      expect(better.advantages.length).toBeGreaterThan(0);
    }
  });

  it("calls a plan better for more chance or more money, but not for chance that costs more money than it is worth", () => {
    const played = { chance: 0.5, cash: 100 };
    expect(isBetter({ chance: 0.55, cash: 80 }, played)).toBe(true);
    expect(isBetter({ chance: 0.55, cash: 40 }, played)).toBe(false);
    expect(isBetter({ chance: 0.49, cash: 130 }, played)).toBe(true);
    expect(isBetter({ chance: 0.5, cash: 110 }, played)).toBe(false);
  });

  it("finds in what a position is better besides its money: in nothing where it is the same, in the rivals where they are poorer", () => {
    const { rules } = line;
    if (!isMagnate(rules)) throw new Error("another game");
    const ruleset = rulesetOf(rules);
    // cast: the line is of this game.
    const state = stateAfter(line, 60) as State;
    const withCash = (seat: number, cash: number): State => ({
      ...state,
      chains: state.chains.map((chain) => (chain.seat === seat ? { ...chain, cash } : chain)),
    });
    expect(advantagesOf(ruleset, state, state, 0)).toEqual([]);
    expect(advantagesOf(ruleset, withCash(0, 900), state, 0)).toEqual([]);
    expect(advantagesOf(ruleset, state, withCash(1, 900), 0)).toEqual(["rivals"]);
  });

  it("gives plans that are what they are said to be: played in the line they are weighed alike", () => {
    for (const each of found) {
      const { chance, cash } = each.better;
      const { from, seat } = each;
      expect(weighDecisions(withPlan(line, each), seat === 0 ? { seat, from } : each, medium)).toEqual({
        chance,
        cash,
      });
      expect(weighDecisions(line, each, medium)).toEqual(each.played);
    }
  });

  it("gives the best of the plans that are tried: with more advisers none is worse", () => {
    const wide = endOf(reviewOf(line, { ...reviewers, advisers: [medium, ...temperamentsWith({})] })).found;
    const both = found.flatMap((one) => {
      const other = wide.find(({ seat, from }) => seat === one.seat && from === one.from);
      return other ? [{ one, other }] : [];
    });
    expect(both.length).toBeGreaterThan(0);
    for (const { one, other } of both) expect(worth(other.better)).toBeGreaterThanOrEqual(worth(one.better));
  });

  it("weighs nothing where the seat decided nothing", () => {
    expect(weighDecisions(line, { seat: seatOf(0), from: found[0]?.from ?? 0 }, medium)).toBeNull();
  });

  it("claims nothing where something is hidden, or a command is not known", () => {
    const seen = {
      ...line,
      start: redact(line.start, "watcher"),
      steps: line.steps.map((each) => redact(each, "watcher")),
    };
    // While the first restaurants are placed nothing is hidden yet.
    expect(reviewed(seen).found.filter(({ phase }) => phase !== "setup-restaurants")).toEqual([]);
    expect(reviewed({ ...line, steps: line.steps.map((each) => ({ ...each, command: null })) }).found).toEqual([]);
  });

  it("finds nothing in a game that it does not know", () => {
    expect(reviewed(lineOf(trickNChef, "review", ["sensible", "sensible", "sensible"], 20))).toEqual({
      share: 1,
      found: [],
    });
  });
});
