import { onCleanup } from "solid-js";

/** Milliseconds between two times that something is done which would hold up whoever scrubs. */
const PACE_MS = 300;

/**
 * Does something soon after it was asked for, and while it is asked for again and again only now and then; the last time is
 * never left out. What still waits is done when the page is left, and no more once the component is gone.
 */
export const createPaced = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = Number.NEGATIVE_INFINITY;
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    done = performance.now();
    work();
  };
  const leave = (): void => {
    if (timer !== undefined) now();
  };
  addEventListener("pagehide", leave);
  onCleanup(() => {
    removeEventListener("pagehide", leave);
    clearTimeout(timer);
  });
  return () => {
    timer ??= setTimeout(now, Math.max(0, done + PACE_MS - performance.now()));
  };
};
