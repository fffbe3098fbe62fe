/** What lies beyond an edge of a town: roads that lead to it lead on into open country, one along it does not. */
const beyond = (edge: string, inner: string): string =>
  edge.replaceAll(/./g, (square, at: number) => (square === "#" && (inner[at] ?? "#") === "#" ? "#" : "."));

/** The outline of a town in as much open country round it as makes a square, whatever picture it is drawn in. */
export const inCountry = (outline: readonly string[]): readonly string[] => {
  const [width, height] = [outline[0]?.length ?? 0, outline.length];
  const size = Math.max(width, height);
  const before = (length: number): number => Math.floor((size - length) / 2);
  const west = before(width);
  const wide = outline.map((row) => {
    const [first, last] = [beyond(row.slice(0, 1), row.slice(1, 2)), beyond(row.slice(-1), row.slice(-2, -1))];
    return first.repeat(west) + row + last.repeat(size - width - west);
  });
  const [first, last] = [beyond(wide[0] ?? "", wide[1] ?? ""), beyond(wide.at(-1) ?? "", wide.at(-2) ?? "")];
  const north = before(height);
  return [
    ...Array.from({ length: north }, () => first),
    ...wide,
    ...Array.from({ length: size - height - north }, () => last),
  ];
};

/** A rectangle of squares, with the letter that stands in all of them. */
export interface Patch {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The runs of equal letters in the rows of an outline; open ground is left out. */
export const patchesOf = (outline: readonly string[]): readonly Patch[] =>
  outline.flatMap((row, y) =>
    Array.from(row.matchAll(/([^.])\1*/g), ({ 0: run, index }) => ({
      letter: run[0] ?? "",
      x: index,
      y,
      width: run.length,
    })),
  );
