import { type PositionFigure, figureAt, type History, type RoundComparison } from "@blueplate/forecast";
import type { Seat } from "@blueplate/kernel";
import type { PlotLine } from "./chart.ts";

/** What of a chain two lines of a round show: the number on each, null where the line has not come so far, and the difference. */
export interface ComparedFigure {
  readonly a: number | null;
  readonly b: number | null;
  readonly difference: number | null;
}

/** A round of both lines. */
export interface RoundRow extends RoundComparison {
  /** By seat. */
  readonly cells: readonly ComparedFigure[];
}

type Chains = Pick<History, "chains">;

const valueOf = ({ chains }: Chains, seat: number, figure: PositionFigure, at: number | null): number | null => {
  const chain = chains[seat];
  return at === null || !chain ? null : figureAt(chain, figure, at);
};

/** The table of a figure round by round, for all chains. */
export const roundRows = (
  a: Chains,
  b: Chains,
  rounds: readonly RoundComparison[],
  figure: PositionFigure,
): readonly RoundRow[] =>
  rounds.map((row): RoundRow => {
    const cells = a.chains.map((_, seat): ComparedFigure => {
      const values = { a: valueOf(a, seat, figure, row.a), b: valueOf(b, seat, figure, row.b) };
      return { ...values, difference: values.a === null || values.b === null ? null : values.b - values.a };
    });
    return { ...row, cells };
  });

/** Both lines of a chain over the rounds: step n is the end of the n-th row. */
export const overlaid = (rows: readonly RoundRow[], seat: Seat): readonly PlotLine[] => {
  const series = (line: "a" | "b"): PlotLine => ({
    seat,
    series: rows.flatMap(({ cells }, at) => {
      const value = cells[seat]?.[line] ?? null;
      return value === null ? [] : [{ at, value }];
    }),
  });
  return [series("a"), series("b")];
};

/** The first chain that differs in the latest round in which any does; the first of all if none does. */
export const firstChanged = (rows: readonly RoundRow[]): number => {
  const differs = ({ difference }: ComparedFigure): boolean => difference !== null && difference !== 0;
  return rows.findLast(({ cells }) => cells.some(differs))?.cells.findIndex(differs) ?? 0;
};
