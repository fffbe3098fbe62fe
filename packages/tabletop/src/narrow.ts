import { createSignal, onCleanup } from "solid-js";

/** Pixels from which on a page is a desk: three columns have no room on a phone or an upright tablet. Sheets of style say the same. */
const DESK = 1024;

/** True while the page is narrower than a desk, or than so many pixels. */
export const narrow = (below = DESK): (() => boolean) => {
  const query = matchMedia(`(max-width: ${below - 1}px)`);
  const [is, set] = createSignal(query.matches);
  const change = (): void => void set(query.matches);
  query.addEventListener("change", change);
  onCleanup(() => query.removeEventListener("change", change));
  return is;
};
