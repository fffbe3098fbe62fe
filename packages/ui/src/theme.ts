import { deviceStorage } from "./storage.ts";
import { createSignal } from "solid-js";

/** Light or dark interface; `system` follows the machine. */
export type Theme = "light" | "dark" | "system";

const KEY = "blueplate-theme";
const stored = (): Theme => {
  const value = deviceStorage.getItem(KEY);
  return value === "light" || value === "dark" ? value : "system";
};

const [theme, setSignal] = createSignal<Theme>("system");

/** The theme that was chosen. */
export { theme };

const machineIsDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;

/** True while the interface is dark. */
export const isDark = (): boolean => theme() === "dark" || (theme() === "system" && machineIsDark());

const show = (): void => {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
};

/** Chooses the theme and remembers it in this browser. */
export const setTheme = (next: Theme): void => {
  setSignal(next);
  if (next === "system") deviceStorage.removeItem(KEY);
  else deviceStorage.setItem(KEY, next);
  show();
};

/** Takes up the remembered theme, and the machine's when it changes. */
export const startTheme = (): void => {
  setSignal(stored());
  show();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
};
