import type { Opened } from "./open.ts";

/** What a moment of a game is drawn from. */
export interface SceneProps {
  readonly opened: Opened;
  readonly at: number;
  /** The state a step before, or null at the beginning. */
  readonly before: unknown;
  readonly state: unknown;
  readonly speed: number;
  /** Called with true while something of this step still moves. */
  readonly onMoving: (moving: boolean) => void;
}
