import { createSignal, onCleanup } from "solid-js";

/** True while the page is narrower than a desk, on a phone or an upright tablet: three columns have no room. */
export const narrow = (): (() => boolean) => {
  const query = matchMedia("(max-width: 1023px)");
  const [is, set] = createSignal(query.matches);
  const change = (): void => void set(query.matches);
  query.addEventListener("change", change);
  onCleanup(() => query.removeEventListener("change", change));
  return is;
};
