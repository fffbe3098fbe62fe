import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { withPalette } from "./palette.ts";

const folder = fileURLToPath(new URL("../../../../docs/screens", import.meta.url));

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

/** A page as it stands, as a file in docs/screens. */
export const shot = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await writeFile(`${folder}/${name}.png`, withPalette(await page.screenshot()));
};

/** A page as it stands, in both themes. */
export const shots = async (page: Page, name: string, { width }: Size): Promise<void> => {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await shot(page, `${name}-${width}-${theme}`);
  }
};

/**
 * One page in several widths and both themes, into docs/screens. `after` brings about what is pictured on a page that is loaded
 * anew for each width, as a phone loads it; without it the page stays as it is.
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
