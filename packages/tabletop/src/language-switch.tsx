import { Icon } from "@blueplate/ui";
import { isLocale, LOCALES } from "@blueplate/words";
import { For, Show } from "solid-js";
import { language, shell } from "./language.ts";

const NAMES: readonly (readonly [string, string])[] = Object.entries(LOCALES);

/** The language of the page, each named in itself. */
export const LanguageSwitch = () => (
  <Show when={NAMES.length > 1}>
    <span class="theme">
      <Icon name="globe" />
      <select
        aria-label={shell().language}
        title={shell().language}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (isLocale(value)) void language.choose(value);
        }}
      >
        <For each={NAMES}>
          {([locale, name]) => (
            <option value={locale} lang={locale} selected={locale === language.locale()}>
              {name}
            </option>
          )}
        </For>
      </select>
    </span>
  </Show>
);
