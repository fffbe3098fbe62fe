import { Icon, type IconName, setTheme, type Theme, theme } from "@blueplate/ui";
import { shell } from "./language.ts";
import { For } from "solid-js";

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const ICONS: Readonly<Record<Theme, IconName>> = { system: "monitor", light: "sun", dark: "moon" };

/** Light, dark, or as the machine has it. */
export const ThemeSwitch = () => (
  <span class="theme">
    <Icon name={ICONS[theme()]} />
    <select
      aria-label={shell().theme}
      title={shell().theme}
      // cast: the values are the themes above.
      onChange={(event) => setTheme(event.currentTarget.value as Theme)}
    >
      <For each={THEMES}>
        {(each) => (
          <option value={each} selected={each === theme()}>
            {shell().themes[each]}
          </option>
        )}
      </For>
    </select>
  </span>
);
