import { createHash } from "node:crypto";

/** So many mutants of each folder, drawn by a seed: enough to say how many are caught, where all would take a night. */
export interface MutantSample {
  readonly count: number;
  readonly seed: string;
  /** Folders or files, each drawn from by itself. */
  readonly paths: readonly string[];
  /** The folder or file of the only tests that they are put to; null for those of the rules. */
  readonly tests: string | null;
}

/** Where the plugin in the process of Stryker, and the configuration of vitest, find what is asked for. */
const VARIABLE = "BLUEPLATE_MUTANT_SAMPLE";

/** Tells the processes that are started from here to draw; null to take all. */
export const askForSample = (sample: MutantSample | null): void => {
  process.env[VARIABLE] = sample === null ? "" : JSON.stringify(sample);
};

/** What was asked for, or null. */
export const askedSample = (): MutantSample | null => {
  const asked = process.env[VARIABLE] ?? "";
  // cast: written by the function above.
  return asked === "" ? null : (JSON.parse(asked) as MutantSample);
};

/** What tells a mutant from every other one, whatever number a run gives it. */
interface Drawable {
  readonly id: string;
  readonly fileName: string;
  readonly location: unknown;
  readonly replacement: string;
}

const pathOf = ({ fileName }: Drawable): string => fileName.slice(fileName.lastIndexOf("packages/"));

const lotOf = (mutant: Drawable, seed: string): string =>
  createHash("sha256")
    .update(JSON.stringify([seed, pathOf(mutant), mutant.location, mutant.replacement]))
    .digest("hex");

/** The ids of the mutants that are drawn, each of a folder with the same chance; the same ones for the same seed. */
export const drawn = (
  mutants: readonly Drawable[],
  { count, seed, paths }: Omit<MutantSample, "tests">,
): ReadonlySet<string> => {
  const lots = mutants
    .map((mutant) => ({ id: mutant.id, path: pathOf(mutant), lot: lotOf(mutant, seed) }))
    .toSorted((a, b) => a.lot.localeCompare(b.lot));
  return new Set(
    paths.flatMap((path) =>
      lots
        .filter((each) => each.path === path || each.path.startsWith(`${path}/`))
        .slice(0, count)
        .map(({ id }) => id),
    ),
  );
};
