import type { Tagged } from "@blueplate/kernel";

/** A fact of a game at a step of its line. */
export interface StepFact<T> {
  readonly at: number;
  readonly fact: T;
}

/** What a round came to for each seat. */
export interface RoundScore extends Tagged {
  readonly results: readonly { readonly points: number }[];
}

const hasPoints = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "points" in value && typeof value.points === "number";

/** Rounds that are scored announce themselves: `RoundScored`, with the points of each seat. */
const isScored = (fact: Tagged): fact is RoundScore =>
  fact._tag === "RoundScored" && "results" in fact && Array.isArray(fact.results) && fact.results.every(hasPoints);

interface Step {
  readonly events: readonly Tagged[];
}

/** The rounds that are scored in these steps, each at the step in which it is. */
export const scoredIn = (entries: readonly Step[]): readonly StepFact<RoundScore>[] =>
  entries.flatMap(({ events }, at) => events.filter(isScored).map((fact) => ({ at, fact })));

/** By seat the sum of its points, from the step on in which it became that; nothing before anything is scored. */
export const sumsOf = (
  scored: readonly StepFact<RoundScore>[],
  seats: number,
): readonly (readonly { readonly at: number; readonly value: number }[])[] =>
  scored.length === 0
    ? []
    : Array.from({ length: seats }, (_, seat) => {
        let sum = 0;
        const later = scored.map(({ at, fact }) => ({ at, value: (sum += fact.results[seat]?.points ?? 0) }));
        return [{ at: 0, value: 0 }, ...later];
      });

/** The step in which the game ends, or null while it goes on. */
export const endIn = (entries: readonly Step[]): number | null => {
  const at = entries.findIndex(({ events }) => events.some(({ _tag }) => _tag === "GameEnded"));
  return at < 0 ? null : at;
};
