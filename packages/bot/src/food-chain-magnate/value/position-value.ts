import { isMagnate, type Ruleset, rulesetOf, type State } from "@blueplate/engine";
import type { Rules } from "@blueplate/kernel";
import { featuresOf } from "./features.ts";
import { type LearnedValue, softmax, strengthsOf } from "./learned-value.ts";
import learned from "./weights.json" with { type: "json" };

// cast: the file is written by the command that learns it.
const LEARNED = learned as LearnedValue;

/**
 * The chance of each seat to win from a position, by what was learned from finished games. It looks at what lies open and at hands that
 * are: for what a seat knows give it a sample of that. Between decisions of a round it is less sure than at a round's beginning.
 */
export const chancesOf = (ruleset: Ruleset, state: State): readonly number[] =>
  softmax(strengthsOf(LEARNED, featuresOf(ruleset, state)));

/** How many finished games the value was fitted to. */
export const LEARNED_GAMES = LEARNED.games;

/** What was learned of a game, as the chances of its seats in a position; null for a game of which nothing was. */
export const learnedValueOf = (rules: Rules): ((state: unknown) => readonly number[]) | null => {
  if (!isMagnate(rules)) return null;
  const ruleset = rulesetOf(rules);
  // cast: the rules are those of Food Chain Magnate, whose states these are.
  return (state) => chancesOf(ruleset, state as State);
};
