import { onCleanup } from "solid-js";

/** Where back is a key or a stroke of the thumb: no room for a desk, or a finger points. */
const HAS_BACK_KEY = "(max-width: 1023px), (hover: none)";

/** What the back key closes, the last opened last. */
const closers: (() => void)[] = [];

/** The page over which one stood before the step through the history that is heard next. */
let last: string | null = null;

/** The page over which the present entry of the history stands, where it is one that only back removes; else null. */
const guarded = (): string | null => {
  const state: unknown = history.state;
  const over: unknown = state !== null && typeof state === "object" && "over" in state ? state.over : null;
  return typeof over === "string" ? over : null;
};

/** An entry of the same page for the back key to remove: one of them serves whatever is opened over the page. */
const guard = (): void => {
  if (guarded() === null) history.pushState({ ...history.state, over: location.href }, "");
  last = location.href;
};

/** Closes what was opened last; where everything was closed otherwise already, the key goes on to the page before. */
const step = (): void => {
  const left = last;
  last = guarded();
  if (left !== location.href || last !== null) return;
  const close = closers.pop();
  if (!close) return history.back();
  close();
  if (closers.length > 0) guard();
};

let isHeard = false;

/**
 * The back key of a phone closes what has just been opened over the page, and leaves the page only when nothing lies over it; for as
 * long as what calls it stands.
 */
export const closeByBack = (close: () => void): void => {
  if (!matchMedia(HAS_BACK_KEY).matches) return;
  if (!isHeard) addEventListener("popstate", step);
  isHeard = true;
  closers.push(close);
  guard();
  onCleanup(() => {
    const at = closers.indexOf(close);
    if (at >= 0) closers.splice(at, 1);
  });
};
