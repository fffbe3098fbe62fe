import type { Ruleset, State } from "@blueplate/engine";
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
