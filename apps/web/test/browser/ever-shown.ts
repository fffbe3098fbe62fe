import type { Page } from "@playwright/test";

/**
 * Looks at everything that a page shows from now on, for eyes or for ears, from its first moment and after each change. Answers what
 * of it fitted, on the page that is open then.
 */
export const everShown = async (page: Page, fits: RegExp): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript((source) => {
    const fits = new RegExp(source, "g");
    const shown = new Set<string>();
    const look = (): void => {
      for (const [text] of (document.title + (document.body?.outerHTML ?? "")).matchAll(fits)) shown.add(text);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(globalThis, { everShown: () => [...shown] });
  }, fits.source);
  return () => page.evaluate<readonly string[]>("everShown()");
};
