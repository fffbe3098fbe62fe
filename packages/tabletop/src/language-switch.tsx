import { Button, Icon, Notice } from "@blueplate/ui";
import { isLocale, LOCALES } from "@blueplate/words";
import { createSignal, For, Show } from "solid-js";
import { language, shell } from "./language.ts";

const NAMES: readonly (readonly [string, string])[] = Object.entries(LOCALES);

/** The language of the page, each named in itself. One that cannot be fetched leaves the one that is read. */
export const LanguageSwitch = () => {
  const [missing, setMissing] = createSignal(false);
  const choose = async (select: HTMLSelectElement): Promise<void> => {
    const { value } = select;
    setMissing(false);
    if (!isLocale(value)) return;
    try {
      await language.choose(value);
    } catch {
      select.value = language.locale();
      setMissing(true);
    }
  };
  return (
    <Show when={NAMES.length > 1}>
      <span class="theme">
        <Icon name="globe" />
        <select
          aria-label={shell().language}
          title={shell().language}
          onChange={(event) => void choose(event.currentTarget)}
        >
          <For each={NAMES}>
            {([locale, name]) => (
              <option value={locale} lang={locale} selected={locale === language.locale()}>
                {name}
              </option>
            )}
          </For>
        </select>
        <Show when={missing()}>
          <div class="language-missing panel">
            <Notice>
              {shell().languageMissing} <Button onClick={() => setMissing(false)}>{shell().frame.close}</Button>
            </Notice>
          </div>
        </Show>
      </span>
    </Show>
  );
};
