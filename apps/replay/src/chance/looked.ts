import type { Refusal, Rules, SeatInfo } from "@blueplate/kernel";
import type { NextMove } from "../session/playing.ts";

/** What is looked at, as far as estimating and playing on need it. */
export interface Looked {
  readonly rules: Rules;
  /** The game was played under other rules than those of today. */
  readonly changed: boolean;
  readonly seats: readonly SeatInfo[];
  /** The line; another object when it is another line. */
  readonly line: object;
  /** The step that is shown; 0 is the set-up. */
  readonly at: number;
  /** The last step that may be shown. */
  readonly last: number;
  /** The state after a step, with every secret open that there is. */
  readonly state: (at: number) => unknown;
  readonly go: (at: number) => void;
  /** Told the steps at which the game turned, whenever that is found anew. */
  readonly onTurns: (steps: readonly number[]) => void;
}

/** A line that can be played on: plays the moves that `next` names after the step that is shown, and goes along. */
export interface Playable extends Looked {
  readonly playOn: (next: NextMove) => Promise<Refusal | null>;
}
