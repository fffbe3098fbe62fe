import { expect, type Page } from "@playwright/test";
import { testThatShares } from "../fixtures/fixture.ts";
import { readPng } from "../pictures/png.ts";

/** The share of light that a channel gives, from 0 to 1 (WCAG 2, relative luminance). */
const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/**
 * How much of what lies behind a part of the head, its words taken away, is too bright for them: the share of pixels to which their
 * colour has a contrast below 4.5.
 */
const tooBright = async (page: Page, selector: string): Promise<number> => {
  const part = page.locator(selector);
  const [red = 0, green = 0, blue = 0] = await part.evaluate((words) =>
    (getComputedStyle(words).color.match(/\d+/g) ?? []).map(Number),
  );
  const words = luminance(red, green, blue);
  const clip = (await part.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const { rgb } = readPng(await page.screenshot({ clip, style: ".hero-in * { visibility: hidden }" }));
  const pixels = rgb.length / 3;
  let bright = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const behind = luminance(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
    if ((words + 0.05) / (behind + 0.05) < 4.5) bright++;
  }
  return bright / pixels;
};

testThatShares("the words of the head stand on the dark of the picture, however wide the door is", async ({ page }) => {
  // The picture alone: the town itself fades in over it, at the same place and behind the same veil.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Learn Trick-n-Chef" })).toBeVisible();
  await page.locator(".hero-picture").evaluate((image: HTMLImageElement) => image.decode());
  for (const width of [1920, 1440, 1366, 1180, 1024, 820, 768, 701, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const selector of [".hero-sentence", ".hero-more > a:nth-child(1)", ".hero-more > a:nth-child(2)"])
      expect.soft(await tooBright(page, selector), `${selector} at ${width} px`).toBeLessThan(0.02);
  }
});
