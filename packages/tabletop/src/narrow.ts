import { createSignal, onCleanup } from "solid-js";

/** Pixels from which on a page is a desk: three columns have no room on a phone or an upright tablet. Sheets of style say the same. */
const DESK = 1024;

/** A phone held sideways: too low for a sheet over the town, and wide enough for both beside each other. Sheets of style say the same. */
const SIDEWAYS = `(min-width: 560px) and (max-width: ${DESK - 1}px) and (max-height: 559px)`;

/** True while the page is as a query of its media says. */
const matching = (media: string): (() => boolean) => {
  const query = matchMedia(media);
  const [is, set] = createSignal(query.matches);
  const change = (): void => void set(query.matches);
  query.addEventListener("change", change);
  onCleanup(() => query.removeEventListener("change", change));
  return is;
};

/** True while the page is narrower than a desk, or than so many pixels. */
export const narrow = (below = DESK): (() => boolean) => matching(`(max-width: ${below - 1}px)`);

/** True while a desk is as low as that of a small laptop. Sheets of style say the same. */
export const lowDesk = (): (() => boolean) => matching(`(min-width: ${DESK}px) and (max-height: 899px)`);

/** True while there is no room for a desk, or what points is a finger: nothing is seen by going over it then. */
export const withoutHover = (): (() => boolean) => matching(`(max-width: ${DESK - 1}px), (hover: none)`);

/** True while a finger points: nothing is seen by going over it, however wide the page is. Sheets of style say the same. */
export const withoutPointer = (): (() => boolean) => matching("(hover: none)");

/** True while the page is that of a phone held sideways. */
export const sideways = (): (() => boolean) => matching(SIDEWAYS);
