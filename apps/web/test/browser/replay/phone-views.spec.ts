import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, expect, type Page } from "@playwright/test";
import { drag, newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";

test.use({ sharesServer: true });

const golden = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../../../../goldens/${name}.jsonl`, import.meta.url)));

/** A game of each kind, and its views: notes make the page as high as the window, the line lets it grow again. */
const GAMES = [
  ["Food Chain Magnate", "food-chain-magnate/1/introductory-2p-steady-g1", ["Play on", "Race", "Notes", "Line"]],
  ["Trick-n-Chef", "trick-n-chef/1/standard-4p-sensible-g1", ["Play on", "Points", "Notes", "Line"]],
] as const;

/** Looks back on a phone, at the end of the game or at a step before it. */
const open = async (browser: Browser, log: string, height: number, key: "End" | "Home"): Promise<Page> => {
  const page = await newPhone(browser);
  await page.setViewportSize({ width: 390, height });
  await page.goto("/replay/");
  const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer: golden(log) };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
  const slider = page.getByRole("slider", { name: "Position in the game" });
  await expect(slider).toBeVisible();
  await page.keyboard.press(key);
  const last = (await slider.getAttribute("aria-valuemax")) ?? "";
  await expect(slider).toHaveAttribute("aria-valuenow", key === "End" ? last : "0");
  await expect(page.locator("#root")).toHaveAttribute("data-replay", key === "End" ? "end" : "course");
  return page;
};

/** Pulls the page up with a finger beside all panels, as far as it goes. */
const pullUp = async (page: Page, height: number): Promise<void> => {
  const below = (): Promise<number> =>
    page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect(async () => {
    if ((await below()) > 0) await drag(page, [3, height - 40], [3, 60]);
    expect(await below()).toBeLessThanOrEqual(0);
  }).toPass();
};

for (const [game, log, views] of GAMES)
  for (const [height, key] of [
    [844, "End"],
    [664, "End"],
    [664, "Home"],
  ] as const)
    test(`on a phone of ${height} pixels the views of ${game} are pulled into sight and pressed (${key})`, async ({
      browser,
    }) => {
      const page = await open(browser, log, height, key);
      await pullUp(page, height);
      await expect(page.locator(".view-panel")).toBeInViewport({ ratio: 1 });
      for (const view of views) {
        const tab = page.getByRole("tab", { name: view, exact: true });
        await tab.tap();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await pullUp(page, height);
        await expect(page.locator(".view-panel")).toBeInViewport({ ratio: 1 });
      }
    });
