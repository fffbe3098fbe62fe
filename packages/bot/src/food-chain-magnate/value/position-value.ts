import { isMagnate, type Ruleset, rulesetOf, type State } from "@blueplate/engine";
import type { Rules } from "@blueplate/kernel";
import { featuresOf } from "./features.ts";
import { type LearnedValue, type RuleTraits, softmax, strengthsOf } from "./learned-value.ts";
import milestones from "./weights/milestones.json" with { type: "json" };
import plain from "./weights/plain.json" with { type: "json" };
import salariesAndMilestones from "./weights/salaries-milestones.json" with { type: "json" };

// cast: the files are written by the command that learns them.
const USUAL = salariesAndMilestones as LearnedValue;
const LEARNED = [USUAL, milestones as LearnedValue, plain as LearnedValue];

/** What of these rules changes most what a position is worth. */
export const traitsOf = ({ content }: Ruleset): RuleTraits => ({
  salaries: content.constants.salary > 0,
  milestones: Object.keys(content.milestones).length > 0,
});

const learnedByContent = new WeakMap<Ruleset["content"], LearnedValue>();

/** The value that was fitted to games by rules most like these. */
export const learnedValueFor = (ruleset: Ruleset): LearnedValue => {
  const known = learnedByContent.get(ruleset.content);
  if (known) return known;
  const { salaries, milestones: some } = traitsOf(ruleset);
  const alike = LEARNED.filter(({ traits }) => traits.salaries === salaries);
  const value = alike.find(({ traits }) => traits.milestones === some) ?? alike[0] ?? USUAL;
  learnedByContent.set(ruleset.content, value);
  return value;
};

/**
 * The chance of each seat to win from a position, by what was learned from finished games. It looks at what lies open and at hands that
 * are: for what a seat knows give it a sample of that. Between decisions of a round it is less sure than at a round's beginning.
 */
export const chancesOf = (ruleset: Ruleset, state: State): readonly number[] =>
  softmax(strengthsOf(learnedValueFor(ruleset), featuresOf(ruleset, state)));

/** What was learned of a kind of game. */
export interface LearnedChances {
  /** How many finished games it was fitted to. */
  readonly games: number;
  /** The chances of the seats in a position. */
  readonly chancesIn: (state: unknown) => readonly number[];
}

/** What was learned of games by such rules; null where nothing was. */
export const learnedChancesOf = (rules: Rules): LearnedChances | null => {
  if (!isMagnate(rules)) return null;
  const ruleset = rulesetOf(rules);
  return {
    games: learnedValueFor(ruleset).games,
    // cast: the rules are those of Food Chain Magnate, whose states these are.
    chancesIn: (state) => chancesOf(ruleset, state as State),
  };
};
