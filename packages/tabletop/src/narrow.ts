import { createSignal, onCleanup } from "solid-js";

/** True while the page is as narrow as a phone. */
export const narrow = (): (() => boolean) => {
  const query = matchMedia("(max-width: 820px)");
  const [is, set] = createSignal(query.matches);
  const change = (): void => void set(query.matches);
  query.addEventListener("change", change);
  onCleanup(() => query.removeEventListener("change", change));
  return is;
};
