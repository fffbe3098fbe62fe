import { FEATURES, type Feature, type PositionFeatures } from "./features.ts";

/** What was learned for positions with about so many rounds left; between two stages the numbers are mixed. */
export interface StageWeights {
  readonly roundsLeft: number;
  /** Positions that it was fitted to. */
  readonly positions: number;
  /** How well it tells a winner from a loser in games that it was not fitted to: 0.5 is a coin, 1 is certainty. */
  readonly auc: number;
  readonly weights: Readonly<Record<Feature, number>>;
}

/** What of the rules changes most what a position is worth: a value is used for games in which it is as it was where it was learned. */
export interface RuleTraits {
  readonly salaries: boolean;
  readonly milestones: boolean;
}

/** A value of positions that was fitted to finished games, as it is kept in a file. */
export interface LearnedValue {
  /** The hash of the rules that the games were played by. */
  readonly ruleset: string;
  readonly traits: RuleTraits;
  readonly games: number;
  readonly seed: string;
  readonly stages: readonly StageWeights[];
}

/** How much each stage counts for a position, by its rounds left: neighbours share, and the shares add up to 1. */
export const stageShares = (stages: readonly number[], roundsLeft: number): readonly number[] => {
  const above = stages.findIndex((each) => each >= roundsLeft);
  if (above === 0) return stages.map((_, at) => (at === 0 ? 1 : 0));
  if (above < 0) return stages.map((_, at) => (at === stages.length - 1 ? 1 : 0));
  const low = stages[above - 1] ?? 0;
  const high = stages[above] ?? 1;
  const share = (roundsLeft - low) / (high - low);
  return stages.map((_, at) => (at === above ? share : at === above - 1 ? 1 - share : 0));
};

/** Chances from strengths on a logarithmic scale. */
export const softmax = (strengths: readonly number[]): readonly number[] => {
  const most = Math.max(...strengths);
  const powers = strengths.map((each) => Math.exp(each - most));
  const sum = powers.reduce((total, each) => total + each, 0);
  return powers.map((each) => each / sum);
};

interface Compiled {
  readonly roundsLeft: readonly number[];
  readonly weights: readonly (readonly number[])[];
}
const compiledByValue = new WeakMap<LearnedValue, Compiled>();

const compiled = (value: LearnedValue): Compiled => {
  const known = compiledByValue.get(value);
  if (known) return known;
  const made = {
    roundsLeft: value.stages.map(({ roundsLeft }) => roundsLeft),
    weights: value.stages.map(({ weights }) => FEATURES.map((feature) => weights[feature] ?? 0)),
  };
  compiledByValue.set(value, made);
  return made;
};

/** What each number counts with so many rounds left, in the order of the numbers. */
export const weightsAt = (value: LearnedValue, roundsLeft: number): readonly number[] => {
  const stages = compiled(value);
  const shares = stageShares(stages.roundsLeft, roundsLeft);
  return FEATURES.map((_, at) =>
    shares.reduce((sum, share, stage) => sum + share * (stages.weights[stage]?.[at] ?? 0), 0),
  );
};

/** How strong each seat stands, on the scale whose softmax is the chance to win. */
export const strengthsOf = (value: LearnedValue, { roundsLeft, chains }: PositionFeatures): readonly number[] => {
  const stages = compiled(value);
  const shares = stageShares(stages.roundsLeft, roundsLeft);
  return chains.map((numbers) => {
    let strength = 0;
    for (let stage = 0; stage < shares.length; stage++) {
      const share = shares[stage] ?? 0;
      const weights = stages.weights[stage];
      if (share === 0 || !weights) continue;
      for (let at = 0; at < numbers.length; at++) strength += share * (numbers[at] ?? 0) * (weights[at] ?? 0);
    }
    return strength;
  });
};
