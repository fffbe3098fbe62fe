import type { Mutant } from "./stryker.ts";

/** A mutant that changes nothing anybody could see, and why: reviewed by hand. */
export interface EquivalentMutant {
  readonly file: string;
  /** The line of the code, without its indentation. */
  readonly line: string;
  /** What stands there, and what the mutant puts in its place. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

/** A mutant that no test has noticed, as people read it. */
export type Survivor = Omit<EquivalentMutant, "why"> & { readonly at: number };

/** What the mutants of some files came to. */
export interface MutationScore {
  readonly total: number;
  readonly caught: number;
  readonly survivors: readonly Survivor[];
  readonly withoutEffect: number;
  /** Named as without effect, and caught or gone: to be taken off the list. */
  readonly stale: readonly EquivalentMutant[];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const CAUGHT: ReadonlySet<Mutant["status"]> = new Set(["Killed", "Timeout", "RuntimeError"]);
const MISSED: ReadonlySet<Mutant["status"]> = new Set(["Survived", "NoCoverage"]);

/** The mutant as people read it; `source` is the text of its file. */
const survivorOf = (file: string, source: string, { location, replacement }: Mutant): Survivor => {
  const { start, end } = location;
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const [first = ""] = lines;
  const last = lines.length - 1;
  const part = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : line.length),
  );
  return { file, line: first.trim(), from: oneLine(part.join("\n")), to: oneLine(replacement), at: start.line };
};

const isSame = (named: EquivalentMutant, survivor: Survivor): boolean =>
  named.file === survivor.file &&
  named.line === survivor.line &&
  named.from === survivor.from &&
  named.to === survivor.to;

/** Judges the mutants of `files` (text by path, `/` between folders): which were caught, which nobody can notice, which survive. */
export const judge = (
  mutants: readonly Mutant[],
  files: ReadonlyMap<string, string>,
  named: readonly EquivalentMutant[],
): MutationScore => {
  const missed = mutants
    .filter(({ status }) => MISSED.has(status))
    .map((mutant) => survivorOf(mutant.fileName, files.get(mutant.fileName) ?? "", mutant));
  const isNamed = (survivor: Survivor): boolean => named.some((each) => isSame(each, survivor));
  const survivors = missed.filter((each) => !isNamed(each));
  return {
    total: mutants.filter(({ status }) => CAUGHT.has(status) || MISSED.has(status)).length,
    caught: mutants.filter(({ status }) => CAUGHT.has(status)).length,
    survivors,
    withoutEffect: missed.length - survivors.length,
    stale: named.filter((each) => files.has(each.file) && !missed.some((survivor) => isSame(each, survivor))),
  };
};

/** The share of those that can be noticed, in per cent; 100 where there is none. */
export const shareCaught = ({ total, caught, withoutEffect }: MutationScore): number =>
  total === withoutEffect ? 100 : (100 * caught) / (total - withoutEffect);
