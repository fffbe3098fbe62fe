/** What somebody does who wants to look elsewhere. */
const WISHES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Brings something into the middle of the view and keeps it there while `root` is still being laid out, as drawings above it come: until
 * somebody does something. `find` looks for it anew each time. Answers how to end it.
 */
export const keepInSight = (root: HTMLElement, find: () => Element | null): (() => void) => {
  const ends = new AbortController();
  const laidOut = new ResizeObserver(() => find()?.scrollIntoView({ block: "center" }));
  const end = (): void => {
    ends.abort();
    laidOut.disconnect();
  };
  // It tells of the size that there is at once, and of each other one.
  laidOut.observe(root);
  for (const wish of WISHES) addEventListener(wish, end, { signal: ends.signal, capture: true, passive: true });
  return end;
};
