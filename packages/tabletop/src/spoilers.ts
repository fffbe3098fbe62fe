import { createSignal } from "solid-js";

const KEY = "blueplate-without-spoilers";

const [chosen, setChosen] = createSignal<boolean | null>(null);

/** True where this machine is to keep from whoever uses it how games end, until they get there themselves. */
export const withoutSpoilers = (): boolean => chosen() ?? localStorage.getItem(KEY) === "1";

/** Chooses whether ends are kept back on this machine, and remembers it. */
export const setWithoutSpoilers = (without: boolean): void => {
  setChosen(without);
  if (without) localStorage.setItem(KEY, "1");
  else localStorage.removeItem(KEY);
};
