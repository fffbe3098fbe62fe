import { type Accessor, createMemo, createSignal } from "solid-js";

/** Dragging through a game. */
export interface ScrubControl {
  /** Somebody holds the thumb of the timeline: nothing moves by itself, and only what shows the moment follows. */
  readonly scrubbing: Accessor<boolean>;
  readonly setScrubbing: (scrubbing: boolean) => void;
  /** The moment at which one rests: it stays while the thumb is held. Charts and tables over the game follow this one. */
  readonly rest: Accessor<number>;
}

/** Follows somebody who drags through the moments `at`. */
export const createScrubbing = (at: Accessor<number>): ScrubControl => {
  const [scrubbing, setScrubbing] = createSignal(false);
  const rest = createMemo<number>((before) => (scrubbing() ? before : at()), at());
  return { scrubbing, setScrubbing: (next) => void setScrubbing(next), rest };
};
