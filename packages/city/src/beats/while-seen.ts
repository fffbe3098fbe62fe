import type { BeatPlayback } from "./player.ts";

/**
 * Plays one run of beats after the other as long as a place is seen; otherwise nothing is drawn. `play` begins a run, or answers
 * null where there is nothing to play; `tell` hears whether the place is seen. Answers how to end it.
 */
export const playWhileSeen = (
  place: Element,
  play: () => BeatPlayback | null,
  tell: (isSeen: boolean) => void = () => {},
): (() => void) => {
  let playing: BeatPlayback | null = null;
  let isInSight = false;
  const isSeen = (): boolean => isInSight && !document.hidden;
  const go = (): void => {
    if (playing || !isSeen()) return;
    const now = play();
    playing = now;
    void now?.done.then(() => {
      playing = null;
      go();
    });
  };
  const look = (): void => {
    tell(isSeen());
    if (isSeen()) go();
    else playing?.skip();
  };
  const sight = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? false;
    look();
  });
  sight.observe(place);
  document.addEventListener("visibilitychange", look);
  return () => {
    sight.disconnect();
    document.removeEventListener("visibilitychange", look);
    isInSight = false;
    playing?.skip();
  };
};
