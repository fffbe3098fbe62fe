/** What lies beyond an edge of a town: its roads lead on into open country. */
const beyond = (edge: string): string => edge.replaceAll(/[^#]/g, ".");

/** The outline of a town in as much open country round it as makes a square, whatever picture it is drawn in. */
export const inCountry = (outline: readonly string[]): readonly string[] => {
  const [width, height] = [outline[0]?.length ?? 0, outline.length];
  const size = Math.max(width, height);
  const before = (length: number): number => Math.floor((size - length) / 2);
  const west = before(width);
  const wide = outline.map((row) => {
    const [first, last] = [beyond(row.slice(0, 1)), beyond(row.slice(-1))];
    return first.repeat(west) + row + last.repeat(size - width - west);
  });
  const [first, last] = [beyond(wide[0] ?? ""), beyond(wide.at(-1) ?? "")];
  const north = before(height);
  return [
    ...Array.from({ length: north }, () => first),
    ...wide,
    ...Array.from({ length: size - height - north }, () => last),
  ];
};
