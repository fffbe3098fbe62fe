import { expect } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";

test.use({ sharesServer: true });

/** A page whose app is asked for by its first script, in either app. */
const PAGES = ["/", "/learn/first-tricks", "/replay/"];

/** Languages, and what the button is called in them. */
const WORDS = { en: "Try again", pl: "Spróbuj ponownie", ja: "再試行", ru: "Повторить", zh: "重试" } as const;

for (const address of PAGES)
  test(`a part of ${address} that does not come is said, with a button that asks for all of it again`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ serviceWorkers: "block", locale: "en-GB" })).newPage();
    await page.route(/\/app-[^/]+\.js$/, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole("alert")).toContainText("Part of this page did not come.");
    const again = page.getByRole("button", { name: WORDS.en, exact: true });
    await expect(again).toBeInViewport({ ratio: 1 });
    await page.unroute(/\/app-[^/]+\.js$/);
    await again.click();
    await expect(page.locator(".splash, .page-missing")).toHaveCount(0);
    await expect(page.locator("header, .hero").first()).toBeVisible();
  });

test("it is said in the language that is read", async ({ browser }) => {
  for (const [locale, again] of Object.entries(WORDS)) {
    const context = await browser.newContext({ serviceWorkers: "block", locale });
    const page = await context.newPage();
    await page.route(/\/app-[^/]+\.js$/, (route) => route.abort());
    await page.goto("/replay/");
    await expect(page.getByRole("button", { name: again, exact: true })).toBeVisible();
    await context.close();
  }
});

for (const address of ["/", "/new", "/replay/", "/replay/embed.html", "/replay/statistics.html"])
  test(`${address} of which no script has come says so in time, and leads to itself`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${address}?at=88`);
    const again = page.getByRole("link", { name: "Try again" });
    await expect(again).toHaveCount(0);
    // The time goes by.
    await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
    await expect(again).toBeInViewport({ ratio: 1 });
    await page.unroute(/\.js$/);
    await again.click();
    await expect(page.locator(".late")).toHaveCount(0);
    expect(new URL(page.url()).search).toContain("at=88");
  });
