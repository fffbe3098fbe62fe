import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { cutOff } from "../fixtures/cut.ts";
import { lay, show } from "./album.ts";
import { flawsOf } from "./flaws.ts";
import { partsOf } from "./look.ts";
import { waitedFor } from "./seen.ts";

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

/**
 * A page as it stands, as a picture with its look; of a page that moves only the texts are compared. What no picture may show is
 * told by the name of the picture, and the others are taken all the same.
 */
export const shot = async (page: Page, name: string, moves = false): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Whatever is still on its way may come; what does not come is told with the picture.
  await expect
    .poll(() => waitedFor(page))
    .toEqual([])
    .catch(() => undefined);
  const png = await page.screenshot();
  await show(page, name);
  expect.soft(await flawsOf(page, png, moves), name).toEqual([]);
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
