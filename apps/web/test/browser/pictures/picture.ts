import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { lay, show } from "./album.ts";
import { cutOff } from "../fixtures/cut.ts";
import { partsOf } from "./look.ts";

/** A window in which pages are pictured. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export const WIDE: Size = { width: 1920, height: 1080 };
export const DESK: Size = { width: 1366, height: 768 };
export const PHONE: Size = { width: 390, height: 844 };
/** Every window that a page is looked at in. */
export const EVERY: readonly Size[] = [WIDE, DESK, PHONE];
export const THEMES = ["light", "dark"] as const;

/** How many texts of a page have not enough contrast to what is behind them. */
const paleOn = async (page: Page): Promise<number> => {
  const { violations } = await new AxeBuilder({ page }).withRules("color-contrast").analyze();
  return violations.reduce((sum, { nodes }) => sum + nodes.length, 0);
};

/** A page as it stands, as a picture with its look; of a page that moves only the texts are compared. */
export const shot = async (page: Page, name: string, moves = false): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const png = await page.screenshot();
  await show(page, name);
  const cut = (await cutOff(page)).length;
  lay(name, png, { ...(moves ? { parts: "", tints: "" } : partsOf(png)), cut, pale: await paleOn(page) });
};

/** A page as it stands, in both themes. */
export const shots = async (page: Page, name: string, { width }: Size, moves = false): Promise<void> => {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await shot(page, `${name}-${width}-${theme}`, moves);
  }
};

/**
 * One page in several widths and both themes. `after` brings about what is pictured on a page that is loaded anew for each width,
 * as a phone loads it; without it the page stays as it is.
 */
export const picture = async (page: Page, name: string, after?: (page: Page) => Promise<void>): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of EVERY) {
    await page.setViewportSize(size);
    if (after) {
      await page.reload();
      await after(page);
    }
    await shots(page, name, size);
  }
  await page.setViewportSize(DESK);
  if (after) await page.reload();
};
