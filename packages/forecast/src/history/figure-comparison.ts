import type { Seat } from "@blueplate/kernel";
import type { ChainHistory, History } from "./history.ts";
import { valueAt } from "./series.ts";

/** What two lines of a game are compared by: dollars; milestones and cards by number. Income is all that came in so far. */
export const FIGURES = ["cash", "income", "salaries", "unitPrice", "staff", "milestones", "restaurants"] as const;
export type PositionFigure = (typeof FIGURES)[number];

/** A chain in its figures after a step. */
export const figureAt = (chain: ChainHistory, figure: PositionFigure, at: number): number => {
  if (figure === "income") {
    const { sales, gardens, bonuses, waitresses, cfo } = chain.income;
    return [sales, gardens, bonuses, waitresses, cfo].reduce((sum, series) => sum + valueAt(series, at), 0);
  }
  if (figure === "salaries") return 0 - valueAt(chain.income.salaries, at);
  if (figure === "milestones") return chain.milestones.filter((each) => each.at <= at).length;
  return valueAt(chain[figure], at);
};

/** A figure of a chain on two lines. */
export interface FigureComparison {
  readonly seat: Seat;
  readonly figure: PositionFigure;
  readonly a: number;
  readonly b: number;
  /** By how much the second line is above the first. */
  readonly difference: number;
}

/** A step on each of two lines. */
export interface ComparedMoments {
  readonly a: number;
  readonly b: number;
}

/** All chains in all figures, each line at its own step. */
export const figureComparisons = (
  a: Pick<History, "chains">,
  b: Pick<History, "chains">,
  at: ComparedMoments,
): readonly FigureComparison[] =>
  a.chains.flatMap((chain, index) => {
    const other = b.chains[index];
    if (!other) return [];
    return FIGURES.map((figure): FigureComparison => {
      const values = { a: figureAt(chain, figure, at.a), b: figureAt(other, figure, at.b) };
      return { seat: chain.seat, figure, ...values, difference: values.b - values.a };
    });
  });

type Located = Pick<History, "turns" | "steps">;

/**
 * The step of the line `b` that stands at the same moment of the game as step `at` of the line `a`: itself while both are one,
 * then as far into the same turn, else the end of the last turn before it that `b` has.
 */
export const sameMoment = (a: Located, b: Located, common: number, at: number): number => {
  if (at < common) return at;
  const turn = a.turns.findLast(({ from }) => from <= at);
  if (!turn) return Math.min(at, b.steps - 1);
  const there = b.turns.find(
    ({ round, phase, seat }) => round === turn.round && phase === turn.phase && seat === turn.seat,
  );
  if (there) return Math.min(there.to, there.from + (at - turn.from));
  const before = b.turns.findLast(({ round }) => round <= turn.round);
  return before ? before.to : b.steps - 1;
};

/** A round of two lines by the step with which it ends on each; null on a line that has not come to it. */
export interface RoundComparison {
  readonly round: number;
  readonly a: number | null;
  readonly b: number | null;
}

/**
 * The rounds of two lines, which share `common` steps. A line that stops within a round is compared with the other at the same
 * moment: what the other has still done in that round is not held against it.
 */
export const roundComparisons = (
  a: Located & Pick<History, "rounds">,
  b: Located & Pick<History, "rounds">,
  common: number,
): readonly RoundComparison[] => {
  const longer = a.rounds.length >= b.rounds.length ? a.rounds : b.rounds;
  return longer.map(({ round }, index) => {
    const [endA, endB] = [a.rounds[index]?.to ?? null, b.rounds[index]?.to ?? null];
    if (endA === null || endB === null) return { round, a: endA, b: endB };
    const [stopsA, stopsB] = [index === a.rounds.length - 1, index === b.rounds.length - 1];
    return {
      round,
      a: stopsB ? Math.min(endA, sameMoment(b, a, common, endB)) : endA,
      b: stopsA ? Math.min(endB, sameMoment(a, b, common, endA)) : endB,
    };
  });
};
