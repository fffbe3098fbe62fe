import { type Entry, type Rules, walkOf as positionsOf, type Walk as Positions } from "@blueplate/kernel";

type Step = Positions["steps"][number];

/** A game that can be walked: any position by its number, 0 being the set-up. */
export interface Walk extends Positions {
  /** The next step from `at` in a direction at which a new round begins, or the end. */
  round(at: number, direction: 1 | -1): number;
  /** The same for phases. */
  phase(at: number, direction: 1 | -1): number;
}

const beginsRound = (step: Step | undefined): boolean =>
  step?.events.some((event) => "round" in event && (event._tag === "PhaseBegan" ? isMorning(event) : true)) ?? false;

const isMorning = (event: { readonly _tag: string }): boolean =>
  "stage" in event &&
  typeof event.stage === "object" &&
  event.stage !== null &&
  "_tag" in event.stage &&
  event.stage._tag === "restructuring";

/** Phases announce themselves: `PhaseBegan`, `TrickBegun`. */
const beginsPhase = (step: Step | undefined): boolean =>
  step?.events.some(({ _tag }) => /Beg[au]n$/.test(_tag) && _tag !== "TurnBegan") ?? false;

/** Makes a log walkable; entries that were taken back are left out. */
export const walkOf = (rules: Rules, entries: readonly Entry[]): Walk => {
  const positions = positionsOf(rules, entries);
  const { steps } = positions;
  const next =
    (begins: (step: Step | undefined) => boolean) =>
    (at: number, direction: 1 | -1): number => {
      for (let step = at + direction; step > 0 && step < steps.length; step += direction) {
        if (begins(steps[step])) return step;
      }
      return direction === 1 ? steps.length - 1 : 0;
    };
  return { ...positions, round: next(beginsRound), phase: next(beginsPhase) };
};
