import { onCleanup } from "solid-js";

/** Work that is done once a picture, with the last that was asked for. */
export interface FramedPosition<T> {
  readonly ask: (wish: T) => void;
  /** Does at once what still waits for its picture. */
  readonly flush: () => void;
}

/** A hand moves more often than pictures are drawn: of all its wishes before a picture only the last is met. */
export const createFramed = <T>(work: (wish: T) => void): FramedPosition<T> => {
  let frame = 0;
  let waiting: { readonly wish: T } | null = null;
  const flush = (): void => {
    cancelAnimationFrame(frame);
    const asked = waiting;
    waiting = null;
    if (asked) work(asked.wish);
  };
  onCleanup(() => cancelAnimationFrame(frame));
  return {
    flush,
    ask: (wish) => {
      if (!waiting) frame = requestAnimationFrame(flush);
      waiting = { wish };
    },
  };
};
