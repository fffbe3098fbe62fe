import { startsSection, type Tagged } from "@blueplate/kernel";
import type { LineEntry } from "./entries.ts";

const isMorning = (event: Tagged): boolean =>
  "stage" in event &&
  typeof event.stage === "object" &&
  event.stage !== null &&
  "_tag" in event.stage &&
  event.stage._tag === "restructuring";

/** A round begins with the first phase of the day, or with whatever else announces its number. */
const roundIn = (event: Tagged): number | null => {
  if (!("round" in event) || typeof event.round !== "number") return null;
  return isMorning(event) || /^RoundBeg[au]n$/.test(event._tag) ? event.round : null;
};

/** The number of the round that begins in this step, or null. */
export const roundBegun = (entry: LineEntry): number | null => {
  for (const event of entry.events) {
    const round = roundIn(event);
    if (round !== null) return round;
  }
  return null;
};

/** Whether a phase of the game begins in this step. */
export const beginsPhase = (entry: LineEntry): boolean => entry.events.some(startsSection);

/** The next step from `at` in a direction of which `is` holds, or null. */
export const nextWhere = (
  entries: readonly LineEntry[],
  at: number,
  direction: 1 | -1,
  is: (entry: LineEntry) => boolean,
): number | null => {
  for (let step = at + direction; step > 0 && step < entries.length; step += direction) {
    const entry = entries[step];
    if (entry && is(entry)) return step;
  }
  return null;
};

/** A round of the line: the step in which it begins and its last. */
export interface RoundSpan {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** The rounds of a line; what comes before the first belongs to it. */
export const roundsIn = (entries: readonly LineEntry[]): readonly RoundSpan[] => {
  const begun = entries.flatMap((entry, at) => {
    const round = roundBegun(entry);
    return round === null ? [] : [{ round, from: at }];
  });
  const starts = begun.length > 0 ? begun : [{ round: 1, from: 0 }];
  return starts.map(({ round, from }, index) => ({
    round,
    from: index === 0 ? 0 : from,
    to: (starts[index + 1]?.from ?? entries.length) - 1,
  }));
};
