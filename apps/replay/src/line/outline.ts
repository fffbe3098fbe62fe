import type { Row } from "@blueplate/study";
import type { RoundSpan } from "../session/parts.ts";

/** A part of the line: a turn or a round, with its own steps and the lines that leave it. */
export interface Part extends RoundSpan {
  /** Who acts in it, or null where all do. */
  readonly seat: number | null;
  readonly phase: string | null;
}

/** A part with the rows that are shown in it. */
export interface Outlined {
  readonly part: Part;
  readonly rows: readonly Row[];
}

const stepOf = ({ id }: Row): number => Number(id.slice(1));

/** The rows of a chapter by the parts of its own line; what is set in stands in the part that it leaves. */
export const outlineOf = (rows: readonly Row[], parts: readonly Part[], last: number): readonly Outlined[] => {
  const outlined = parts.filter(({ from }) => from <= last).map((part): { part: Part; rows: Row[] } => ({ part, rows: [] }));
  let index = 0;
  for (const row of rows) {
    if (row.indent === 0) {
      const step = stepOf(row);
      // What has not been seen yet of a hidden game has no row.
      if (step > last) break;
      while (index + 1 < outlined.length && step >= (outlined[index + 1]?.part.from ?? 0)) index++;
    }
    outlined[index]?.rows.push(row);
  }
  return outlined.filter(({ rows: own }) => own.length > 0);
};
