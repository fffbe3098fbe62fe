import type { TreeRow } from "@blueplate/study";
import type { RoundSpan } from "../analysis/line/parts.ts";

/** A part of the line with the rows that are shown in it: its own steps, and the lines that leave it. */
export interface OutlinePart<P> {
  readonly part: P;
  readonly rows: readonly TreeRow[];
}

const stepOf = ({ id }: TreeRow): number => Number(id.slice(1));

/**
 * The rows of a chapter by the parts of its own line, shown up to step `last`; what is set in stands in the part that it
 * leaves. `shows` tells of each row whether it may be seen. One step may end a part and go through whole others: it stands
 * in the part in which it was taken, and those that ran by themselves stand after it without a row of their own.
 */
export const outlineOf = <P extends RoundSpan>(
  rows: readonly TreeRow[],
  parts: readonly P[],
  last: number,
  shows: (row: TreeRow) => boolean,
): readonly OutlinePart<P>[] => {
  const outlined = parts
    .filter(({ from }) => from <= last)
    .map((part): { part: P; rows: TreeRow[] } => ({ part, rows: [] }));
  let index = 0;
  for (const row of rows.filter(shows)) {
    if (row.indent === 0) {
      const step = stepOf(row);
      while (index + 1 < outlined.length && step > (outlined[index]?.part.to ?? step)) index++;
    }
    outlined[index]?.rows.push(row);
  }
  return outlined;
};
