import { type Begun, effectiveLine, type Entry, foldLine, type Played, type Rules } from "@blueplate/kernel";

/** An entry that counts. */
type Step = Begun<{ readonly _tag: string }> | Played<{ readonly _tag: string }>;

/** A game that can be walked: any position by its number, 0 being the set-up. */
export interface Walk {
  readonly steps: readonly Step[];
  /** The state after step `at`. */
  state(at: number): unknown;
  /** The next step from `at` in a direction at which a new round begins, or the end. */
  round(at: number, direction: 1 | -1): number;
  /** The same for phases. */
  phase(at: number, direction: 1 | -1): number;
}

/** Positions kept every so many steps, so that none is far from one that is known. */
const KEPT_EVERY = 25;

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
  const steps = effectiveLine(entries);
  const kept: unknown[] = [];
  const state = (at: number): unknown => {
    const from = Math.floor(at / KEPT_EVERY);
    while (kept.length <= from) {
      const done = kept.length;
      const before = done === 0 ? rules.blank : kept[done - 1];
      const first = done === 0 ? 0 : (done - 1) * KEPT_EVERY + 1;
      kept.push(foldLine(rules, steps.slice(first, done * KEPT_EVERY + 1), before));
    }
    return foldLine(rules, steps.slice(from * KEPT_EVERY + 1, at + 1), kept[from]);
  };
  const next =
    (begins: (step: Step | undefined) => boolean) =>
    (at: number, direction: 1 | -1): number => {
      for (let step = at + direction; step > 0 && step < steps.length; step += direction) {
        if (begins(steps[step])) return step;
      }
      return direction === 1 ? steps.length - 1 : 0;
    };
  return { steps, state, round: next(beginsRound), phase: next(beginsPhase) };
};
