import { FEATURES, type LearnedValue, softmax, type StageWeights, stageShares } from "@blueplate/bot";
import type { LearnedGame, LearnedPosition } from "./examples.ts";

/** Rounds left at which weights are fitted; between them they are mixed. */
const STAGES: readonly number[] = [1.5, 3.5, 7];

/** One game in so many is kept out of the fit: it says how good the fit is. Sizes of tables take turns, and of each some are kept out. */
const HELD_OUT_ONE_IN = 7;

/** True for a game that the value is not fitted to. */
export const isHeldOut = ({ nth }: Pick<LearnedGame, "nth">): boolean => nth % HELD_OUT_ONE_IN === 0;

const STEPS = 400;
const RATE = 0.05;
/** How much large weights are held back. */
const SHRINK = 2e-4;

interface Example extends LearnedPosition {
  readonly shares: readonly number[];
  readonly wins: readonly number[];
}

const examplesOf = (games: readonly LearnedGame[]): readonly Example[] =>
  games.flatMap(({ positions, wins }) =>
    positions.map((position) => ({ ...position, wins, shares: stageShares(STAGES, position.roundsLeft) })),
  );

type Weights = Float64Array[];

const noWeights = (): Weights => STAGES.map(() => new Float64Array(FEATURES.length));

const strengthOf = (weights: Weights, numbers: readonly number[], shares: readonly number[]): number => {
  let strength = 0;
  for (const [stage, row] of weights.entries()) {
    const share = shares[stage] ?? 0;
    if (share > 0) for (let at = 0; at < row.length; at++) strength += share * (row[at] ?? 0) * (numbers[at] ?? 0);
  }
  return strength;
};

/** Adds the slope of the log likelihood at one position. */
const addSlope = (weights: Weights, { chains, shares, wins }: Example, into: Weights): void => {
  const chances = softmax(chains.map((numbers) => strengthOf(weights, numbers, shares)));
  for (const [seat, numbers] of chains.entries()) {
    const error = (wins[seat] ?? 0) - (chances[seat] ?? 0);
    for (const [stage, row] of into.entries()) {
      const by = error * (shares[stage] ?? 0);
      if (by !== 0) for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) + by * (numbers[at] ?? 0);
    }
  }
};

/** Weights of greatest likelihood, climbed to with Adam. */
const climbed = (examples: readonly Example[]): Weights => {
  const weights = noWeights();
  const means = noWeights();
  const squares = noWeights();
  for (let step = 1; step <= STEPS; step++) {
    const slopes = noWeights();
    for (const example of examples) addSlope(weights, example, slopes);
    for (const [stage, row] of weights.entries()) {
      const mean = means[stage] ?? row;
      const square = squares[stage] ?? row;
      for (let at = 0; at < row.length; at++) {
        const slope = (slopes[stage]?.[at] ?? 0) / Math.max(1, examples.length) - SHRINK * (row[at] ?? 0);
        mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
        square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
        const width = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-9;
        row[at] = (row[at] ?? 0) + (RATE * (mean[at] ?? 0)) / (1 - 0.9 ** step) / width;
      }
    }
  }
  return weights;
};

/** How often a seat that won is given more than one that lost, over all pairs. */
export const areaUnderCurve = (scored: readonly { readonly chance: number; readonly won: boolean }[]): number => {
  const ranked = scored.toSorted((a, b) => a.chance - b.chance);
  const winners = ranked.filter(({ won }) => won).length;
  const pairs = winners * (ranked.length - winners);
  if (pairs === 0) return 0.5;
  let below = 0;
  let losers = 0;
  for (let at = 0; at < ranked.length;) {
    const { chance = 0 } = ranked[at] ?? {};
    const same = ranked.slice(at).findIndex((each) => each.chance !== chance);
    const tied = same < 0 ? ranked.slice(at) : ranked.slice(at, at + same);
    const won = tied.filter((each) => each.won).length;
    below += won * (losers + (tied.length - won) / 2);
    losers += tied.length - won;
    at += tied.length;
  }
  return below / pairs;
};

const nearestStage = (shares: readonly number[]): number => shares.indexOf(Math.max(...shares));

const stageOf = (weights: Weights, stage: number, all: readonly Example[], held: readonly Example[]): StageWeights => {
  const scored = held
    .filter(({ shares }) => nearestStage(shares) === stage)
    .flatMap(({ chains, shares, wins }) =>
      softmax(chains.map((numbers) => strengthOf(weights, numbers, shares))).map((chance, seat) => ({
        chance,
        won: (wins[seat] ?? 0) > 0,
      })),
    );
  const row = weights[stage] ?? new Float64Array(FEATURES.length);
  // cast: there is a number for each feature.
  const named = Object.fromEntries(
    FEATURES.map((feature, at) => [feature, Math.round((row[at] ?? 0) * 1000) / 1000]),
  ) as StageWeights["weights"];
  return {
    roundsLeft: STAGES[stage] ?? 0,
    positions: all.filter(({ shares }) => nearestStage(shares) === stage).length,
    auc: Math.round(areaUnderCurve(scored) * 1000) / 1000,
    weights: named,
  };
};

/** Fits the value of positions to finished games. */
export const fitted = (games: readonly LearnedGame[]): Pick<LearnedValue, "stages"> => {
  const held = examplesOf(games.filter(isHeldOut));
  const all = examplesOf(games.filter((game) => !isHeldOut(game)));
  const weights = climbed(all);
  return { stages: STAGES.map((_, stage) => stageOf(weights, stage, all, held)) };
};
