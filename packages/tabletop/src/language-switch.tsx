import { Button, Icon, Notice } from "@blueplate/ui";
import { isLocale, LOCALES } from "@blueplate/words";
import { For, Show } from "solid-js";
import { language, shell } from "./language.ts";

const NAMES: readonly (readonly [string, string])[] = Object.entries(LOCALES);

/** The language of the page, each named in itself. One that cannot be fetched leaves the one that is read until it comes. */
export const LanguageSwitch = () => {
  const choose = (select: HTMLSelectElement): void => {
    const { value } = select;
    if (isLocale(value)) language.choose(value).catch(() => (select.value = language.locale()));
  };
  return (
    <Show when={NAMES.length > 1}>
      <span class="theme">
        <Icon name="globe" />
        <select
          aria-label={shell().language}
          title={shell().language}
          onChange={(event) => choose(event.currentTarget)}
        >
          <For each={NAMES}>
            {([locale, name]) => (
              <option value={locale} lang={locale} selected={locale === language.locale()}>
                {name}
              </option>
            )}
          </For>
        </select>
        <Show when={language.missing()}>
          <div class="language-missing panel">
            <Notice>
              <div class="stack tight">
                <p>{shell().languageMissing}</p>
                <div class="row">
                  <Button onClick={() => void language.again()}>{shell().languageAgain}</Button>
                  <Button kind="quiet" onClick={language.forget}>
                    {shell().frame.close}
                  </Button>
                </div>
              </div>
            </Notice>
          </div>
        </Show>
      </span>
    </Show>
  );
};
