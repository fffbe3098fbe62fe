import { onCleanup } from "solid-js";

/** Milliseconds without a further wish after which somebody rests. */
const REST_MS = 300;
/** Milliseconds after which it is done even so, for whoever never rests. */
const LATEST_MS = 3_000;

/**
 * Does something once nobody asks for it any more: what would hold up whoever scrubs, such as the address and what is kept. It
 * is done no later than some seconds after the first wish, and before the page is hidden or left. `onLeave`: what becomes of a
 * wish that still waits when the component goes.
 */
export const createAtRest = (work: () => void, onLeave: "do" | "drop"): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  const hide = (): void => {
    if (document.visibilityState === "hidden") now();
  };
  addEventListener("pagehide", now);
  document.addEventListener("visibilitychange", hide);
  onCleanup(() => {
    removeEventListener("pagehide", now);
    document.removeEventListener("visibilitychange", hide);
    if (onLeave === "do") now();
    clearTimeout(timer);
  });
  return () => {
    if (timer === undefined) first = performance.now();
    clearTimeout(timer);
    timer = setTimeout(now, Math.max(0, Math.min(REST_MS, first + LATEST_MS - performance.now())));
  };
};
