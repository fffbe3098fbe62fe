import { deviceStorage } from "@blueplate/ui/storage";
import { createSignal } from "solid-js";

const KEY = "blueplate-without-spoilers";

const [chosen, setChosen] = createSignal<boolean | null>(null);

/** True where this machine is to keep from whoever uses it how games end, until they get there themselves. */
export const withoutSpoilers = (): boolean => chosen() ?? deviceStorage.getItem(KEY) === "1";

/** Chooses whether ends are kept back on this machine, and remembers it. */
export const setWithoutSpoilers = (without: boolean): void => {
  setChosen(without);
  if (without) deviceStorage.setItem(KEY, "1");
  else deviceStorage.removeItem(KEY);
};
