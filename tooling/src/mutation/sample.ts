import { createHash } from "node:crypto";

/** So many mutants of all, drawn by a seed: enough to say how many are caught, where all of them would take a night. */
export interface MutantSample {
  readonly count: number;
  readonly seed: string;
}

/** Where the plugin in the process of Stryker finds what is asked for. */
const VARIABLE = "BLUEPLATE_MUTANT_SAMPLE";

/** Tells the processes that are started from here to draw; null to take all. */
export const askForSample = (sample: MutantSample | null): void => {
  process.env[VARIABLE] = sample === null ? "" : `${sample.count} ${sample.seed}`;
};

/** What was asked for, or null. */
export const askedSample = (): MutantSample | null => {
  const [, count, seed] = /^(\d+) (.*)$/.exec(process.env[VARIABLE] ?? "") ?? [];
  return count === undefined || seed === undefined ? null : { count: Number(count), seed };
};

/** What tells a mutant from every other one, whatever number a run gives it. */
interface Drawable {
  readonly id: string;
  readonly fileName: string;
  readonly location: unknown;
  readonly replacement: string;
}

const lotOf = ({ fileName, location, replacement }: Drawable, seed: string): string => {
  const path = fileName.slice(fileName.lastIndexOf("packages/"));
  return createHash("sha256")
    .update(JSON.stringify([seed, path, location, replacement]))
    .digest("hex");
};

/** The ids of the mutants that are drawn, each with the same chance; the same ones for the same seed. */
export const drawn = (mutants: readonly Drawable[], { count, seed }: MutantSample): ReadonlySet<string> =>
  new Set(
    mutants
      .map((mutant) => ({ id: mutant.id, lot: lotOf(mutant, seed) }))
      .toSorted((a, b) => a.lot.localeCompare(b.lot))
      .slice(0, count)
      .map(({ id }) => id),
  );
