import type { Refusal, Rules, Seat, SeatInfo, Tagged } from "@blueplate/kernel";

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
}

/** A line that can be played on: gives a command after the step that is shown, and goes there. */
export interface Playable extends Looked {
  readonly play: (seat: Seat, command: Tagged) => Promise<Refusal | null>;
}
