/** A share in percent, to a tenth. */
export const percent = (share: number): string => (share * 100).toFixed(1);

/** Rows under each other; the first columns, one unless told, to the left, the others to the right. */
export const table = (rows: readonly (readonly string[])[], left = 1): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < left ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
};
