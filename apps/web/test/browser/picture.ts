import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";

export const folder = fileURLToPath(new URL("../../../../docs/screens", import.meta.url));
export const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

/** One page in three widths and both themes, into docs/screens; a phone loads it anew, as it begins there. */
export const picture = async (page: Page, name: string, ready?: Locator): Promise<void> => {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (ready) {
        await page.reload();
        await expect(ready).toBeVisible();
      }
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${theme}.png` });
    }
  }
  await page.setViewportSize(SIZES[0]);
  if (ready) await page.reload();
};
